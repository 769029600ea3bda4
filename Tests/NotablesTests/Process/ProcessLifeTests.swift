#if os(Linux) || os(macOS)
import XCTest

@testable import Notables

final class ProcessLifeTests: XCTestCase {
  func testSuspend_stopsWhenTheHooksHaveRun() {
    assert(
      [.signal(SIGTSTP), .hooksFinished, .resumed],
      give: [
        .post([.willResignActive, .didEnterBackground]),
        .stop,
        .post([.willEnterForeground, .didBecomeActive]),
      ]
    )
  }

  func testContinue_withoutAStop() {
    assert([.signal(SIGCONT), .resumed], give: [nil, nil])
  }

  func testContinue_whileTheHooksOfAStopRun_callsItOff() {
    assert(
      [.signal(SIGTSTP), .signal(SIGCONT), .hooksFinished],
      give: [
        .post([.willResignActive, .didEnterBackground]),
        nil,
        .post([.willEnterForeground, .didBecomeActive]),
      ]
    )
  }

  func testContinue_betweenTheHooksAndTheStop_callsItOff() {
    var life = ProcessLife(graceTime: 5)
    _ = life.handle(.signal(SIGTSTP), at: 0)
    XCTAssertEqual(life.handle(.hooksFinished, at: 0), .stop)
    XCTAssertTrue(life.isStopped)

    XCTAssertEqual(
      life.handle(.signal(SIGCONT), at: 0),
      .post([.willEnterForeground, .didBecomeActive])
    )
    XCTAssertFalse(life.isStopped)
    XCTAssertNil(life.handle(.resumed, at: 0))
  }

  func testSuspend_afterACalledOffStop_stopsAfterAll() {
    assert(
      [.signal(SIGTSTP), .signal(SIGCONT), .signal(SIGTSTP), .hooksFinished],
      give: [.post([.willResignActive, .didEnterBackground]), nil, nil, .stop]
    )
  }

  func testTerminate_endsByTheSameSignal() {
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      assert(
        [.signal(signal), .hooksFinished],
        give: [
          .post([.willResignActive, .didEnterBackground, .willTerminate]), .end(signal),
        ]
      )
    }
  }

  func testTerminate_waitsForTheHooksOfEarlierPosts() {
    assert(
      [.memoryWarning, .focus(false), .signal(SIGINT)]
        + [.hooksFinished, .hooksFinished, .hooksFinished],
      give: [
        .post([.didReceiveMemoryWarning]),
        .post([.willResignActive]),
        .post([.didEnterBackground, .willTerminate]),
        nil, nil, .end(SIGINT),
      ]
    )
  }

  func testTerminate_whileTheHooksOfAStopRun() {
    assert(
      [.signal(SIGTSTP), .signal(SIGTERM), .hooksFinished, .hooksFinished],
      give: [
        .post([.willResignActive, .didEnterBackground]), .post([.willTerminate]), nil,
        .end(SIGTERM),
      ]
    )
  }

  func testTerminate_whenStopped_withoutAReturn() {
    assert(
      [.signal(SIGTSTP), .hooksFinished, .signal(SIGHUP), .hooksFinished],
      give: [
        .post([.willResignActive, .didEnterBackground]), .stop, .post([.willTerminate]),
        .end(SIGHUP),
      ]
    )
  }

  func testTerminate_twice_endsAtOnceByTheSecond() {
    assert(
      [.signal(SIGTERM), .signal(SIGINT), .signal(SIGHUP), .hooksFinished],
      give: [
        .post([.willResignActive, .didEnterBackground, .willTerminate]), .end(SIGINT), nil, nil,
      ]
    )
  }

  func testQuit_hasNoHooks() {
    assert([.signal(SIGQUIT), .signal(SIGQUIT)], give: [.end(SIGQUIT), nil])
    assert(
      [.signal(SIGTSTP), .signal(SIGQUIT)],
      give: [.post([.willResignActive, .didEnterBackground]), .end(SIGQUIT)]
    )
  }

  func testEnding_hearsNothingElse() {
    assert(
      [.signal(SIGTERM), .signal(SIGTSTP), .signal(SIGCONT), .focus(false), .memoryWarning]
        + [.resumed],
      give: [
        .post([.willResignActive, .didEnterBackground, .willTerminate]), nil, nil, nil, nil, nil,
      ]
    )
  }

  func testFocus_tellsOnlyWhatIsNew() {
    assert(
      [.focus(true), .focus(false), .focus(false), .focus(true)],
      give: [nil, .post([.willResignActive]), nil, .post([.didBecomeActive])]
    )
  }

  func testFocus_whenLost_isNotResignedAgain() {
    assert(
      [.focus(false), .hooksFinished, .signal(SIGTSTP), .focus(true), .hooksFinished, .resumed],
      give: [
        .post([.willResignActive]), nil,
        .post([.didEnterBackground]), nil, .stop,
        .post([.willEnterForeground, .didBecomeActive]),
      ]
    )
  }

  func testMemoryWarning_repeats() {
    assert(
      [.memoryWarning, .memoryWarning, .signal(SIGTSTP), .memoryWarning],
      give: [
        .post([.didReceiveMemoryWarning]), .post([.didReceiveMemoryWarning]),
        .post([.willResignActive, .didEnterBackground]), .post([.didReceiveMemoryWarning]),
      ]
    )
  }

  func testGraceTime_endsHangingHooks() {
    var life = ProcessLife(graceTime: 5)
    _ = life.handle(.signal(SIGTERM), at: 100)

    XCTAssertEqual(life.deadline, 105)
    XCTAssertNil(life.handle(.tick, at: 104.9))
    XCTAssertEqual(life.handle(.tick, at: 105), .end(SIGTERM))
    XCTAssertNil(life.deadline)
  }

  func testGraceTime_stopsInSpiteOfHangingHooks() {
    var life = ProcessLife(graceTime: 2)
    _ = life.handle(.signal(SIGTSTP), at: 10)

    XCTAssertEqual(life.handle(.tick, at: 12), .stop)
    XCTAssertNil(life.handle(.tick, at: 1000))
    XCTAssertEqual(
      life.handle(.resumed, at: 1000),
      .post([.willEnterForeground, .didBecomeActive])
    )
    XCTAssertNil(life.handle(.hooksFinished, at: 1001))
    XCTAssertNil(life.handle(.hooksFinished, at: 1002))
  }

  func testGraceTime_beginsAnewWithATerminatingSignal() {
    var life = ProcessLife(graceTime: 2)
    _ = life.handle(.signal(SIGTSTP), at: 10)
    _ = life.handle(.signal(SIGTERM), at: 11)

    XCTAssertEqual(life.deadline, 13)
  }

  func testGraceTime_whenNotPositive() {
    for graceTime in [0, -1, -TimeInterval.infinity, .nan] {
      var life = ProcessLife(graceTime: graceTime)
      _ = life.handle(.signal(SIGTERM), at: 7)

      XCTAssertEqual(life.handle(.tick, at: 7), .end(SIGTERM), "\(graceTime)")
    }
  }

  func testGraceTime_whenInfinite() {
    var life = ProcessLife(graceTime: .infinity)
    _ = life.handle(.signal(SIGTERM), at: 7)

    XCTAssertNil(life.handle(.tick, at: 1e12))
  }

  func testIsRunning_endsWithTheSignal() {
    var life = ProcessLife(graceTime: 1)
    let running = [.focus(false), .signal(SIGTSTP), .hooksFinished, .hooksFinished, .resumed]
      .map { (input: ProcessLife.Input) in
        _ = life.handle(input, at: 0)
        return life.isRunning
      }

    XCTAssertEqual(running, [true, false, false, false, true])
  }

  private func assert(
    _ inputs: [ProcessLife.Input],
    give effects: [ProcessLife.Effect?],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    var life = ProcessLife(graceTime: 5)
    XCTAssertEqual(inputs.map { life.handle($0, at: 0) }, effects, file: file, line: line)
  }
}
#endif
