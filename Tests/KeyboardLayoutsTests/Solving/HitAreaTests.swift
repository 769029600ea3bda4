import KeyboardLayouts
import XCTest

final class HitAreaTests: XCTestCase {
  /// Rows at 6..48, 60..102, 114..156 and 168..210; columns of 26 from 3 on.
  private let letters = KeyboardLayout {
    "qwertyuiop"
    "asdfghjklö"
    "yxcvbnm,.-"
    "1234567890"
  }.solved(320)

  func testB93_gapsAreSplitAtTheirMiddle() {
    XCTAssertEqual(letters.hit(31, 10), "q")
    XCTAssertEqual(letters.hit(33, 10), "w")
    XCTAssertEqual(letters.hit(10, 53), "q")
    XCTAssertEqual(letters.hit(10, 55), "a")
  }

  func testB93_aTieGoesLeftOrUp() {
    XCTAssertEqual(letters.hit(32, 10), "q")
    XCTAssertEqual(letters.hit(10, 54), "q")
    XCTAssertEqual(letters.hit(32, 54), "q")
  }

  func testB93_edgesBelongToTheOuterKeys() {
    XCTAssertEqual(letters.hit(0, 0), "q")
    XCTAssertEqual(letters.hit(319, 10), "p")
    XCTAssertEqual(letters.hit(320, 216), "0")
    XCTAssertEqual(letters.keys[0].hitArea, CGRect(x: 0, y: 0, width: 32, height: 54))
    XCTAssertEqual(letters.keys[39].hitArea, CGRect(x: 288, y: 162, width: 32, height: 54))
  }

  func testOutside_onlyWithTolerance() {
    XCTAssertNil(letters.hit(-1, 10))
    XCTAssertNil(letters.hit(10, 216.5))
    XCTAssertEqual(letters.hit(-20, 10, tolerance: 20), "q")
    XCTAssertNil(letters.hit(-20.5, 10, tolerance: 20))
    XCTAssertEqual(letters.hit(330, 225, tolerance: 20), "0")
    XCTAssertEqual(letters.hit(0, 0, tolerance: .nan), "q")
    XCTAssertNil(letters.hit(-1, 0, tolerance: -5))
  }

  func testNoNumber_noKey() {
    for (x, y) in [(Double.nan, 10.0), (10, .nan), (.infinity, 10), (10, -Double.infinity)] {
      XCTAssertNil(letters.hit(x, y), "\(x), \(y)")
    }
    XCTAssertNil(letters.hit(.nan, 10, tolerance: .infinity))
    XCTAssertEqual(letters.hit(.infinity, 10, tolerance: .infinity), "p")
  }

  func testGapsWithEndsOfNestedRows_areSplitAsAWhole() {
    let solution = KeyboardLayout(row: KeyboardRowStyle()) {
      "a"
      KeyboardRow("b", style: KeyboardRowStyle(leading: 14, trailing: 24))
      KeyboardRow.gap
      "c"
    }.solved(320)
    assertEqual(solution.columns, [[3, 64.5], [87.5, 64.5], [252.5, 64.5]])
    XCTAssertEqual(solution.keys.map(\.hitArea.maxX), [77.5, 202.25, 320])
  }

  func testARowWithoutKeys_isSplitBetweenItsNeighbours() {
    let solution = KeyboardLayout {
      "a"
      KeyboardRow("")
      KeyboardRow { KeyboardRow.gap }
      "b"
      KeyboardRow("")
    }.solved(100, 270)
    assertEqual(solution.lines, [[6, 42], [168, 42]])
    XCTAssertEqual(solution.keys.map(\.hitArea.minY), [0, 108])
    XCTAssertEqual(solution.keys.map(\.hitArea.maxY), [108, 270])
    XCTAssertEqual(solution.hit(50, 108), "a")
  }

  func testLeadingRowsWithoutKeys_belongToTheFirstWithKeys() {
    let solution = KeyboardLayout {
      KeyboardRow("")
      "a"
    }.solved(100, 108)
    XCTAssertEqual(solution.keys[0].hitArea, CGRect(x: 0, y: 0, width: 100, height: 108))
  }

  func testKeysWithoutWidth_shareTheirGaps() {
    let solution = KeyboardLayout(row: KeyboardRowStyle()) {
      KeyboardButton.fixed("a", .static(400))
      "b"
      "c"
    }.solved(120)
    assertEqual(solution.columns, [[3, 102], [111, 0], [117, 0]])
    XCTAssertEqual(solution.keys.map(\.hitArea.maxX), [108, 114, 120])
  }

  func testDeadZones_belongToNobody() {
    let traits = KeyboardTraits(hasDeadZones: true)
    let solution = KeyboardLayout { "ab" }.solved(112, 112, traits)
    assertEqual(solution.columns, [[3, 50], [59, 50]])
    XCTAssertEqual(solution.keys.map(\.hitArea), solution.keys.map(\.frame))
    XCTAssertEqual(solution.hit(53, 50), "a")
    XCTAssertNil(solution.hit(55, 50))
    XCTAssertNil(solution.hit(2, 50))
    XCTAssertEqual(solution.hit(59, 106), "b")
  }

  func testDeadZones_areasStayOnTheKeyboard() {
    let style = KeyboardRowStyle(top: 80, bottom: 80)
    let layout = KeyboardLayout(rows: [
      KeyboardRow("a", style: style), KeyboardRow("b", style: style),
    ])
    let solution = layout.solved(100, 100, KeyboardTraits(hasDeadZones: true))
    assertEqual(solution.lines, [[80, 0], [240, 0]])
    XCTAssertEqual(solution.keys[1].hitArea, CGRect(x: 3, y: 100, width: 94, height: 0))
  }
}
