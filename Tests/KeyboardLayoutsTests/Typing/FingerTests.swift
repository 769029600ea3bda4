import Foundation
import KeyboardLayouts
import XCTest

/// Several fingers at a time.
final class FingerTests: XCTestCase {
  func testB97_twoThumbs_inOrderOfTouchDown_whicheverLiftsFirst() {
    for lifts in [[1, 2], [2, 1]] {
      var typist = Typist()
      typist.down(1, "a")
      typist.down(2, "b")
      for touch in lifts { typist.up(touch) }
      XCTAssertEqual(typist.text, "ab", "\(lifts)")
    }
  }

  func testB97_theSecondDown_typesTheFirst_andItsLiftNothing() {
    var typist = Typist()
    typist.down(1, "a")
    XCTAssertEqual(typist.text, "")
    typist.down(2, "b")
    XCTAssertEqual(typist.text, "a")
    typist.up(1)
    XCTAssertEqual(typist.text, "a")
    typist.up(2)
    XCTAssertEqual(typist.text, "ab")
  }

  func testB97_threeFingers() {
    for lifts in [[1, 2, 3], [3, 2, 1], [2, 3, 1], [1, 3, 2]] {
      var typist = Typist()
      typist.down(1, "x")
      typist.down(2, "y")
      typist.down(3, "z")
      XCTAssertEqual(typist.text, "xy")
      for touch in lifts { typist.up(touch) }
      XCTAssertEqual(typist.text, "xyz", "\(lifts)")
      XCTAssertEqual(typist.machine.touches, [])
    }
  }

  func testB97_theActions() {
    var typist = Typist()
    typist.down(1, "a")
    typist.down(2, "b")
    typist.up(1)
    typist.up(2)
    assertActions(
      typist.news(),
      [
        .pressStarted("a"), .popShown("a"), .popHidden("a"), .insert("a"), .pressEnded("a"),
        .pressStarted("b"), .popShown("b"), .popHidden("b"), .insert("b"), .pressEnded("b"),
      ]
    )
  }

  func testB97_press_typesEachAtItsDown() {
    var typist = Typist(.qwerty, TypingOptions(policy: .press))
    typist.down(1, "a")
    XCTAssertEqual(typist.text, "a")
    typist.down(2, "b")
    typist.up(2)
    typist.up(1)
    XCTAssertEqual(typist.text, "ab")
  }

  func testB97_anEarlierFinger_doesNothingMore() {
    var typist = Typist()
    typist.down(1, "a")
    typist.down(2, "b")
    typist.move(1, "p")
    typist.cancel(1)
    typist.up(2)
    XCTAssertEqual(typist.text, "ab")
  }

  func testB97_theSecondDown_onTheNewPage() {
    var typist = Typist()
    let one = typist.point("q")
    typist.down(1, "123")
    typist.down(2, one)
    typist.up(1)
    typist.up(2)
    XCTAssertEqual(typist.text, "1")
  }

  func testTheSameFingerDownAgain_countsAsLiftedFirst() {
    var typist = Typist()
    typist.down(1, "a")
    typist.down(1, "b")
    XCTAssertEqual(typist.text, "a")
    typist.up(1)
    XCTAssertEqual(typist.text, "ab")
    XCTAssertEqual(typist.machine.touches, [])
  }

  func testUnknownFingers_areIgnored() {
    var typist = Typist()
    typist.move(5, "a")
    typist.up(5)
    typist.up(5, typist.point("a"))
    typist.cancel(5)
    assertActions(typist.news(), [])
    XCTAssertEqual(typist.machine.touches, [])
  }

  func testCancel_typesNothing() {
    var typist = Typist()
    typist.down(1, "a")
    typist.cancel(1)
    typist.up(1)
    assertActions(
      typist.news(),
      [.pressStarted("a"), .popShown("a"), .popHidden("a"), .pressEnded("a")]
    )
    XCTAssertEqual(typist.machine.touches, [])
  }

  func testOutsideOfTheKeyboard_nothingIsPressed() {
    let points = [
      CGPoint(x: -1, y: 30), CGPoint(x: 376, y: 30), CGPoint(x: 20, y: -1), CGPoint(x: 20, y: 217),
      CGPoint(x: CGFloat.nan, y: 30), CGPoint(x: 20, y: CGFloat.infinity),
    ]
    for point in points {
      var typist = Typist()
      typist.down(1, point)
      XCTAssertEqual(typist.machine.touches, [1])
      typist.up(1)
      assertActions(typist.news(), [])
      XCTAssertEqual(typist.machine.touches, [])
    }
  }

  func testOutsideOfTheKeyboard_anEarlierKeyIsTypedAllTheSame() {
    var typist = Typist()
    typist.down(1, "a")
    typist.down(2, CGPoint(x: -50, y: 30))
    XCTAssertEqual(typist.text, "a")
  }

  func testMovesToNowhere_areIgnored() {
    var typist = Typist()
    typist.down(1, "a")
    typist.move(1, CGPoint(x: CGFloat.nan, y: 0))
    typist.up(1, CGPoint(x: 0, y: -CGFloat.infinity))
    XCTAssertEqual(typist.text, "a")
  }

  func testHandle_takesTheEarliestFirst() {
    var typist = Typist()
    let touches = [(2, "b", 0.2), (1, "a", 0.1), (3, "c", 0.2)].map {
      KeyboardTouch(id: $0, point: typist.point($1), time: $2)
    }
    for phase in [KeyboardTouch.Phase.down, .moved, .up] {
      typist.run { machine, _ in machine.handle(touches, phase) }
    }
    XCTAssertEqual(typist.text, "abc")
    typist.run { machine, _ in machine.handle(touches, .down) + machine.handle(touches, .cancelled)
    }
    XCTAssertEqual(typist.text, "abcab")
  }

  func testTap_byIdentifier_types_andEndsAnEarlierPress() {
    var typist = Typist()
    typist.down(1, "a")
    typist.run(at: 0.5) { $0.tap("b", time: $1) }
    typist.run(at: 2) { $0.tap("shift", time: $1) }
    typist.run(at: 3) { $0.tap("c", time: $1) }
    typist.run(at: 4) { $0.tap("no such key", time: $1) }
    typist.up(1)
    XCTAssertEqual(typist.text, "abC")
    XCTAssertEqual(typist.machine.touches, [])
  }

  func testACopy_goesItsOwnWay() {
    var typist = Typist()
    typist.down(1, "a")
    var copy = typist
    copy.cancel(1)
    typist.up(1)
    XCTAssertEqual(typist.text, "a")
    XCTAssertEqual(copy.text, "")
  }
}
