import TestSupport
import XCTest

@testable import NotablesDemo

final class ScreenWriterTests: XCTestCase {
  private let size = CellSize(columns: 40, rows: 12)

  func testRandomScreens_showAsTheyAre() {
    var random = SeededGenerator(seed: 4)
    var writer = ScreenWriter(isColored: true)
    var terminal = TerminalModel(size: size)
    var screen = Screen(size: size)
    for round in 0..<200 {
      scribble(on: &screen, &random)
      terminal.take(writer.update(to: screen))

      XCTAssertEqual(terminal.text, screen.text, "round \(round)")
      XCTAssertEqual(terminal.screen.cursor, screen.cursor, "round \(round)")
      for (cell, style) in zip(screen.cells, terminal.styles) where cell != Self.blank {
        XCTAssertEqual(cell.style.sequence(isColored: true), "\u{1b}[\(style)m", "round \(round)")
      }
    }
    XCTAssertEqual(terminal.unknown, [])
  }

  func testUnchangedScreen_sendsNothing() {
    var writer = ScreenWriter(isColored: true)
    var screen = Screen(size: size)
    screen.put("hello", at: CellPoint(column: 3, row: 2))
    XCTAssertNotEqual(writer.update(to: screen), "")
    XCTAssertEqual(writer.update(to: screen), "")
    writer.invalidate()
    XCTAssertTrue(writer.update(to: screen).contains("hello"))
  }

  func testOneCell_sendsOneCell() {
    var writer = ScreenWriter(isColored: true)
    var screen = Screen(size: size)
    screen.put("hello", at: CellPoint(column: 3, row: 2))
    _ = writer.update(to: screen)
    screen.put("E", at: CellPoint(column: 4, row: 2))
    XCTAssertEqual(writer.update(to: screen), "\u{1b}[?25l\u{1b}[3;5H\u{1b}[0mE\u{1b}[0m")
  }

  func testWithoutColours_attributesStay() {
    let style = CellStyle(foreground: 231, background: 26, attributes: [.bold, .reversed])
    XCTAssertEqual(style.sequence(isColored: true), "\u{1b}[0;1;38;5;231;48;5;26m")
    XCTAssertEqual(style.sequence(isColored: false), "\u{1b}[0;1;7m")
  }

  private static let blank = Screen.Cell(character: " ", style: .plain)

  private func scribble(on screen: inout Screen, _ random: inout SeededGenerator) {
    let words = ["a", "word", "日本", "😀", "─│┌", "e\u{301}", "x日y", " "]
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let style = CellStyle(
        foreground: Bool.random(using: &random) ? 16 : nil,
        background: Bool.random(using: &random) ? 231 : nil,
        attributes: Bool.random(using: &random) ? .bold : []
      )
      let point = CellPoint(
        column: Int.random(in: -2..<size.columns, using: &random),
        row: Int.random(in: -1...size.rows, using: &random)
      )
      screen.put(words[Int.random(in: words.indices, using: &random)], at: point, style)
    }
    screen.cursor =
      Bool.random(using: &random)
      ? CellPoint(column: Int.random(in: 0..<size.columns, using: &random), row: 3) : nil
  }
}
