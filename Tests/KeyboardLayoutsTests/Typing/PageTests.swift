import Foundation
import KeyboardLayouts
import XCTest

/// Pages, and what the app does to the keyboard.
final class PageTests: XCTestCase {
  func testLettersNumbersSymbols_andBack() {
    var typist = Typist()
    var pages: [KeyboardPage] = [typist.machine.page]
    for key in ["123", "#+=", "123", "ABC"] {
      typist.type(key)
      pages.append(typist.machine.page)
    }
    XCTAssertEqual(pages, [.letters, .numbers, .symbols, .numbers, .letters])
  }

  func testTheActions() {
    var typist = Typist()
    typist.tap("123")
    assertActions(
      typist.news(),
      [.pressStarted("123"), .pageChanged(.numbers), .pressEnded("123")]
    )
  }

  func testPress_theActions_andTheLiftDoesNothing() {
    var typist = Typist(.qwerty, TypingOptions(policy: .press))
    typist.tap("123")
    assertActions(
      typist.news(),
      [.pressStarted("123"), .pageChanged(.numbers), .pressEnded("123")]
    )
    XCTAssertEqual(typist.machine.page, .numbers)
    XCTAssertEqual(typist.machine.touches, [])
  }

  func testAPageThatIsNotThere_changesNothing() {
    var typist = Typist(.numberPad)
    typist.run { machine, _ in machine.show(.letters) + machine.capitalize() }
    XCTAssertEqual(typist.machine.page, .numbers)
    assertActions(typist.news(), [.shiftChanged(.once)])
  }

  func testCapitalize_showsLetters_andTheNextIsACapital() {
    var typist = Typist()
    typist.type("123", "1")
    _ = typist.news()
    typist.run { machine, _ in machine.capitalize() }
    assertActions(typist.news(), [.pageChanged(.letters), .shiftChanged(.once)])
    typist.type("a", "b")
    XCTAssertEqual(typist.text, "1Ab")
  }

  func testCapitalize_leavesALockAlone() {
    var typist = Typist(shift: .locked)
    typist.run { machine, _ in machine.capitalize() }
    XCTAssertEqual(typist.machine.shift, .locked)
  }

  func testCapitalize_duringAPress_theKeyGoesOn_asACapital() {
    var typist = Typist()
    typist.down(1, "a")
    typist.run { machine, _ in machine.capitalize() }
    typist.up(1)
    XCTAssertEqual(typist.text, "A")
  }

  func testSetShift() {
    var typist = Typist()
    typist.run { machine, _ in machine.setShift(.locked) }
    typist.type("a", "b")
    typist.run { machine, _ in machine.setShift(.off) }
    typist.type("c")
    XCTAssertEqual(typist.text, "ABc")
  }

  func testSwitchedOff_nothingIsTyped_untilOnAgain() {
    var typist = Typist()
    typist.down(1, "a")
    typist.run { machine, _ in machine.setEnabled(false) }
    typist.up(1)
    typist.tap("b")
    typist.run(at: 1) { $0.tap("c", time: $1) + $0.chooseMenuItem("ü", of: "u", time: $1) }
    typist.down(2, "d")
    XCTAssertEqual(typist.text, "")
    assertActions(
      typist.news(),
      [.pressStarted("a"), .popShown("a"), .popHidden("a"), .pressEnded("a")]
    )
    typist.run { machine, _ in machine.setEnabled(true) }
    typist.move(2, "e")
    typist.up(2)
    typist.tap("f")
    XCTAssertEqual(typist.text, "f")
  }

  func testResize_endsAPressWithNothingTyped_andTheSameSizeDoesNot() {
    let size = CGSize(width: 375, height: 216)
    var typist = Typist()
    typist.down(1, "a")
    typist.run { machine, _ in machine.resize(to: size, traits: .portrait) }
    XCTAssertEqual(typist.machine.pressedKey, "a")
    typist.run { machine, _ in machine.resize(to: size, traits: .landscape) }
    XCTAssertNil(typist.machine.pressedKey)
    typist.up(1)
    XCTAssertEqual(typist.text, "")
  }

  func testResize_theKeysAreWhereTheSizeHasThem() {
    var typist = Typist()
    typist.type("123")
    let size = CGSize(width: 667, height: 200)
    typist.run { machine, _ in machine.resize(to: size, traits: .landscape) }
    XCTAssertEqual(typist.machine.page, .numbers)
    XCTAssertEqual(
      typist.machine.solution,
      Keyboard.qwerty.layout(page: .numbers)?.solved(in: size, traits: .landscape)
    )
    XCTAssertEqual(typist.machine.size, size)
  }

  func testSizesThatMakeNoSense_giveAKeyboardOfNothing() {
    var typist = Typist()
    let size = CGSize(width: CGFloat.nan, height: -5)
    typist.run { machine, _ in machine.resize(to: size, traits: .portrait) }
    XCTAssertEqual(typist.machine.size, .zero)
    typist.down(1, CGPoint(x: 5, y: 5))
    typist.up(1)
    XCTAssertEqual(typist.text, "")
  }

  func testSetKeyboard_showsItsFirstPage_andKeepsShift() {
    var typist = Typist(shift: .locked)
    typist.type("123")
    typist.run { machine, _ in machine.setKeyboard(.azerty) }
    typist.type("é", "a")
    XCTAssertEqual(typist.machine.page, .letters)
    XCTAssertEqual(typist.text, "A")
    XCTAssertEqual(typist.machine.keyboard, .azerty)
  }

  func testAKeyboardWithoutPages_takesEverythingAndTypesNothing() {
    var typist = Typist(Keyboard(pages: []))
    typist.down(1, CGPoint(x: 10, y: 10))
    typist.up(1)
    typist.run(at: 1) { machine, time in machine.tap("a", time: time) + machine.reset() }
    assertActions(typist.news(), [])
  }

  func testReset_isAsNew() {
    var typist = Typist()
    typist.type("a", "b", "123")
    typist.run { machine, _ in machine.setShift(.locked) }
    typist.down(1, "1", at: 50)
    typist.run { machine, _ in machine.reset() }
    XCTAssertEqual(typist.machine.page, .letters)
    XCTAssertEqual(typist.machine.shift, .off)
    XCTAssertEqual(typist.machine.touches, [])
    XCTAssertNil(typist.machine.pressedKey)
    typist.down(1, "backspace", at: 3)
    XCTAssertEqual(typist.machine.nextTime, 3.5)
  }

  func testOtherKeys_tellWhatTheyAre() {
    var typist = Typist(
      KeyboardLayout {
        KeyboardRow {
          KeyboardButton.image("globe")
          KeyboardButton.text("return")
          KeyboardButton.text("emoji")
          KeyboardButton.key(".com")
        }
      }
    )
    typist.type("globe", "return", "emoji", ".com")
    XCTAssertEqual(
      typist.log.filter { [.nextKeyboard, .return, .custom("emoji")].contains($0) },
      [.nextKeyboard, .return, .custom("emoji")]
    )
    XCTAssertEqual(typist.text, "\n.com")
  }

  func testWithout_takesAKeyFromEveryPage() {
    let keyboard = Keyboard.qwerty.without("globe")
    for page in [KeyboardPage.letters, .numbers, .symbols] {
      XCTAssertNotNil(Keyboard.qwerty.layout(page: page)?["globe"])
      XCTAssertNotNil(keyboard.layout(page: page)?["space"])
      XCTAssertNil(keyboard.layout(page: page)?["globe"])
    }
  }
}
