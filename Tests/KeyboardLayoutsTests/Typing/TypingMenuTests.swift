import Foundation
import KeyboardLayouts
import XCTest

/// Menus: how they open, what is chosen and how they close.
final class TypingMenuTests: XCTestCase {
  func testItOpensAfterASecond_andTheLiftChooses() {
    var typist = Typist()
    typist.down(1, "e", at: 0)
    XCTAssertEqual(typist.machine.nextTime, 1)
    typist.tick(at: 0.999)
    XCTAssertNil(typist.machine.menuKey)
    typist.tick(at: 1)
    XCTAssertEqual(typist.machine.menuKey, "e")
    typist.move(1, typist.item("é"), at: 1.2)
    XCTAssertEqual(typist.machine.menuItem, "é")
    typist.up(1, at: 1.3)
    XCTAssertEqual(typist.text, "é")
    XCTAssertNil(typist.machine.menuKey)
  }

  func testTheActions() {
    var typist = Typist(headroom: 60)
    typist.down(1, "e", at: 0)
    typist.wait(until: 1)
    typist.up(1, typist.item("ê"), at: 1.3)
    assertActions(
      typist.news(),
      [
        .pressStarted("e"), .popShown("e"), .popHidden("e"), .menuOpened("e"), .menuClosed("e"),
        .menuItemChosen("ê", key: "e"), .insert("ê"), .pressEnded("e"),
      ]
    )
  }

  func testTheDelayIsAnOption_andALateEventOpensIt() {
    var typist = Typist(.qwerty, TypingOptions(menuDelay: 0.4), headroom: 60)
    typist.down(1, "s", at: 10)
    typist.move(1, "s", at: 10.39)
    XCTAssertNil(typist.machine.menuKey)
    typist.move(1, "s", at: 10.4)
    XCTAssertEqual(typist.machine.menuKey, "s")
  }

  func testADelayThatMakesNoSense_neverOpensIt() {
    for delay in [Double.nan, .infinity] {
      var typist = Typist(.qwerty, TypingOptions(menuDelay: delay))
      typist.down(1, "s", at: 0)
      XCTAssertNil(typist.machine.nextTime)
      typist.up(1, at: 1000)
      XCTAssertEqual(typist.text, "s")
    }
  }

  func testTheDelayRunsFromComingOntoTheKey() {
    var typist = Typist(headroom: 60)
    typist.down(1, "w", at: 0)
    typist.move(1, "e", at: 0.8)
    XCTAssertEqual(typist.machine.nextTime, 1.8)
  }

  func testLiftedOutside_itStaysOpen_andATapChooses() {
    var typist = Typist(headroom: 60)
    typist.down(1, "e", at: 0)
    typist.wait(until: 1)
    typist.up(1, at: 1.2)
    XCTAssertEqual(typist.machine.menuKey, "e")
    XCTAssertEqual(typist.machine.touches, [])
    typist.down(2, typist.item("è"), at: 3)
    XCTAssertEqual(typist.machine.menuItem, "è")
    XCTAssertEqual(typist.text, "")
    typist.move(2, typist.item("ë"), at: 3.1)
    typist.up(2, at: 3.2)
    XCTAssertEqual(typist.text, "ë")
    XCTAssertNil(typist.machine.menuKey)
  }

  func testLiftedOutside_aTapElsewhereCloses_andTypesNothing() {
    var typist = Typist(headroom: 60)
    typist.down(1, "e", at: 0)
    typist.wait(until: 1)
    typist.up(1, at: 1.2)
    typist.tap("b", at: 2)
    XCTAssertEqual(typist.text, "")
    XCTAssertNil(typist.machine.menuKey)
    typist.tap("b", at: 3)
    XCTAssertEqual(typist.text, "b")
  }

  func testLiftedOutside_theActions() {
    var typist = Typist(headroom: 60)
    typist.down(1, "e", at: 0)
    typist.wait(until: 1)
    typist.up(1, at: 1.2)
    _ = typist.news()
    typist.down(1, typist.item("è"), at: 3)
    typist.up(1, at: 3.1)
    assertActions(
      typist.news(),
      [.menuClosed("e"), .menuItemChosen("è", key: "e"), .insert("è")]
    )
  }

  func testAKeyWithoutAPop_opensItAtOnce() {
    var typist = Typist(.withMenus, size: CGSize(width: 320, height: 216))
    typist.down(1, "more", at: 0)
    XCTAssertEqual(typist.machine.menuKey, "more")
    assertActions(typist.news(), [.pressStarted("more"), .menuOpened("more")])
    typist.up(1, typist.item("smile"), at: 0.1)
    assertActions(
      typist.news(),
      [.menuClosed("more"), .menuItemChosen("smile", key: "more"), .pressEnded("more")]
    )
    XCTAssertEqual(typist.text, "")
  }

  func testItems_doWhatTheirActionsSay() {
    var typist = Typist(.withMenus, size: CGSize(width: 320, height: 216))
    typist.document.insert("abc")
    for item in ["clear", "…", "up"] {
      typist.down(1, "more")
      typist.up(1, typist.item(item))
    }
    XCTAssertEqual(typist.text, "ab…")
    XCTAssertEqual(typist.machine.shift, .once)
  }

  func testASecondFinger_choosesForTheFirst() {
    var typist = Typist(headroom: 60)
    typist.down(1, "e", at: 0)
    typist.wait(until: 1)
    typist.move(1, typist.item("é"), at: 1.1)
    typist.down(2, "b", at: 1.2)
    XCTAssertEqual(typist.text, "é")
    typist.up(2, at: 1.3)
    typist.up(1, at: 1.4)
    XCTAssertEqual(typist.text, "éb")
  }

  func testASecondFinger_whileTheFirstIsOnNoItem_takesOverTheMenu() {
    var typist = Typist(headroom: 60)
    typist.down(1, "e", at: 0)
    typist.wait(until: 1)
    typist.down(2, typist.item("é"), at: 1.2)
    typist.up(1, at: 1.3)
    XCTAssertEqual(typist.text, "")
    typist.up(2, at: 1.4)
    XCTAssertEqual(typist.text, "é")
  }

  func testCancel_closesIt() {
    var typist = Typist(headroom: 60)
    typist.down(1, "e", at: 0)
    typist.wait(until: 1)
    typist.move(1, typist.item("é"), at: 1.1)
    typist.cancel(1, at: 1.2)
    XCTAssertNil(typist.machine.menuKey)
    XCTAssertEqual(typist.text, "")
    XCTAssertEqual(typist.log.suffix(2), [.menuClosed("e"), .pressEnded("e")])
  }

  func testShift_itemsAreCapitals_andUseItUp() {
    var typist = Typist(headroom: 60)
    typist.tap("shift", at: 0)
    typist.down(1, "e", at: 1)
    typist.wait(until: 2)
    typist.up(1, typist.item("é"), at: 2.1)
    typist.tap("b", at: 3)
    XCTAssertEqual(typist.text, "Éb")
  }

  func testPress_theItemReplacesWhatTheKeyHasTyped() {
    var typist = Typist(.qwerty, TypingOptions(policy: .press), headroom: 60)
    typist.tap("shift", at: 0)
    typist.down(1, "e", at: 1)
    XCTAssertEqual(typist.text, "E")
    typist.wait(until: 2)
    typist.up(1, typist.item("é"), at: 2.1)
    XCTAssertEqual(typist.text, "É")
    XCTAssertEqual(typist.machine.shift, .off)
  }

  func testChooseMenuItem_byIdentifiers_withoutTheMenu() {
    var typist = Typist()
    typist.run(at: 1) { $0.chooseMenuItem("ü", of: "u", time: $1) }
    typist.run(at: 2) { $0.chooseMenuItem("ü", of: "a", time: $1) }
    typist.run(at: 3) { $0.chooseMenuItem("ü", of: "nothing", time: $1) }
    XCTAssertEqual(typist.text, "ü")
    assertActions(typist.news(), [.menuItemChosen("ü", key: "u"), .insert("ü")])
  }

  func testTap_onAKeyThatOpensItsMenuAtOnce_leavesItOpen() {
    var typist = Typist(.withMenus, size: CGSize(width: 320, height: 40))
    typist.run { $0.tap("more", time: $1) }
    XCTAssertEqual(typist.machine.menuKey, "more")
    typist.run { $0.tap("q", time: $1) }
    XCTAssertNil(typist.machine.menuKey)
    XCTAssertEqual(typist.text, "q")
  }

  func testTheDrawing_showsMenuAndItem() {
    var typist = Typist(headroom: 60)
    typist.down(1, "e", at: 0)
    typist.wait(until: 1)
    typist.move(1, typist.item("ê"), at: 1.1)
    let key = typist.machine.solution.keyIndex(withIdentifier: "e") ?? 0
    XCTAssertEqual(typist.machine.touch, .held(key, item: 2))
    XCTAssertEqual(typist.machine.drawing().touch, .held(key, item: 2))
  }
}

extension KeyboardLayout {
  /// A key whose menu opens at once, with items that act.
  fileprivate static let withMenus = KeyboardLayout {
    "qwertyuiop"
    KeyboardRow {
      KeyboardButton(
        .text("more"),
        menu: KeyMenu([
          KeyMenuItem("☺", identifier: "smile"),
          KeyMenuItem("⌫", identifier: "clear", action: .backspace),
          KeyMenuItem("…"), KeyMenuItem("⇧", identifier: "up", action: .shift),
        ])
      )
      KeyboardButton.text("space")
    }
  }
}
