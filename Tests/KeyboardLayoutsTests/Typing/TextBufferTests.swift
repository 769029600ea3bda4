import KeyboardLayouts
import XCTest

/// The text in memory, and actions upon texts.
final class TextBufferTests: XCTestCase {
  func testOneBackspace_oneCharacter() {
    let characters = [
      "a", "é", "e\u{301}", "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "한", "ᄒ\u{1161}\u{11ab}", "क्", "\r\n", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
      "z\u{335}\u{327}\u{321}",
    ]
    for character in characters {
      var text = TextBuffer("a" + character, after: "b")
      text.deleteBackward()
      XCTAssertEqual(text.before, "a", character)
      XCTAssertEqual(text.after, "b")
    }
  }

  func testFlags_areDeletedOneByOne_alsoWhenTypedInHalves() {
    var text = TextBuffer("🇩🇪🇫🇷")
    text.deleteBackward()
    XCTAssertEqual(text.text, "🇩🇪")
    text.insert("\u{1f1eb}")
    text.deleteBackward()
    XCTAssertEqual(text.text, "🇩🇪")
    text.insert("\u{1f1eb}")
    text.insert("\u{1f1f7}")
    text.deleteBackward()
    text.deleteBackward()
    text.deleteBackward()
    XCTAssertEqual(text.text, "")
  }

  func testAnAccentTypedByItself_joinsItsLetter() {
    var text = TextBuffer("cafe")
    text.insert("\u{301}")
    XCTAssertEqual(text.before, "café")
    text.deleteBackward()
    XCTAssertEqual(text.before, "caf")
  }

  func testTheCursorMovesByCharacters_andStopsAtTheEnds() {
    var text = TextBuffer("a👩‍👩‍👧‍👦é", after: "🇩🇪b")
    text.moveCursor(by: -2)
    XCTAssertEqual([text.before, text.after], ["a", "👩‍👩‍👧‍👦é🇩🇪b"])
    text.moveCursor(by: 3)
    XCTAssertEqual([text.before, text.after], ["a👩‍👩‍👧‍👦é🇩🇪", "b"])
    text.moveCursor(by: .max)
    XCTAssertEqual([text.before, text.after], ["a👩‍👩‍👧‍👦é🇩🇪b", ""])
    text.moveCursor(by: .min)
    XCTAssertEqual([text.before, text.after], ["", "a👩‍👩‍👧‍👦é🇩🇪b"])
  }

  func testContextsAndWhetherSomethingCanBeDeleted() {
    var text = TextBuffer("a", after: "b")
    XCTAssertEqual([text.contextBefore, text.contextAfter], ["a", "b"])
    XCTAssertTrue(text.canDeleteBackward)
    text.deleteBackward()
    XCTAssertFalse(text.canDeleteBackward)
    text.deleteBackward()
    XCTAssertEqual(text.text, "b")
  }

  func testPerform_saysWhetherMoreCanBeDeleted() {
    var text = TextBuffer("ab")
    XCTAssertTrue(text.perform(.return))
    XCTAssertTrue(text.perform(.insert("c")))
    XCTAssertEqual(text.text, "ab\nc")
    XCTAssertEqual((0..<4).map { _ in text.perform(.deleteBackward) }, [true, true, true, false])
    XCTAssertTrue(text.perform(.pressStarted("a")))
    XCTAssertTrue(text.perform(.nextKeyboard))
  }

  func testADocumentThatDoesNotKnowItsText_isDeletedOn() {
    struct Blind: TextDocument {
      var deletions = 0
      var contextBefore: String? { nil }
      var contextAfter: String? { nil }
      mutating func insert(_ text: String) {}
      mutating func deleteBackward() { deletions += 1 }
    }
    var machine = Typist().machine
    var document = Blind()
    machine.apply(machine.touchDown(1, at: Typist().point("backspace"), time: 0), to: &document)
    machine.apply(machine.tick(time: 1), to: &document)
    XCTAssertEqual(document.deletions, 7)
  }

  func testApply_returnsWhatWasDone() {
    var machine = Typist().machine
    var text = TextBuffer("a")
    let actions: [TypingAction] = [
      .deleteBackward, .deleteBackward, .insert("b"), .deleteBackward, .pressEnded("x"),
    ]
    assertActions(
      machine.apply(actions, to: &text),
      [.deleteBackward, .insert("b"), .deleteBackward, .pressEnded("x")]
    )
  }
}
