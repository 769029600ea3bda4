import KeyboardLayouts
import XCTest

final class RowHeightTests: XCTestCase {
  func testRowsShareWhatAllSpacesLeave() {
    let layout = KeyboardLayout(style: KeyboardLayoutStyle(top: 8, bottom: 4, rowSpacing: 2)) {
      KeyboardRow("a", style: KeyboardRowStyle(top: 10, bottom: 6))
      KeyboardRow("b", style: KeyboardRowStyle(top: 6, bottom: 4))
    }
    // 100 - 12 - 2 - 26 points for two rows.
    assertEqual(layout.solved(100, 100).lines, [[18, 30], [62, 30]])
  }

  func testAKeylessRow_hasItsShare() {
    let layout = KeyboardLayout {
      "a"
      KeyboardRow("")
      "b"
    }
    assertEqual(layout.solved(100, 216).lines, [[6, 60], [150, 60]])
  }

  func testSpacesAboveTheHeight_leaveRowsOfNoHeight_framesKeepTheirY() {
    let layout = KeyboardLayout(style: KeyboardLayoutStyle(top: 30, rowSpacing: 10)) {
      KeyboardRow("a", style: KeyboardRowStyle(top: 20, bottom: 20))
      KeyboardRow("b", style: KeyboardRowStyle(top: 20, bottom: 20))
    }
    let solution = layout.solved(100, 60)
    assertEqual(solution.lines, [[50, 0], [100, 0]])
    XCTAssertEqual(solution.keys[0].hitArea, CGRect(x: 0, y: 0, width: 100, height: 60))
    XCTAssertEqual(solution.keys[1].hitArea, CGRect(x: 0, y: 60, width: 100, height: 0))
    XCTAssertEqual(solution.hit(50, 60), "a")
  }

  func testLandscape_ofTheLayout() {
    let style = KeyboardLayoutStyle(
      top: KeyboardMetric(10, landscape: 2),
      bottom: 8,
      rowSpacing: KeyboardMetric(0, landscape: 10)
    )
    let row = KeyboardRow("a", style: KeyboardRowStyle(top: 0, bottom: 0))
    let layout = KeyboardLayout(style: style, rows: [row, row])
    assertEqual(layout.solved(100, 118).lines, [[10, 50], [60, 50]])
    assertEqual(layout.solved(100, 120, .landscape).lines, [[2, 50], [62, 50]])
  }
}
