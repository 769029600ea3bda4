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
    func order(rightToLeft: Bool) -> [String] {
      FieldChain(reading: names, rightToLeft: rightToLeft) { frames[$0] ?? .zero }.fields
    }
    XCTAssertEqual(order(rightToLeft: false), ["first", "last", "street", "zip", "city"])
    XCTAssertEqual(order(rightToLeft: true), ["last", "first", "street", "city", "zip"])
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

  func testFieldsBelow_areFoundAtAnyDepth_notInsideAField() {
    let root = Field(
      "",
      children: [
        Field("a"), Field("", children: [Field("b"), Field("", children: [Field("c")])]),
        Field("d", children: [Field("inside")]),
      ]
    )
    let found = FieldChain.fields(below: root, children: \.children) { !$0.name.isEmpty }
    XCTAssertEqual(found.map(\.name), ["a", "b", "c", "d"])
  }
}

private final class Field {
  let name: String
  let children: [Field]
  var isEnabled = true

  init(_ name: String, children: [Field] = []) {
    self.name = name
    self.children = children
  }

  convenience init(_ name: String) {
    self.init(name, children: [])
  }
}
