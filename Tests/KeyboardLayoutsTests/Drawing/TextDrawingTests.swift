import KeyboardLayouts
import XCTest

final class TextDrawingTests: XCTestCase {
  private let layout = KeyboardLayout {
    "abc"
    KeyboardRow {
      KeyboardButton.image("shift")
      KeyboardButton.text("space", width: .relative(0.5))
    }
  }

  func testRows_areBoxesOfThreeLines() {
    XCTAssertEqual(
      KeyboardDrawing(layout.solved(300)).text(columns: 30),
      """
      ┌───────┐ ┌───────┐ ┌───────┐
      │   a   │ │   b   │ │   c   │
      └───────┘ └───────┘ └───────┘
      ┌────────────┐ ┌────────────┐
      │     ⇧      │ │   space    │
      └────────────┘ └────────────┘

      """
    )
  }

  func testAPop_isAThickBoxAboveItsKey() {
    let solution = layout.solved(300)
    XCTAssertEqual(
      KeyboardDrawing(solution, touch: .pressed(1)).text(columns: 30),
      """
              ┏━━━━━━━━━━━━┓
              ┃     b      ┃
              ┗━━━━━━━━━━━━┛
      ┌───────┐ ┌───────┐ ┌───────┐
      │   a   │ │   b   │ │   c   │
      └───────┘ └───────┘ └───────┘
      ┌────────────┐ ┌────────────┐
      │     ⇧      │ │   space    │
      └────────────┘ └────────────┘

      """
    )
  }

  func testAVerticalMenu_listsItsItems() {
    let style = KeyMenuStyle(direction: .vertical, itemWidth: 60, separatorWidth: 1)
    let menu = KeyMenu(["one", "two", "three"].map { KeyMenuItem($0) }, style: style)
    var layout = layout
    layout["space"]?.menu = menu
    XCTAssertEqual(
      KeyboardDrawing(layout.solved(300), touch: .held(4, item: 2)).text(columns: 30),
      """
                         ┏━━━━━┓
                         ┃ one ┃
      ┌───────┐ ┌───────┐┃ two ┃──┐
      │   a   │ │   b   │┃[thr]┃  │
      └───────┘ └───────┘┗━━━━━┛──┘
      ┌────────────┐ ┌────────────┐
      │     ⇧      │ │   space    │
      └────────────┘ └────────────┘

      """
    )
  }

  func testWideCharacters_takeTwoColumns_andCommandsAreReplaced() {
    let layout = KeyboardLayout(row: KeyboardRowStyle(leading: 0, trailing: 0, spacing: 0)) {
      for name in ["漢", "🙂", "a\u{1b}\n", "e\u{301}"] { KeyboardButton.key(name) }
    }
    XCTAssertEqual(
      KeyboardDrawing(layout.solved(280)).text(columns: 28),
      """
      ┌─────┐┌─────┐┌─────┐┌─────┐
      │ 漢  ││ 🙂  ││ a�� ││  e\u{301}  │
      └─────┘└─────┘└─────┘└─────┘

      """
    )
  }

  func testNarrowKeys_haveNoBox_andCutLabels() {
    let layout = KeyboardLayout(row: KeyboardRowStyle(leading: 0, trailing: 0, spacing: 0)) {
      KeyboardButton.fixed("long", .static(20))
      KeyboardButton.fixed("longer", .static(50))
      KeyboardButton.fixed("none", .static(0))
    }
    XCTAssertEqual(
      KeyboardDrawing(layout.solved(70)).text(columns: 7),
      """
        ┌───┐
      lo│lon│
        └───┘

      """
    )
    XCTAssertEqual(KeyboardDrawing(layout.solved(70)).text(columns: -3), "\n\n\n")
  }

  func testNoLineIsWiderThanAskedFor() throws {
    for keyboard in Keyboard.builtIn.map(\.value) {
      let layout = try XCTUnwrap(keyboard.layout())
      for columns in [1, 10, 40, 80, 133] {
        let text = KeyboardDrawing(layout.solved(375), touch: .pressed(3)).text(columns: columns)
        let widest = text.split(separator: "\n").map(\.count).max() ?? 0
        XCTAssertLessThanOrEqual(widest, columns)
      }
    }
  }

  func testOddSizes_areDrawn() {
    for width in [
      Double.leastNonzeroMagnitude, .leastNormalMagnitude / 8, 1e-9, 0.5, 1e12, 1e300, .nan,
    ] {
      for height in [Double.leastNonzeroMagnitude, 216] {
        let solution = layout.solved(width, height)
        for touch in [nil, KeyboardDrawing.Touch.pressed(1)] {
          let text = KeyboardDrawing(solution, touch: touch, headroom: 1e300).text(columns: 30)
          let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
          XCTAssertEqual(lines.count, touch == nil ? 7 : 10, "\(width)")
          XCTAssertLessThanOrEqual(lines.map(\.count).max() ?? 0, 30, "\(width)")
        }
      }
    }
  }

  func testMarksThatAreNotSeen_areReplaced_butJoinersInCharacters() {
    let layout = KeyboardLayout(row: KeyboardRowStyle(leading: 0, trailing: 0, spacing: 0)) {
      for name in ["a\u{202e}", "\u{fffe}", "\u{200d}", "👩\u{200d}🔬", "\u{2028}\u{feff}"] {
        KeyboardButton.key(name)
      }
    }
    XCTAssertEqual(
      KeyboardDrawing(layout.solved(350)).text(columns: 35),
      """
      ┌─────┐┌─────┐┌─────┐┌─────┐┌─────┐
      │ a�  ││  �  ││  �  ││ 👩\u{200d}🔬  ││ ��  │
      └─────┘└─────┘└─────┘└─────┘└─────┘

      """
    )
  }

  func testWithoutKeys_thereAreNoLines() {
    XCTAssertEqual(KeyboardDrawing(KeyboardLayout(rows: []).solved(100)).text(columns: 80), "")
    XCTAssertEqual(KeyboardDrawing(KeyboardLayout { "" }.solved(0, 0)).text(columns: 80), "")
  }
}
