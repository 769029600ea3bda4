import Foundation
import KeyboardLayouts
import XCTest

/// Shift by taps, and held together with other keys.
final class ShiftKeyTests: XCTestCase {
  func testB100_doubleTaps() {
    XCTAssertEqual(shift(after: [0, 0.05]), .locked)
    XCTAssertEqual(shift(after: [0, 0.15]), .locked)
    XCTAssertEqual(shift(after: [0, 0.29]), .locked)
    XCTAssertEqual(shift(after: [0, 0.4]), .off)
    XCTAssertEqual(shift(after: [0]), .once)
  }

  func testB100_exactlyTheWindow_isNoDoubleTap() {
    for start in [0, 0.1, 0.2, 0.4, 0.7, 12.3, 98_765.4] {
      XCTAssertEqual(shift(after: [start, start + 0.3]), .off, "\(start)")
      XCTAssertEqual(shift(after: [start, start + 0.299]), .locked, "\(start)")
    }
  }

  func testB100_theWindowIsAnOption() {
    XCTAssertEqual(shift(after: [0, 0.4], window: 0.5), .locked)
    XCTAssertEqual(shift(after: [0, 0.5], window: 0.5), .off)
    XCTAssertEqual(shift(after: [0, 0.1], window: 0), .off)
    XCTAssertEqual(shift(after: [0, 0.1], window: .nan), .off)
  }

  func testB100_downAndDown_withoutALift_isNoDoubleTap() {
    for second in [1, 2] {
      var typist = Typist()
      typist.down(1, "shift", at: 0)
      typist.down(second, "shift", at: 0.15)
      XCTAssertEqual(typist.machine.shift, .once)
      typist.up(1, at: 0.2)
      typist.up(2, at: 0.2)
      XCTAssertEqual(typist.machine.shift, .once)
      XCTAssertEqual(typist.machine.touches, [])
    }
  }

  func testB100_aLetterBetween_isNoDoubleTap() {
    var typist = Typist()
    typist.tap("shift", at: 0)
    typist.tap("a", at: 0.1)
    typist.tap("shift", at: 0.2)
    XCTAssertEqual(typist.machine.shift, .once)
    XCTAssertEqual(typist.text, "A")
  }

  func testB100_lockedAndASingleTap_isOff() {
    XCTAssertEqual(shift(after: [0, 0.1, 1]), .off)
    XCTAssertEqual(shift(after: [0, 0.1, 0.2]), .off)
    XCTAssertEqual(shift(after: [0, 0.1, 0.2, 0.3]), .once)
  }

  func testB100_theWindowRunsFromTouchDown() {
    var typist = Typist()
    typist.down(1, "shift", at: 0)
    typist.up(1, at: 0.25)
    typist.down(1, "shift", at: 0.35)
    typist.up(1, at: 0.36)
    XCTAssertEqual(typist.machine.shift, .off)
  }

  func testB100_fromACapitalThatIsSetAlready_aDoubleTapLocks() {
    var typist = Typist()
    typist.run { machine, _ in machine.capitalize() }
    typist.tap("shift", at: 0)
    typist.tap("shift", at: 0.1)
    XCTAssertEqual(typist.machine.shift, .locked)
  }

  func testB100_locked_staysThroughLettersAndPages() {
    var typist = Typist()
    typist.tap("shift", at: 0)
    typist.tap("shift", at: 0.1)
    typist.type("a", "123", "1", "ABC", "b", "space")
    XCTAssertEqual(typist.text, "A1B ")
    XCTAssertEqual(typist.machine.shift, .locked)
  }

  func testB101_heldAsAChord() {
    var typist = Typist()
    chord(&typist, "abc")
    typist.tap("d")
    XCTAssertEqual(typist.text, "ABCd")
    XCTAssertEqual(typist.machine.shift, .off)
  }

  func testB101_heldFromOnce_staysUpperWhileHeld_andIsOffAfterwards() {
    var typist = Typist()
    typist.tap("shift", at: 0)
    typist.down(1, "shift", at: 1)
    typist.tap("a", at: 1.2)
    XCTAssertEqual(typist.machine.shift, .once)
    typist.tap("b", at: 1.4)
    typist.up(1, at: 1.6)
    typist.tap("c")
    XCTAssertEqual(typist.text, "ABc")
  }

  func testB101_heldWithAnyKey_isOffAfterwards() {
    for key in ["space", "backspace", "return"] {
      var typist = Typist()
      typist.down(1, "shift", at: 0)
      typist.tap(key, at: 0.2)
      typist.up(1, at: 0.4)
      XCTAssertEqual(typist.machine.shift, .off, key)
    }
  }

  func testB101_heldFromLocked_isOffAfterwards() {
    var typist = Typist(shift: .locked)
    chord(&typist, "ab")
    typist.tap("c")
    XCTAssertEqual(typist.text, "ABc")
  }

  func testB101_plainTap_thenLetters() {
    var typist = Typist()
    typist.type("shift", "a", "b")
    XCTAssertEqual(typist.text, "Ab")
  }

  func testB101_shiftLiftsBeforeTheLetter_theLetterIsStillACapital() {
    for start in [KeyboardShift.off, .once, .locked] {
      var typist = Typist(shift: start)
      typist.down(1, "shift", at: 0)
      typist.down(2, "a", at: 0.1)
      typist.up(1, at: 0.2)
      typist.up(2, at: 0.3)
      typist.tap("b", at: 0.4)
      XCTAssertEqual(typist.text, "Ab", "\(start)")
    }
  }

  func testB101_press_theSameText() {
    var typist = Typist(.qwerty, TypingOptions(policy: .press))
    chord(&typist, "abc")
    typist.tap("d")
    typist.type("shift", "e", "f")
    XCTAssertEqual(typist.text, "ABCdEf")
  }

  func testB101_press_thePopShowsTheCapitalThatWasTyped() {
    var typist = Typist(.qwerty, TypingOptions(policy: .press))
    typist.tap("shift")
    typist.down(1, "e", at: 1)
    XCTAssertEqual(typist.text, "E")
    XCTAssertEqual(typist.machine.solution.key(withIdentifier: "e")?.button.label, .key("E"))
    typist.up(1, at: 1.1)
    XCTAssertEqual(typist.machine.shift, .off)
  }

  func testSpaceReturnAndBackspace_doNotUseUpTheCapital() {
    var typist = Typist()
    typist.type("shift", "space", "return", "backspace", "a", "b")
    XCTAssertEqual(typist.text, " Ab")
  }

  func testSlidingFromShiftToALetter_typesACapital() {
    for start in [KeyboardShift.off, .once] {
      var typist = Typist(shift: start)
      typist.down(1, "shift")
      typist.move(1, "a")
      typist.up(1)
      typist.tap("b")
      XCTAssertEqual(typist.text, "Ab", "\(start)")
    }
  }

  func testTwoShiftKeysOfOneIdentifier_holdAlike() {
    var typist = Typist(
      KeyboardLayout {
        KeyboardRow {
          KeyboardButton.image("shift")
          "abc"
          KeyboardButton.image("shift")
        }
      }
    )
    let right = typist.machine.solution.keys[4].frame
    typist.down(1, CGPoint(x: right.midX, y: right.midY))
    typist.move(1, CGPoint(x: right.midX + 3, y: right.midY))
    XCTAssertTrue(typist.machine.isShiftHeld)
    typist.tap("a")
    typist.tap("b")
    typist.up(1)
    typist.tap("c")
    XCTAssertEqual(typist.text, "ABc")
  }

  func testCancel_takesTheTapBack() {
    for start in KeyboardShift.allCases {
      var typist = Typist(shift: start)
      typist.down(1, "shift", at: 0)
      typist.cancel(1, at: 0.1)
      XCTAssertEqual(typist.machine.shift, start)
      XCTAssertFalse(typist.machine.isShiftHeld)
    }
  }

  func testCancelAndResetBetweenTwoTaps_areNoDoubleTap() {
    for change in [{ $0.cancel() }, { $0.reset() }] as [(inout TypingMachine) -> [TypingAction]] {
      var typist = Typist()
      typist.tap("shift", at: 0)
      typist.run { machine, _ in change(&machine) }
      typist.tap("shift", at: 0.1)
      XCTAssertNotEqual(typist.machine.shift, .locked)
    }
  }

  func testTheActions() {
    var typist = Typist()
    typist.tap("shift", at: 0)
    typist.tap("a", at: 0.5)
    assertActions(
      typist.news(),
      [
        .pressStarted("shift"), .shiftChanged(.once), .pressEnded("shift"),
        .pressStarted("a"), .popShown("a"), .popHidden("a"), .insert("A"), .shiftChanged(.off),
        .pressEnded("a"),
      ]
    )
    typist.tap("shift", at: 1)
    typist.tap("shift", at: 1.1)
    assertActions(
      typist.news(),
      [
        .pressStarted("shift"), .shiftChanged(.once), .pressEnded("shift"),
        .pressStarted("shift"), .shiftChanged(.locked), .pressEnded("shift"),
      ]
    )
    typist.tap("shift", at: 2)
    assertActions(
      typist.news(),
      [.pressStarted("shift"), .shiftChanged(.off), .pressEnded("shift")]
    )
  }

  private func shift(after taps: [Double], window: Double = 0.3) -> KeyboardShift {
    var typist = Typist(.qwerty, TypingOptions(shiftWindow: window))
    for time in taps { typist.tap("shift", at: time) }
    return typist.machine.shift
  }

  private func chord(_ typist: inout Typist, _ letters: String) {
    typist.down(1, "shift", at: typist.time + 1)
    for letter in letters { typist.tap(String(letter), at: typist.time + 0.2) }
    typist.up(1, at: typist.time + 0.2)
  }
}
