import Foundation
import KeyboardLayouts
import XCTest

/// A finger that rolls from one key to another.
final class RollingTests: XCTestCase {
  func testB93_everyPointBetweenTwoKeys_typesOneOfThem() {
    var typist = Typist(.twoRows)
    for (x, y) in [(31, 27), (33, 27), (32, 27), (16, 53), (16, 55), (16, 54), (0, 0), (319, 10)] {
      typist.down(1, CGPoint(x: x, y: y))
      typist.up(1)
    }
    XCTAssertEqual(typist.text, "qwqqaqqp")
  }

  func testB95_release_typesTheKeyUnderTheLift() {
    XCTAssertEqual(roll(from: "d", by: 6, .release).text, "f")
    XCTAssertEqual(roll(from: "d", by: 1, .release).text, "d")
    XCTAssertEqual(roll(from: "k", by: 6, .release).text, "l")
  }

  func testB95_press_typesTheKeyOfTheTouchDown() {
    XCTAssertEqual(roll(from: "d", by: 6, .press).text, "d")
    XCTAssertEqual(roll(from: "d", by: 300, .press).text, "d")
  }

  func testB95_hysteresis_keepsTheKeyUntilTheFingerIsFarOutside() {
    XCTAssertEqual(roll(from: "d", by: 6, .hysteresis(8)).text, "d")
    XCTAssertEqual(roll(from: "d", by: 12, .hysteresis(8)).text, "f")
    XCTAssertEqual(roll(from: "h", by: 9.5, .hysteresis(8)).text, "h")
    XCTAssertEqual(roll(from: "h", by: 10.5, .hysteresis(8)).text, "j")
    XCTAssertEqual(roll(from: "h", by: 6, .hysteresis(3)).text, "j")
    XCTAssertEqual(roll(from: "h", by: 4, .hysteresis(3)).text, "h")
  }

  func testB95_hysteresis_exactlyTheMargin_isOutside() {
    XCTAssertEqual(roll(from: "d", by: 10, .hysteresis(8)).text, "f")
    XCTAssertEqual(roll(from: "d", by: 9.999, .hysteresis(8)).text, "d")
  }

  func testB95_hysteresis_theNextKeyHoldsInTheSameWay() {
    var typist = Typist(.qwerty, TypingOptions(policy: .hysteresis(8)))
    let edge = typist.rightEdge("d")
    typist.down(1, edge + -2)
    typist.move(1, edge + 10)
    typist.move(1, edge + -4)
    XCTAssertEqual(typist.machine.pressedKey, "f")
    typist.move(1, edge + -9)
    XCTAssertEqual(typist.machine.pressedKey, "d")
  }

  func testB95_badMargins_countAsNone() {
    XCTAssertEqual(roll(from: "d", by: 6, .hysteresis(.nan)).text, "f")
    XCTAssertEqual(roll(from: "d", by: 6, .hysteresis(-8)).text, "f")
    XCTAssertEqual(roll(from: "d", by: 1, .hysteresis(-8)).text, "d")
  }

  func testB95_thePopShowsTheKeyThatWillBeTyped() {
    for policy in [TypingPolicy.release, .press, .hysteresis(8)] {
      for distance in [1.0, 6, 12, 40] {
        var typist = Typist(.qwerty, TypingOptions(policy: policy))
        let edge = typist.rightEdge("d")
        typist.down(1, edge + -2)
        typist.move(1, edge + (distance - 2))
        let shown = typist.machine.touch.map { typist.machine.solution.keys[$0.key].identifier }
        typist.up()
        XCTAssertEqual(shown, typist.text, "\(policy) \(distance)")
      }
    }
  }

  func testRelease_theActions() {
    var typist = roll(from: "d", by: 6, .release)
    assertActions(
      typist.news(),
      [
        .pressStarted("d"), .popShown("d"), .popHidden("d"), .dragged(from: "d", to: "f"),
        .popShown("f"), .popHidden("f"), .insert("f"), .pressEnded("f"),
      ]
    )
  }

  func testPress_theActions() {
    var typist = roll(from: "d", by: 6, .press)
    assertActions(
      typist.news(),
      [.pressStarted("d"), .popShown("d"), .insert("d"), .popHidden("d"), .pressEnded("d")]
    )
  }

  func testRelease_slidingOff_typesNothing_andComingBackDoes() {
    var typist = Typist()
    typist.down(1, "t")
    typist.move(1, CGPoint(x: 200, y: -30))
    typist.up()
    XCTAssertEqual(typist.text, "")
    typist.down(1, "t")
    typist.move(1, CGPoint(x: 200, y: -30))
    XCTAssertNil(typist.machine.pressedKey)
    typist.move(1, "g")
    typist.up()
    XCTAssertEqual(typist.text, "g")
  }

  func testRelease_slidingOff_theActions() {
    var typist = Typist()
    typist.down(1, "t")
    typist.move(1, CGPoint(x: 200, y: -30))
    typist.move(1, "g")
    typist.up()
    assertActions(
      typist.news(),
      [
        .pressStarted("t"), .popShown("t"), .popHidden("t"), .pressEnded("t"),
        .pressStarted("g"), .popShown("g"), .popHidden("g"), .insert("g"), .pressEnded("g"),
      ]
    )
  }

  func testTolerance_keepsTheKeyAtTheEdge_forFingersThatCameDownInside() {
    var typist = Typist(.qwerty, .touchScreen)
    typist.down(1, "t")
    typist.move(1, CGPoint(x: typist.point("t").x, y: -20))
    typist.up()
    XCTAssertEqual(typist.text, "t")
    typist.down(1, "t")
    typist.move(1, CGPoint(x: typist.point("t").x, y: -20.5))
    typist.up()
    typist.down(1, CGPoint(x: typist.point("t").x, y: -1))
    typist.up()
    XCTAssertEqual(typist.text, "t")
  }

  func testRelease_ontoBackspaceOrShift_actsAtTheLift_once() {
    var typist = Typist()
    typist.type("a", "b", "c")
    typist.down(1, "m", at: 1)
    typist.move(1, "backspace", at: 1.1)
    typist.wait(until: 5)
    XCTAssertEqual(typist.text, "abc")
    typist.up()
    XCTAssertEqual(typist.text, "ab")
    typist.down(1, "z")
    typist.move(1, "shift")
    typist.up()
    XCTAssertEqual(typist.machine.shift, .once)
  }

  func testDeadZones_betweenKeys_nothingIsTyped() {
    var traits = KeyboardTraits.portrait
    traits.hasDeadZones = true
    var typist = Typist(.twoRows)
    typist.run { machine, _ in machine.resize(to: CGSize(width: 320, height: 108), traits: traits) }
    typist.down(1, CGPoint(x: 32, y: 27))
    typist.up()
    XCTAssertEqual(typist.text, "")
    typist.down(1, CGPoint(x: 32, y: 27))
    typist.move(1, CGPoint(x: 40, y: 27))
    typist.up()
    XCTAssertEqual(typist.text, "w")
  }

  /// A finger lands two points inside a key's right edge, rolls to the right and lifts.
  private func roll(from key: String, by distance: Double, _ policy: TypingPolicy) -> Typist {
    var typist = Typist(.qwerty, TypingOptions(policy: policy))
    let start = typist.rightEdge(key) + -2
    typist.down(1, start)
    typist.move(1, start + distance)
    typist.up(1, start + distance)
    return typist
  }
}

extension Typist {
  /// The middle of the right edge of a key's hit area.
  fileprivate func rightEdge(_ key: String) -> CGPoint {
    machine.solution.key(withIdentifier: key).map { CGPoint(x: $0.hitArea.maxX, y: $0.frame.midY) }
      ?? .zero
  }
}

extension KeyboardLayout {
  /// Two rows of ten keys of 26 by 42 points, with gaps of 6 between keys and 12 between rows.
  fileprivate static let twoRows = KeyboardLayout {
    "qwertyuiop"
    "asdfghjkl;"
  }
}

private func + (point: CGPoint, distance: Double) -> CGPoint {
  CGPoint(x: point.x + distance, y: point.y)
}
