import Foundation
import Notables
import XCTest

final class FieldChainTests: XCTestCase {
  func testReadingOrder_isLineByLine() {
    let frames = [
      "street": rect(20, 160, 300, 40), "last": rect(180, 98, 140, 44),
      "first": rect(20, 100, 140, 40), "city": rect(120, 225, 200, 30),
      "zip": rect(20, 220, 80, 40),
    ]
    let names = frames.keys.sorted()
    func order(_ direction: ReadingDirection) -> [String] {
      FieldChain(reading: names, direction: direction) { frames[$0] ?? .zero }.fields
    }
    XCTAssertEqual(order(.leftToRight), ["first", "last", "street", "zip", "city"])
    XCTAssertEqual(order(.rightToLeft), ["last", "first", "street", "city", "zip"])
  }

  func testReadingOrder_keepsTheOrderOfFieldsAtTheSamePlace() {
    let chain = FieldChain(reading: ["b", "a", "c"]) { _ in rect(0, 0, 10, 10) }
    XCTAssertEqual(chain.fields, ["b", "a", "c"])
  }

  func testNext_isTheNextThatCanTakeTheFocus() {
    let fields = ["a", "b", "c", "d"].map(Field.init)
    let chain = FieldChain(fields)
    fields[1].isEnabled = false
    XCTAssertTrue(chain.next(after: fields[0], where: \.isEnabled) === fields[2])
    XCTAssertTrue(chain.next(after: fields[2], where: \.isEnabled) === fields[3])
    XCTAssertNil(chain.next(after: fields[3], where: \.isEnabled))
    XCTAssertNil(chain.next(after: Field("other"), where: \.isEnabled))
  }
}

private final class Field {
  let name: String
  var isEnabled = true

  init(_ name: String) {
    self.name = name
  }
}
