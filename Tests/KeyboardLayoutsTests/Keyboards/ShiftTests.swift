import KeyboardLayouts
import XCTest

final class ShiftTests: XCTestCase {
  func testCapitals_andTheirMenus_keepTheirIdentifiers() throws {
    let layout = try XCTUnwrap(Keyboard.qwerty.layout(shift: .once))
    let key = try XCTUnwrap(layout["e"])
    XCTAssertEqual(key.label, .key("E"))
    XCTAssertEqual(key.action, .insert("E"))
    XCTAssertEqual(key.menu?.items.map(\.title).joined(), "ÈÉÊËĒĖĘ")
    XCTAssertEqual(key.menu?.items.map(\.action).first, .insert("È"))
    XCTAssertEqual(key.menu?.items.map(\.identifier).first, "è")
  }

  func testALetterWithoutASingleCapital_stays() throws {
    let layout = try XCTUnwrap(Keyboard.qwerty.layout(shift: .locked))
    XCTAssertEqual(layout["s"]?.menu?.items.map(\.title), ["ß", "Ś", "Š"])
  }

  func testTheShiftKey_showsItsState() throws {
    let images = try KeyboardShift.allCases.map { state in
      try XCTUnwrap(Keyboard.qwerty.layout(shift: state)?["shift"]).label
    }
    XCTAssertEqual(images, [.image("shift"), .image("shiftOn"), .image("capsLock")])
    let shift = try XCTUnwrap(Keyboard.qwerty.layout(shift: .once)?["shift"])
    XCTAssertEqual(shift.style.background, KeyboardButtonStyle.lightBackground)
    XCTAssertEqual(shift.action, .shift)
  }

  func testTextsOfSeveralCharacters_andOtherKeys_stay() throws {
    let layout = try XCTUnwrap(Keyboard.url.layout(shift: .once))
    XCTAssertEqual(layout[".com"]?.action, .insert(".com"))
    XCTAssertEqual(layout["return"], Keyboard.url.layout()?["return"])
    XCTAssertEqual(
      Keyboard.qwerty.layout(page: .numbers, shift: .once),
      Keyboard.qwerty.layout(page: .numbers)
    )
  }

  func testMenuItemsOfTheirOwn_stay() {
    let menu = KeyMenu([KeyMenuItem("a", identifier: "undo"), KeyMenuItem("b")])
    let layout = KeyboardLayout {
      KeyboardRow { KeyboardButton.key("x", menu: menu) }
    }.shifted(.once)
    XCTAssertEqual(layout["x"]?.menu?.items.map(\.title), ["a", "B"])
  }

  func testFrames_doNotDependOnShift() throws {
    let plain = try XCTUnwrap(Keyboard.qwerty.layout()).solved(375)
    let shifted = try XCTUnwrap(Keyboard.qwerty.layout(shift: .once)).solved(375)
    XCTAssertEqual(plain.keys.map(\.frame), shifted.keys.map(\.frame))
    XCTAssertEqual(plain.keys.map(\.identifier), shifted.keys.map(\.identifier))
  }
}
