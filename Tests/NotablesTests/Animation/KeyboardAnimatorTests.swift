import NotablesTesting
import XCTest

@testable import Notables

final class KeyboardAnimatorTests: XCTestCase {
  @MainActor
  func testB64_durationZero_runsAtOnce_completesOnce() async {
    for duration in [0, -0.25, Double.nan, .infinity] {
      let stage = Stage()
      stage.animate(duration: duration)
      XCTAssertEqual(stage.log, ["0.0 changes", "0.0 done true"], "duration \(duration)")
      stage.time.run()
      XCTAssertEqual(stage.log.count, 2)
    }
  }

  @MainActor
  func testB64_durationZero_withDelay_runsAfterIt() async {
    let stage = Stage()
    stage.animate(duration: 0, delay: 0.1)
    XCTAssertEqual(stage.log, [])
    stage.time.run()
    XCTAssertEqual(stage.log, ["0.1 changes", "0.1 done true"])
  }

  @MainActor
  func testB66_delay_isHonoured_completionComesAfterDelayAndDuration() async {
    let stage = Stage()
    stage.animate(duration: 0.25, curve: .easeOut, delay: 0.1)
    stage.time.run()
    XCTAssertEqual(stage.log, ["0.1 changes", "0.35 done true"])
  }

  @MainActor
  func testB66_delay_isPassedUnchangedToThePerformer() async {
    let performer = RecordingPerformer()
    let animator = KeyboardAnimator(time: ManualTime(), performer: performer)
    movement(duration: 0.25).animate(delay: 0.1, with: animator) {}

    XCTAssertEqual(performer.plans.map(\.delay), [0.1])
    XCTAssertEqual(performer.plans.map(\.requestedDuration), [0.25])
    XCTAssertEqual(performer.plans.map(\.options), [7 << 16 | 1 << 2 | 1 << 0])
  }

  @MainActor
  func testB67_keyboardsCurve_takesTheSpringsOwnTime() async {
    let stage = Stage()
    stage.animate(duration: 0.25)
    stage.time.run()
    XCTAssertEqual(stage.log, ["0.0 changes", "0.5 done true"])
    XCTAssertEqual(movement(duration: 0.25).effectiveDuration, 0.5)
    XCTAssertEqual(movement(duration: 0.25, curve: .linear).effectiveDuration, 0.25)
  }

  @MainActor
  func testOddDelays_countAsNone() async {
    for delay in [-1, Double.nan, .infinity] {
      let stage = Stage()
      stage.animate(duration: 0, delay: delay)
      XCTAssertEqual(stage.log.count, 2, "delay \(delay)")
    }
  }

  @MainActor
  func testSameAnimator_newerTakesOver_olderEndsUnfinishedFirst() async {
    let stage = Stage()
    let animator = KeyboardAnimator(time: stage.time)
    stage.animate("a", duration: 0.25, with: animator)
    stage.time.advance(by: 0.1)
    stage.animate("b", duration: 0.25, with: animator)
    stage.time.run()
    XCTAssertEqual(
      stage.log,
      ["0.0 a changes", "0.1 a done false", "0.1 b changes", "0.6 b done true"]
    )
  }

  @MainActor
  func testSameAnimator_pendingChangesOfTheOlder_areDropped() async {
    let stage = Stage()
    let animator = KeyboardAnimator(time: stage.time)
    stage.animate("show", duration: 0.25, delay: 0.1, with: animator)
    stage.time.advance(by: 0.05)
    stage.animate("hide", duration: 0, with: animator)
    stage.time.run()
    XCTAssertEqual(stage.log, ["0.05 show done false", "0.05 hide changes", "0.05 hide done true"])
  }

  @MainActor
  func testSameAnimator_newAnimationInACompletion_runs() async {
    let stage = Stage()
    let animator = KeyboardAnimator(time: stage.time)
    var finished: [Bool] = []
    movement(duration: 0).animate(with: animator, animations: {}) {
      finished.append($0)
      movement(duration: 0).animate(with: animator, animations: {}) { finished.append($0) }
    }
    XCTAssertEqual(finished, [true, true])
  }

  @MainActor
  func testWithoutAnimator_callsAreIndependent() async {
    var finished: [Bool] = []
    movement(duration: 0).animate(animations: {}) { finished.append($0) }
    movement(duration: 0).animate(animations: {}) { finished.append($0) }
    XCTAssertEqual(finished, [true, true])
  }

  @MainActor
  func testWithoutAnimator_realTime_completesThoughNothingIsKept() async {
    let done = expectation(description: "done")
    movement(duration: 0.01, curve: .linear).animate(animations: {}) { finished in
      XCTAssertTrue(finished)
      done.fulfill()
    }
    await fulfillment(of: [done], timeout: 10)
  }

  @MainActor
  func testSteps_growFromZeroToOne_sixtyTimesASecond() async {
    let stage = Stage()
    var steps: [Double] = []
    var times: [TimeInterval] = []
    var finished: [Bool] = []
    movement(duration: 0.25).animate(
      delay: 0.1,
      with: KeyboardAnimator(time: stage.time),
      steps: { progress in
        steps.append(progress)
        times.append(stage.time.now)
      },
      completion: { finished.append($0) }
    )
    stage.time.run()

    XCTAssertEqual(steps.first, 0)
    XCTAssertEqual(steps.last, 1)
    XCTAssertEqual(steps, steps.sorted())
    XCTAssertEqual(steps.count, 31)
    XCTAssertEqual(times.first, 0.1)
    XCTAssertEqual(times.last ?? 0, 0.6, accuracy: 1e-9)
    XCTAssertEqual(steps[15], 0.9420, accuracy: 1e-4)
    XCTAssertEqual(finished, [true])
  }

  @MainActor
  func testSteps_durationZero_isOneStep() async {
    var log: [String] = []
    movement(duration: 0).animate(
      steps: { log.append("\($0)") },
      completion: { log.append("\($0)") }
    )
    XCTAssertEqual(log, ["1.0", "true"])
  }

  @MainActor
  func testSteps_lateClock_skipsStepsAndEnds() async {
    let time = LateTime()
    var steps: [Double] = []
    movement(duration: 0.1, curve: .linear).animate(with: KeyboardAnimator(time: time)) {
      progress in
      steps.append(progress)
    }
    time.run(eachLateBy: 0.04)
    XCTAssertEqual(steps.first, 0)
    XCTAssertEqual(steps.last, 1)
    XCTAssertEqual(steps.count, 3)
  }

  @MainActor
  func testSteps_takeOver_stopsThem() async {
    let stage = Stage()
    let animator = KeyboardAnimator(time: stage.time)
    var old = 0
    var finished: [Bool] = []
    movement(duration: 0.25).animate(
      with: animator,
      steps: { _ in old += 1 },
      completion: { finished.append($0) }
    )
    stage.time.advance(by: 0.05)
    let before = old
    movement(duration: 0.25).animate(with: animator) { _ in }
    stage.time.run()
    XCTAssertEqual(old, before)
    XCTAssertEqual(finished, [false])
  }

  func testFrame_followsTheCurve() {
    let info = movement(duration: 0.25)
    XCTAssertEqual(info.frame(at: -1), info.frameBegin)
    XCTAssertEqual(info.frame(at: 0), info.frameBegin)
    XCTAssertEqual(info.frame(at: 0.25).minY, 812 - 291 * 0.9420, accuracy: 0.03)
    XCTAssertEqual(info.frame(at: 0.5), info.frameEnd)
    XCTAssertEqual(info.frame(at: .infinity), info.frameEnd)
    XCTAssertEqual(movement(duration: 0).frame(at: 0), info.frameEnd)
  }

  func testB66_frame_withAnInsaneBeginFrame_isTheEndFrame() {
    let odd: [CGRect] = [
      .zero, .null, CGRect(x: 0, y: CGFloat.infinity, width: 375, height: 291),
      CGRect(x: 0, y: 812, width: CGFloat.nan, height: 291),
    ]
    for begin in odd {
      let info = movement(duration: 0.25, begin: begin)
      XCTAssertEqual(info.frame(at: 0.1), info.frameEnd, "\(begin)")
    }
  }
}

/// Animations by a clock that is turned by hand, and what they did when.
@MainActor
private final class Stage {
  let time = ManualTime()
  private(set) var log: [String] = []

  func animate(
    _ name: String = "",
    duration: TimeInterval,
    curve: AnimationCurve = .keyboard,
    delay: TimeInterval = 0,
    with animator: KeyboardAnimator? = nil
  ) {
    let animator = animator ?? KeyboardAnimator(time: time)
    let prefix = name.isEmpty ? "" : name + " "
    movement(duration: duration, curve: curve).animate(
      delay: delay,
      with: animator,
      animations: { self.note("\(prefix)changes") },
      completion: { self.note("\(prefix)done \($0)") }
    )
  }

  private func note(_ text: String) {
    log.append("\((time.now * 1000).rounded() / 1000) \(text)")
  }
}

@MainActor
private final class RecordingPerformer: AnimationPerformer {
  private(set) var plans: [AnimationPlan] = []

  func perform(
    _ plan: AnimationPlan,
    changes: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    plans.append(plan)
  }
}

/// A clock whose every call comes too late.
@MainActor
private final class LateTime: NotableTime {
  private(set) var now: TimeInterval = 0
  private var calls: [(due: TimeInterval, work: @MainActor () -> Void)] = []

  func call(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    calls.append((now + delay, work))
  }

  func run(eachLateBy lateness: TimeInterval) {
    while !calls.isEmpty {
      let call = calls.removeFirst()
      now = max(now, call.due + lateness)
      call.work()
    }
  }
}

private func movement(
  duration: TimeInterval,
  curve: AnimationCurve = .keyboard,
  begin: CGRect = CGRect(x: 0, y: 812, width: 375, height: 291)
) -> KeyboardNotableInfo {
  KeyboardNotableInfo(
    animationCurve: curve,
    animationDuration: duration,
    frameBegin: begin,
    frameEnd: CGRect(x: 0, y: 521, width: 375, height: 291),
    isLocal: true
  )
}
