import XCTest

@testable import NotablesDemo

final class ScreenTests: XCTestCase {
  func testText_isClippedAtEveryEdge() {
    var screen = Screen(size: CellSize(columns: 6, rows: 3))
    screen.put("abcdef", at: CellPoint(column: -2, row: 0))
    screen.put("ghijkl", at: CellPoint(column: 3, row: 1))
    screen.put("never", at: CellPoint(column: 0, row: 3))
    screen.put(
      "mnopqr",
      at: CellPoint(column: 0, row: 2),
      in: CellRect(left: 1, top: 0, width: 3, height: 9)
    )
    XCTAssertEqual(screen.text, "cdef\n   ghi\n nop\n")
  }

  func testWideCharacters_takeTwoColumns_andNeverStayInHalves() {
    var screen = Screen(size: CellSize(columns: 6, rows: 1))
    screen.put("日本語", at: CellPoint(column: 0, row: 0))
    XCTAssertEqual(screen.text, "日本語\n")
    screen.put("x", at: CellPoint(column: 1, row: 0))
    XCTAssertEqual(screen.text, " x本語\n")
    screen.put("y", at: CellPoint(column: 2, row: 0))
    XCTAssertEqual(screen.text, " xy 語\n")
    screen.put("日", at: CellPoint(column: 5, row: 0))
    XCTAssertEqual(screen.text, " xy 語\n")
  }

  func testCommandsToTheTerminal_areReplaced() {
    var screen = Screen(size: CellSize(columns: 12, rows: 1))
    screen.put("a\u{1b}[2J\u{7}\u{9b}\u{202e}b", at: CellPoint(column: 0, row: 0))
    XCTAssertEqual(screen.text, "a\u{fffd}[2J\u{fffd}\u{fffd}\u{fffd}b\n")
  }

  func testFrame() {
    var screen = Screen(size: CellSize(columns: 4, rows: 3))
    screen.frame(screen.bounds, .thin)
    XCTAssertEqual(screen.text, "┌──┐\n│  │\n└──┘\n")
  }

  func testCut() {
    XCTAssertEqual("phone".cut(to: 5), "phone")
    XCTAssertEqual("phone".cut(to: 4), "pho…")
    XCTAssertEqual("日本語".cut(to: 4), "日…")
    XCTAssertEqual("phone".cut(to: 0), "")
  }
}
