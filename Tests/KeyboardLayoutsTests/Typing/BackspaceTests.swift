import KeyboardLayouts
import XCTest

/// A backspace that is tapped, held and left.
final class BackspaceTests: XCTestCase {
  func testB103_oneAtTouchDown_thenFromHalfASecondEveryTenth() {
    for (end, count) in [(0, 1), (0.45, 1), (0.5, 2), (0.59, 2), (0.6, 3), (1, 7), (2, 17)] {
      XCTAssertEqual(deletions(holding: end), count, "\(end)")
      XCTAssertEqual(deletions(holding: end, since: 98_765.43), count, "\(end)")
    }
  }

  func testB103_noneAtTouchUp() {
    var typist = Typist.writing("abcdefghij")
    typist.down(1, "backspace", at: 0)
    typist.wait(until: 0.65)
    XCTAssertEqual(typist.count(.deleteBackward), 3)
    typist.up(1, at: 0.69)
    typist.wait(until: 5)
    XCTAssertEqual(typist.text, "abcdefg")
  }

  func testB103_aLateTick_givesEachRepeatItMissed_once() {
    var typist = Typist.writing(String(repeating: "x", count: 300))
    typist.down(1, "backspace", at: 0)
    typist.tick(at: 1)
    XCTAssertEqual(typist.count(.deleteBackward), 7)
    typist.tick(at: 1)
    XCTAssertEqual(typist.count(.deleteBackward), 7)
    typist.up(1, at: 5.2)
    XCTAssertEqual(typist.count(.deleteBackward), 49)
  }

  func testB103_threeCharacters_threeDeletions_thenNothing() {
    var typist = Typist.writing("abc")
    typist.down(1, "backspace", at: 0)
    typist.wait(until: 2)
    XCTAssertEqual(typist.count(.deleteBackward), 3)
    XCTAssertNil(typist.machine.nextTime)

    var late = Typist.writing("abc")
    late.down(1, "backspace", at: 0)
    late.tick(at: 2)
    XCTAssertEqual(late.count(.deleteBackward), 3)
  }

  func testB103_slidingOff_endsIt_alsoAfterComingBack() {
    let policies: [TypingPolicy] = [.release, .press, .hysteresis(8)]
    for (key, policy) in ["p", "m", "nowhere"].flatMap({ key in policies.map { (key, $0) } }) {
      var typist = Typist.writing("abcdefghij")
      typist.machine.options.policy = policy
      typist.down(1, "backspace", at: 0)
      typist.wait(until: 0.6)
      typist.move(1, key, at: 0.62)
      typist.wait(until: 2)
      typist.move(1, "backspace", at: 2.1)
      typist.wait(until: 4)
      typist.up(1, at: 4)
      XCTAssertEqual(typist.text, "abcdefg", "\(key) \(policy)")
    }
  }

  func testB103_cancel_endsIt() {
    var typist = Typist.writing("abcdefghij")
    typist.down(1, "backspace", at: 0)
    typist.cancel(1, at: 0.55)
    typist.wait(until: 3)
    XCTAssertEqual(typist.text, "abcdefgh")
  }

  func testB103_aSecondKey_endsIt() {
    var typist = Typist.writing("abcdefghij")
    typist.down(1, "backspace", at: 0)
    typist.down(2, "k", at: 0.55)
    typist.wait(until: 3)
    typist.up(2, at: 3)
    typist.up(1, at: 4)
    XCTAssertEqual(typist.text, "abcdefghk")
  }

  func testB103_switchingTheLayout_resetAndAllElse_endIt() {
    let changes: [(inout TypingMachine) -> [TypingAction]] = [
      { $0.show(.numbers) }, { $0.setKeyboard(.azerty) }, { $0.reset() }, { $0.cancel() },
      { $0.setEnabled(false) }, { $0.resize(to: .zero, traits: .landscape) },
    ]
    for (index, change) in changes.enumerated() {
      var typist = Typist.writing("abcdefghij")
      typist.down(1, "backspace", at: 0)
      typist.wait(until: 0.55)
      typist.run { machine, _ in change(&machine) }
      XCTAssertNil(typist.machine.nextTime, "\(index)")
      typist.wait(until: 3)
      typist.up(1, at: 4)
      XCTAssertEqual(typist.text, "abcdefgh", "\(index)")
    }
  }

  func testOtherDelaysAndIntervals() {
    let quick = KeyRepeat(delay: 0.3, interval: 0.04)
    XCTAssertEqual(deletions(holding: 0.29, quick), 1)
    XCTAssertEqual(deletions(holding: 0.3, quick), 2)
    XCTAssertEqual(deletions(holding: 0.5, quick), 7)
    XCTAssertEqual(deletions(holding: 9, nil), 1)
  }

  func testRepeatsThatMakeNoSense_areNone() {
    for plan in [
      KeyRepeat(interval: 0), KeyRepeat(interval: -1), KeyRepeat(interval: .nan),
      KeyRepeat(interval: .infinity), KeyRepeat(delay: .nan), KeyRepeat(delay: -1),
      KeyRepeat(delay: .infinity),
    ] {
      XCTAssertEqual(deletions(holding: 100, plan), 1, "\(plan)")
    }
  }

  func testAcceleration_shortensTheInterval_downToTheShortest() {
    let plan = KeyRepeat(delay: 0.5, interval: 0.1, acceleration: 0.5, shortestInterval: 0.02)
    var typist = Typist(.qwerty, TypingOptions(backspace: plan))
    typist.document.insert(String(repeating: "x", count: 100))
    typist.down(1, "backspace", at: 0)
    var times: [Double] = []
    while let next = typist.machine.nextTime, times.count < 7 {
      times.append((next * 1000).rounded() / 1000)
      typist.tick(at: next)
    }
    XCTAssertEqual(times, [0.5, 0.6, 0.65, 0.675, 0.695, 0.715, 0.735])
  }

  func testAPauseOfMoreThanAThousandRepeats_endsIt() {
    var typist = Typist.writing(String(repeating: "x", count: 3000))
    typist.down(1, "backspace", at: 0)
    typist.tick(at: 1e12)
    XCTAssertEqual(typist.count(.deleteBackward), 1001)
    XCTAssertNil(typist.machine.nextTime)
  }

  func testTimesThatMakeNoSense_countAsTheLatest() {
    var typist = Typist.writing(String(repeating: "x", count: 30))
    typist.down(1, "backspace", at: 10)
    for time in [.nan, .infinity, -.infinity, 3, -1e300] { typist.tick(at: time) }
    XCTAssertEqual(typist.count(.deleteBackward), 1)
    typist.tick(at: 10.5)
    typist.up(1, at: 2)
    XCTAssertEqual(typist.count(.deleteBackward), 2)
  }

  func testNextTime_saysWhenToAsk() {
    var typist = Typist.writing("abcdefghij")
    XCTAssertNil(typist.machine.nextTime)
    typist.down(1, "backspace", at: 4)
    XCTAssertEqual(typist.machine.nextTime, 4.5)
    typist.tick(at: 4.5)
    XCTAssertEqual(typist.machine.nextTime, 4.6)
    typist.up(1, at: 4.55)
    XCTAssertNil(typist.machine.nextTime)
  }

  func testTheActions() {
    var typist = Typist.writing("abc")
    typist.down(1, "backspace", at: 0)
    typist.up(1, at: 0.5)
    assertActions(
      typist.news(),
      [.pressStarted("backspace"), .deleteBackward, .deleteBackward, .pressEnded("backspace")]
    )
  }

  private func deletions(
    holding end: Double,
    since start: Double = 0,
    _ plan: KeyRepeat? = KeyRepeat()
  ) -> Int {
    var typist = Typist(.qwerty, TypingOptions(backspace: plan))
    typist.document.insert(String(repeating: "x", count: 200))
    typist.down(1, "backspace", at: start)
    typist.wait(until: start + end)
    return typist.count(.deleteBackward)
  }
}

extension Typist {
  fileprivate static func writing(_ text: String) -> Typist {
    var typist = Typist()
    typist.document.insert(text)
    return typist
  }
}
