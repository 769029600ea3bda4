#if os(Linux)
import XCTest

/// The real life of a process whose main function is `async` and whose hooks misbehave.
final class ProcessProbeTests: XCTestCase {
  private let launch = ["didFinishLaunching", "didBecomeActive"]
  private let toBackground = ["willResignActive", "didEnterBackground"]
  private let back = ["willEnterForeground", "didBecomeActive"]

  func testLife_withAnAsyncMain() throws {
    let probe = try ChildProcess("LifecycleProbe")
    XCTAssertEqual(probe.lines(2), launch)

    probe.send(SIGTSTP)
    XCTAssertEqual(probe.lines(2), toBackground)
    XCTAssertEqual(probe.waitForStop(), SIGSTOP)
    probe.send(SIGCONT)
    XCTAssertEqual(probe.lines(2), back)
    probe.send(SIGTERM)

    XCTAssertEqual(probe.rest(), toBackground + ["willTerminate"])
    XCTAssertEqual(probe.waitForEnd(), .signal(SIGTERM))
  }

  func testSecondSignal_endsAtOnceWhileAHookHangs() throws {
    let probe = try ChildProcess("LifecycleProbe", ["wait=willTerminate"])
    XCTAssertEqual(probe.lines(2), launch)

    probe.send(SIGTERM)
    XCTAssertEqual(probe.lines(3), toBackground + ["willTerminate"])
    probe.send(SIGHUP)

    XCTAssertEqual(probe.waitForEnd(), .signal(SIGHUP))
  }

  func testGraceTime_endsAHookThatHangsByTheFirstSignal() throws {
    let probe = try ChildProcess("LifecycleProbe", ["wait=willResignActive", "grace=0.05"])
    XCTAssertEqual(probe.lines(2), launch)

    probe.send(SIGINT)

    XCTAssertEqual(probe.rest(), ["willResignActive"])
    XCTAssertEqual(probe.waitForEnd(), .signal(SIGINT))
  }

  func testGraceTime_whileTheLaunchHooksHang() throws {
    let probe = try ChildProcess("LifecycleProbe", ["wait=didFinishLaunching", "grace=0"])
    XCTAssertEqual(probe.lines(1), ["didFinishLaunching"])

    probe.send(SIGTERM)

    XCTAssertEqual(probe.waitForEnd(), .signal(SIGTERM))
  }

  func testGraceTime_stopsInSpiteOfAHookThatHangs() throws {
    let probe = try ChildProcess("LifecycleProbe", ["wait=didEnterBackground", "grace=0.05"])
    XCTAssertEqual(probe.lines(2), launch)

    probe.send(SIGTSTP)
    XCTAssertEqual(probe.waitForStop(), SIGSTOP)
    probe.send(SIGCONT)
    probe.write("x")

    XCTAssertEqual(probe.lines(4), toBackground + back)
  }

  func testContinue_whileTheHooksOfAStopRun_callsItOff() throws {
    let probe = try ChildProcess("LifecycleProbe", ["wait=didEnterBackground"])
    XCTAssertEqual(probe.lines(2), launch)

    probe.send(SIGTSTP)
    XCTAssertEqual(probe.lines(2), toBackground)
    probe.send(SIGCONT)
    probe.write("x")

    XCTAssertEqual(probe.lines(2), back)
    XCTAssertFalse(probe.hasStopped)
  }

  func testTerminate_whenStopped_waitsForTheReturn() throws {
    let probe = try ChildProcess("LifecycleProbe")
    XCTAssertEqual(probe.lines(2), launch)
    probe.send(SIGTSTP)
    XCTAssertEqual(probe.waitForStop(), SIGSTOP)

    probe.send(SIGTERM)
    probe.send(SIGCONT)

    XCTAssertEqual(
      probe.rest(),
      toBackground + back + toBackground + ["willTerminate"]
    )
    XCTAssertEqual(probe.waitForEnd(), .signal(SIGTERM))
  }

  func testStop_inATerminateHook_leavesTheEndToTheProgram() throws {
    let probe = try ChildProcess("LifecycleProbe", ["stop=willTerminate"])
    XCTAssertEqual(probe.lines(2), launch)

    probe.send(SIGTERM)
    XCTAssertEqual(probe.lines(4), toBackground + ["willTerminate", "stopped"])
    probe.send(SIGINT)

    XCTAssertEqual(probe.rest(), [])
    XCTAssertEqual(probe.waitForEnd(), .signal(SIGINT))
  }

  func testEnd_writesOutWhatWasPrinted() throws {
    let probe = try ChildProcess("LifecycleProbe", ["print=willTerminate"])
    XCTAssertEqual(probe.lines(2), launch)

    probe.send(SIGTERM)

    XCTAssertEqual(probe.rest(), toBackground + ["willTerminate", "printed"])
    XCTAssertEqual(probe.waitForEnd(), .signal(SIGTERM))
  }

  func testFork_withoutExec_hasItsOwnSignals() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "it holds signals back after a fork")
    let probe = try ChildProcess("LifecycleProbe", ["fork"])
    XCTAssertEqual(probe.lines(2), launch)
    let child = try XCTUnwrap(probe.lines(1).first.flatMap(pid_t.init))
    defer { kill(child, SIGKILL) }

    kill(child, SIGTERM)

    XCTAssertEqual(probe.lines(1), ["child ended by \(SIGTERM)"])
    probe.send(SIGINT)
    XCTAssertEqual(probe.rest(), toBackground + ["willTerminate"])
  }

  func testEnd_asTheFirstProcessOfAContainer() throws {
    let unshare = try ChildProcess(
      "/usr/bin/env",
      ["unshare", "--user", "--map-root-user", "--fork", "--pid", "--kill-child"]
        + [ChildProcess.path(of: "LifecycleProbe")]
    )
    guard unshare.lines(2) == launch else { throw XCTSkip("no process namespaces here") }
    let children = try String(
      contentsOfFile: "/proc/\(unshare.pid)/task/\(unshare.pid)/children",
      encoding: .utf8
    )
    let first = try XCTUnwrap(pid_t(children.trimmingCharacters(in: .whitespaces)))

    kill(first, SIGTERM)

    XCTAssertEqual(unshare.rest(), toBackground + ["willTerminate"])
    XCTAssertEqual(unshare.waitForEnd(), .exit(128 + SIGTERM))
  }
}
#endif
