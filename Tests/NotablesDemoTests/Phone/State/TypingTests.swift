import XCTest

@testable import NotablesDemo

/// Typing on the terminal's keyboard and on the drawn one: both press the same keys.
@MainActor
final class TypingTests: XCTestCase {
  func testSentences_beginWithCapitals() async {
    let phone = PhoneScript().type("\tada\tlovelace. and")
    XCTAssertEqual(phone.text(of: "Name"), "Ada")
    XCTAssertEqual(phone.text(of: "Surname"), "Lovelace. And")
  }

  func testReturn_goesThroughTheFields_andOut() async {
    let phone = PhoneScript().type("\ra\rb\rc\rd\r5\rf\rg\rh\ri\rj").rest()
    XCTAssertEqual(
      phone.state.form.fields.map(\.text.text),
      ["A", "B", "c", "d", "5", "F", "G", "H", "I", "J"]
    )
    XCTAssertEqual(phone.state.form.focus, 9)
    phone.type("\r").rest()
    XCTAssertNil(phone.state.form.focus)
    XCTAssertNil(phone.state.plate)
  }

  func testTabsAndArrows() async {
    let phone = PhoneScript().type("\u{1b}[Z")
    XCTAssertEqual(phone.state.form.focus, 9)
    phone.type("\t")
    XCTAssertEqual(phone.state.form.focus, 0)
    phone.type("\u{1b}[A")
    XCTAssertEqual(phone.state.form.focus, 0)
    phone.type("\u{1b}[B\u{1b}[B")
    XCTAssertEqual(phone.state.form.focus, 2)
    phone.type("\u{1b}").rest()
    XCTAssertNil(phone.state.form.focus)
    XCTAssertEqual(phone.hooks().last, "note_keyboardDidHide")
  }

  func testTypedKey_isLit_andPops() async {
    let phone = PhoneScript().type("\t").rest().type("d")
    XCTAssertTrue(phone.text.contains("┃ d  ┃"), phone.text)
    XCTAssertEqual(phone.state.typist.lit?.key, "d")
    XCTAssertNotNil(phone.session.nextTime)
    phone.wait(0.2)
    XCTAssertFalse(phone.text.contains("┃"), phone.text)
    XCTAssertNil(phone.state.typist.lit)
  }

  func testCharactersOfOtherPages_turnThePage() async {
    let phone = PhoneScript().type("\tB2b €[x]")
    XCTAssertEqual(phone.text(of: "Name"), "B2b €[x]")
    phone.type("7")
    XCTAssertEqual(phone.state.typist.machine.page, .numbers)
    phone.type("Z")
    XCTAssertEqual(phone.state.typist.machine.page, .letters)
    XCTAssertEqual(phone.text(of: "Name"), "B2b €[x]7Z")
  }

  func testCharactersWithoutKeys_areTyped() async {
    let phone = PhoneScript().type("\tŁódź 日本 e\u{301}👩‍👩‍👧")
    XCTAssertEqual(phone.text(of: "Name"), "Łódź 日本 e\u{301}👩‍👩‍👧")
    phone.type("\u{7f}\u{7f}")
    XCTAssertEqual(phone.text(of: "Name"), "Łódź 日本 ")
  }

  func testClicks_type_withShiftCapsAndPages() async {
    let phone = PhoneScript().type("\t").rest()
    phone.click(keys: "h", "i", "space", "shift", "a", "b", "123", "4", "#+=", "€", "ABC", "c")
    XCTAssertEqual(phone.text(of: "Name"), "Hi Ab4€c")
    guard let shift = phone.cell(ofKey: "shift") else { return XCTFail("no shift") }
    phone.click(shift).wait(0.1).click(shift).wait(0.6).click(keys: "x", "y")
    // Caps lock is on for the terminal's keyboard too.
    phone.type("z").click(keys: "shift", "w", "backspace")
    XCTAssertEqual(phone.text(of: "Name"), "Hi Ab4€cXYZ")
  }

  func testDoubleSpace_isAFullStop() async {
    let phone = PhoneScript().type("\tyes  no")
    XCTAssertEqual(phone.text(of: "Name"), "Yes. No")
  }

  func testHeldBackspace_repeats_andStopsWithTheText() async throws {
    let phone = PhoneScript().type("\tabcdefgh").rest()
    let cell = try XCTUnwrap(phone.cell(ofKey: "backspace"))
    phone.mouse(.press, cell.column, cell.row).wait(0.75).mouse(.release, cell.column, cell.row)
    // Once at once, and after 0.5, 0.6 and 0.7 seconds.
    XCTAssertEqual(phone.text(of: "Name"), "Abcd")
    phone.mouse(.press, cell.column, cell.row).wait(2)
    XCTAssertEqual(phone.text(of: "Name"), "")
    XCTAssertNil(phone.session.nextTime)
    phone.mouse(.release, cell.column, cell.row).wait(2)
    XCTAssertEqual(phone.text(of: "Name"), "")
  }

  func testHeldKey_opensItsMenu_andTheMouseChooses() async throws {
    let phone = PhoneScript().type("\tp").rest()
    let cell = try XCTUnwrap(phone.cell(ofKey: "e"))
    phone.mouse(.press, cell.column, cell.row).wait(1.1)
    XCTAssertTrue(phone.text.contains("┃ è   é   ê   ë   ē   ė   ę  ┃"), phone.text)
    let menu = try XCTUnwrap(phone.state.menu)
    let item = try XCTUnwrap(menu.items.first { $0.title == "ê" }).cells
    phone.mouse(.drag, item.left + 1, item.top)
    XCTAssertEqual(phone.state.menu?.items.first { $0.isSelected }?.title, "ê")
    phone.mouse(.release, item.left + 1, item.top)
    XCTAssertEqual(phone.text(of: "Name"), "Pê")

    // Lifted on the key the menu stays, and a click chooses, or Escape closes it.
    phone.mouse(.press, cell.column, cell.row).wait(1.1).mouse(.release, cell.column, cell.row)
    XCTAssertNotNil(phone.state.menu)
    phone.click(CellPoint(column: item.left, row: item.top))
    XCTAssertEqual(phone.text(of: "Name"), "Pêê")
    phone.mouse(.press, cell.column, cell.row).wait(1.1).mouse(.release, cell.column, cell.row)
    phone.type("\u{1b}")
    XCTAssertNil(phone.state.menu)
    XCTAssertEqual(phone.state.form.focus, 0)
    XCTAssertEqual(phone.text(of: "Name"), "Pêê")
  }

  func testSlidingMouse_typesTheKeyWhereItLifts() async throws {
    let phone = PhoneScript().type("\t").rest()
    let from = try XCTUnwrap(phone.cell(ofKey: "d"))
    let to = try XCTUnwrap(phone.cell(ofKey: "f"))
    phone.mouse(.press, from.column, from.row).mouse(.drag, to.column, to.row)
    XCTAssertEqual(phone.state.typist.machine.pressedKey, "f")
    phone.mouse(.release, to.column, to.row)
    XCTAssertEqual(phone.text(of: "Name"), "F")
  }

  func testLostFocusOfTheWindow_endsAPress() async throws {
    let phone = PhoneScript().type("\t").rest()
    let cell = try XCTUnwrap(phone.cell(ofKey: "d"))
    phone.mouse(.press, cell.column, cell.row).type("\u{1b}[O").wait(2)
    XCTAssertNil(phone.state.menu)
    XCTAssertEqual(phone.text(of: "Name"), "")
    XCTAssertNil(phone.session.nextTime)
  }

  func testCursor_movesByKeysAndClicks() async throws {
    let phone = PhoneScript().type("\tac").rest().type("\u{1b}[Db")
    XCTAssertEqual(phone.text(of: "Name"), "Abc")
    phone.type("\u{1b}[H\u{1b}[3~\u{1b}[C\u{7f}\u{1b}[F!")
    XCTAssertEqual(phone.text(of: "Name"), "c!")
    let cursor = try XCTUnwrap(PhonePicture.screen(of: phone.state).cursor)
    phone.click(CellPoint(column: cursor.column - 1, row: cursor.row)).type("?")
    XCTAssertEqual(phone.text(of: "Name"), "c?!")
  }

  func testPaste_isTypedAsText_andRunsNoControl() async {
    let phone = PhoneScript().type("\u{1b}[200~qqq\u{1b}[201~")
    XCTAssertFalse(phone.session.hasEnded)
    phone.type("\t\u{1b}[200~one\r\ntwo\u{1b}[31m\u{1b}[201~")
    XCTAssertEqual(phone.text(of: "Name"), "one two[31m")
  }

  func testSuggestions_completeTheWord() async throws {
    let phone = PhoneScript().type("\tkey").rest()
    let bar = try XCTUnwrap(phone.state.plate).bar
    XCTAssertTrue(phone.lines[bar.top].contains("“Key”"), phone.text)
    XCTAssertTrue(phone.lines[bar.top].contains("Keyboard"), phone.text)
    phone.click(CellPoint(column: bar.left + bar.width / 2, row: bar.top))
    XCTAssertEqual(phone.text(of: "Name"), "Keyboard ")
    // A word of another field comes first.
    phone.type("\tkeyb")
    phone.click(CellPoint(column: bar.left, row: bar.top))
    XCTAssertEqual(phone.text(of: "Surname"), "Keyb ")
  }

  func testGlobe_goesThroughTheKeyboards() async {
    let phone = PhoneScript().type("\t").rest().click(keys: "globe")
    XCTAssertEqual(phone.state.typist.machine.keyboard, .azerty)
    phone.click(keys: "globe", "globe")
    XCTAssertEqual(phone.state.typist.machine.keyboard, .qwerty)
    phone.type("\t\t").click(keys: "globe")
    XCTAssertEqual(phone.state.message, "Mail has one keyboard only")
  }

  func testFields_haveTheirKeyboards() async {
    let phone = PhoneScript().type("\t\t\t").rest()
    XCTAssertNotNil(phone.cell(ofKey: "@"))
    phone.type("ada@example.com\t")
    XCTAssertNotNil(phone.cell(ofKey: ".com"))
    phone.click(keys: ".com").type("\t555")
    XCTAssertNil(phone.cell(ofKey: "a"))
    XCTAssertEqual(phone.text(of: "Mail"), "ada@example.com")
    XCTAssertEqual(phone.text(of: "Web"), ".com")
    XCTAssertEqual(phone.text(of: "Phone"), "555")
  }
}
