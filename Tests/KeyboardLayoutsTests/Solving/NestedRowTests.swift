import KeyboardLayouts
import XCTest

final class NestedRowTests: XCTestCase {
  func testB88_aNestedRow_isOneSlotAndItsEnds() {
    assertEqual(
      nested(ends: 0).columns,
      [[3, 100.667], [109.667, 47.333], [163, 47.333], [216.333, 100.667]]
    )
    assertEqual(
      nested(ends: 3).columns,
      [[3, 98.667], [110.667, 46.333], [163, 46.333], [218.333, 98.667]]
    )
  }

  func testB88_anEmptyNestedRow_keepsItsSlot() {
    let solution = KeyboardLayout(row: KeyboardRowStyle()) {
      "a"
      KeyboardRow.gap
      "b"
    }.solved(320)
    assertEqual(solution.columns, [[3, 100.667], [216.333, 100.667]])
  }

  func testB88_threeDeep_andTheSearchFindsTheLeaf() {
    let flat = KeyboardRowStyle(leading: 0, trailing: 0, spacing: 0)
    let layout = KeyboardLayout(row: flat) {
      "a"
      KeyboardRow(style: flat) {
        "b"
        KeyboardRow(style: flat) {
          "c"
          "d"
        }
      }
    }
    let solution = layout.solved(160, 100)
    assertEqual(solution.columns, [[0, 80], [80, 40], [120, 20], [140, 20]])
    XCTAssertEqual(solution.hit(130, 50), "c")
    XCTAssertEqual(solution.key(withIdentifier: "d")?.row, 0)
    XCTAssertEqual(layout["d"]?.label, .key("d"))
  }

  func testANestedRow_hasTheOuterRowsLine_andIgnoresItsOwn() {
    let inner = KeyboardRowStyle(leading: 0, trailing: 0, top: 40, bottom: 40, alignment: .center)
    let solution = KeyboardLayout(row: KeyboardRowStyle(top: 10, bottom: 20)) {
      "a"
      KeyboardRow(style: inner) { KeyboardButton.fixed("b", .static(10)) }
    }.solved(206, 100)
    assertEqual(solution.lines, [[10, 70], [10, 70]])
    assertEqual(solution.columns, [[3, 97], [106, 10]])
  }

  func testFixedWidths_mayUseWhatTheNestedRowsEndsLeave() {
    func solved(_ width: Double) -> KeyboardSolution {
      KeyboardLayout(row: KeyboardRowStyle(leading: 0, trailing: 0, spacing: 0)) {
        KeyboardButton.fixed("a", .static(width))
        KeyboardRow("b", style: KeyboardRowStyle(leading: 30, trailing: 20))
      }.solved(200)
    }
    assertEqual(solved(140).columns, [[0, 140], [170, 10]])
    assertEqual(solved(150).columns, [[0, 150], [180, 0]])
    XCTAssertEqual(solved(150).codes, [])
    assertEqual(solved(300).columns, [[0, 150], [180, 0]])
    XCTAssertEqual(solved(300).codes, [.staticOverflow])
  }

  func testRelativeKeysOfANestedRow_areSharesOfItsOwnCleanWidth() {
    let solution = KeyboardLayout(row: KeyboardRowStyle(leading: 0, trailing: 0, spacing: 0)) {
      "a"
      KeyboardRow(style: KeyboardRowStyle(leading: 5, trailing: 5, spacing: 10)) {
        KeyboardButton.fixed("b", .relative(0.25))
        "c"
      }
    }.solved(210)
    assertEqual(solution.columns, [[0, 100], [105, 22.5], [137.5, 67.5]])
  }

  func testEndsOfNestedRows_shrinkWithTheRowsOwnSpaces() {
    let style = KeyboardRowStyle(leading: 100, trailing: 100, spacing: 100)
    let solution = KeyboardLayout(row: style) {
      "a"
      KeyboardRow("b", style: KeyboardRowStyle(leading: 60, trailing: 40))
      KeyboardButton.fixed("c", .static(50))
    }.solved(250)
    // Five hundred points of spaces in half as much room.
    assertEqual(solution.columns, [[50, 0], [130, 0], [200, 0]])
    XCTAssertEqual(solution.codes, [.staticOverflow])
  }

  private func nested(ends: Double) -> KeyboardSolution {
    let style = KeyboardRowStyle(leading: KeyboardMetric(ends), trailing: KeyboardMetric(ends))
    return KeyboardLayout(row: KeyboardRowStyle()) {
      "a"
      KeyboardRow("bc", style: style)
      "d"
    }.solved(320)
  }
}
