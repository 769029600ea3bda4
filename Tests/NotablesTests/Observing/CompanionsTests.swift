import Foundation
import XCTest

@testable import Notables

final class CompanionsTests: XCTestCase {
  @MainActor
  func testSet_replacesTheCompanionOfTheSameObject() async {
    var companions = Companions()
    let (subject, other, new) = (NSObject(), NSObject(), NSObject())
    var old: NSObject? = NSObject()
    weak let released = old
    companions[of: subject] = old
    companions[of: other] = NSObject()
    old = nil
    XCTAssertNotNil(released)

    companions[of: subject] = new

    XCTAssertNil(released)
    XCTAssertTrue(companions[of: subject] === new)
    XCTAssertEqual(companions.count, 2)
  }

  @MainActor
  func testSet_letsGoOfThoseWhoseObjectIsGone() async {
    var companions = Companions()
    let subject = NSObject()
    for _ in 0..<10 { companions[of: NSObject()] = NSObject() }
    companions[of: subject] = NSObject()
    XCTAssertEqual(companions.count, 1)
  }

  @MainActor
  func testNil_endsIt() async {
    var companions = Companions()
    let subject = NSObject()
    companions[of: subject] = nil
    companions[of: subject] = NSObject()
    companions[of: subject] = nil
    XCTAssertNil(companions[of: subject])
    XCTAssertEqual(companions.count, 0)
  }
}
