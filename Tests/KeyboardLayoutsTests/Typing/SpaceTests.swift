import KeyboardLayouts
import XCTest

/// Two quick spaces.
final class SpaceTests: XCTestCase {
  func testTwoQuickSpaces_endASentence() {
    XCTAssertEqual(spaces(0, 0.2).text, "a. ")
    XCTAssertEqual(spaces(0, 0.49).text, "a. ")
    XCTAssertEqual(spaces(0, 0.5).text, "a  ")
    XCTAssertEqual(spaces(0, 2).text, "a  ")
  }

  func testTheActions() {
    var typist = Typist()
    typist.tap("x", at: 0)
    typist.tap("space", at: 1)
    _ = typist.news()
    typist.tap("space", at: 1.2)
    assertActions(
      typist.news(),
      [.pressStarted("space"), .deleteBackward, .insert(". "), .pressEnded("space")]
    )
  }

  func testAThirdSpace_isASpace() {
    XCTAssertEqual(spaces(0, 0.2, 0.4).text, "a.  ")
    XCTAssertEqual(spaces(0, 0.2, 0.4, 0.6).text, "a.   ")
  }

  func testTheWindowIsAnOption() {
    XCTAssertEqual(spaces(0, 0.7, window: 1).text, "a. ")
    XCTAssertEqual(spaces(0, 0.2, window: nil).text, "a  ")
  }

  func testNotBehindAWord_theyAreSpaces() {
    XCTAssertEqual(spaces(0, 0.2, behind: "").text, "  ")
    XCTAssertEqual(spaces(0, 0.2, behind: "a.").text, "a.  ")
    XCTAssertEqual(spaces(0, 0.2, behind: "a\n").text, "a\n  ")
  }

  func testBehindWhatTheDocumentSays() {
    for text in ["word", "(aside)", "1984", "“so”", "👍🏽", "ü"] {
      XCTAssertEqual(spaces(0, 0.2, behind: text).text, text + ". ")
    }
  }

  func testAnotherKeyBetween_theyAreSpaces() {
    for key in ["backspace", "shift", "123"] {
      var typist = Typist()
      typist.document.insert("a")
      typist.tap("space", at: 0)
      typist.tap(key, at: 0.1)
      typist.tap("space", at: 0.2)
      XCTAssertFalse(typist.text.contains("."), key)
    }
  }

  func testTheCharacterBefore_followsWhatIsTyped() {
    var typist = Typist()
    typist.type("a")
    XCTAssertEqual(typist.machine.characterBefore, "a")
    typist.type("return")
    XCTAssertEqual(typist.machine.characterBefore, "\n")
    typist.type("backspace")
    XCTAssertEqual(typist.machine.characterBefore, "a")
  }

  private func spaces(
    _ times: Double...,
    window: Double? = 0.5,
    behind text: String = "a"
  ) -> Typist {
    var typist = Typist(.qwerty, TypingOptions(doubleSpaceWindow: window))
    typist.document.insert(text)
    typist.tick(at: 0)
    for time in times { typist.tap("space", at: time) }
    return typist
  }
}
