#if os(Linux)
import XCTest

/// The terminal of a process, which is played by the test.
final class ProcessTerminalTests: XCTestCase {
  private let launch = ["didFinishLaunching", "didBecomeActive"]
  private let toBackground = ["willResignActive", "didEnterBackground"]
  private let on = "\u{1b}[?1004h"
  private let off = "\u{1b}[?1004l"

  func testFocus() throws {
    let terminal = try PseudoTerminal()
    let probe = try start(on: terminal)

    terminal.send("\u{1b}[O")
    XCTAssertEqual(probe.lines(1), ["willResignActive"])
    terminal.send("\u{1b}[I")
    XCTAssertEqual(probe.lines(1), ["didBecomeActive"])
    terminal.send("\u{1b}[O\u{1b}[O\u{1b}[I")

    XCTAssertEqual(probe.lines(2), ["willResignActive", "didBecomeActive"])
  }

  func testInput_isNeitherLostNorShown() throws {
    let terminal = try PseudoTerminal()
    let probe = try start(on: terminal)

    XCTAssertFalse(terminal.echoes)
    terminal.send("a\u{1b}[Ob\n")

    XCTAssertEqual(probe.lines(2).sorted(), ["typed [97, 98, 10]", "willResignActive"])
  }

  func testMode_isBackAfterEveryEnd() throws {
    for signal in [SIGTERM, SIGINT, SIGHUP, SIGQUIT] {
      let terminal = try PseudoTerminal()
      let before = terminal.mode
      let probe = try start(on: terminal)
      XCTAssertNotEqual(terminal.mode, before)

      probe.send(signal)

      XCTAssertNotNil(terminal.output.text(upTo: off), "\(signal)")
      XCTAssertEqual(probe.waitForEnd(), .signal(signal))
      XCTAssertEqual(terminal.mode, before, "\(signal)")
    }
  }

  func testMode_isBackAfterExit() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.mode
    let probe = try start(on: terminal, ["exit=willResignActive"])

    terminal.send("\u{1b}[O")

    XCTAssertEqual(probe.waitForEnd(), .exit(0))
    XCTAssertEqual(terminal.mode, before)
    XCTAssertNotNil(terminal.output.text(upTo: off))
  }

  func testMode_isBackAfterAStopOfTheLifecycle() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.mode
    let probe = try start(on: terminal, ["stop=willResignActive"])

    terminal.send("\u{1b}[O")

    XCTAssertEqual(terminal.output.text(upTo: off), "willResignActive\r\n" + off)
    XCTAssertEqual(probe.lines(1), ["stopped"])
    XCTAssertEqual(terminal.mode, before)
  }

  func testKeys_stillSendSignals() throws {
    let terminal = try PseudoTerminal()
    let probe = try start(on: terminal)

    terminal.send("\u{3}")

    XCTAssertEqual(terminal.output.text(upTo: off), off)
    XCTAssertEqual(probe.lines(3), toBackground + ["willTerminate"])
    XCTAssertEqual(probe.waitForEnd(), .signal(SIGINT))
  }

  func testMode_isBackWhileStopped() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.mode
    let probe = try start(on: terminal)
    let during = terminal.mode

    terminal.send("\u{1a}")
    XCTAssertEqual(probe.waitForStop(), SIGSTOP)
    XCTAssertEqual(terminal.mode, before)
    XCTAssertEqual(terminal.output.text(upTo: "didEnterBackground\r\n")?.hasPrefix(off), true)
    probe.send(SIGCONT)

    XCTAssertNotNil(terminal.output.text(upTo: "didBecomeActive"))
    XCTAssertEqual(terminal.mode, during)
  }

  func testHaltedOutput_holdsNoSignalUp() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.mode
    let probe = try start(on: terminal, ["grace=0.05"])

    terminal.send("\u{13}")
    probe.send(SIGTERM)

    XCTAssertEqual(probe.waitForEnd(), .signal(SIGTERM))
    XCTAssertEqual(terminal.mode, before)
  }

  func testClosedTerminal_endsLikeSIGHUP() throws {
    let terminal = try PseudoTerminal()
    let probe = try start(on: terminal)

    try terminal.close()

    XCTAssertEqual(probe.waitForEnd(), .signal(SIGHUP))
  }

  func testPipes_areLeftAlone() throws {
    let probe = try ChildProcess("LifecycleProbe")

    XCTAssertEqual(probe.lines(2), launch)
    probe.write("\u{1b}[O")
    probe.send(SIGTERM)

    XCTAssertEqual(probe.rest(), toBackground + ["willTerminate"])
  }

  /// A shell that runs the probe in a process group of its own, behind and then before itself.
  func testBackgroundGroup_leavesTheTerminalAlone() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.mode
    let path = ChildProcess.path(of: "LifecycleProbe")
    let shell = try ChildProcess(
      "/bin/sh",
      ["-mc", "trap : INT; '\(path)' & read line; echo asked; fg > /dev/null; kill -l $?"],
      on: terminal
    )
    XCTAssertEqual(shell.lines(2), launch)
    XCTAssertEqual(terminal.mode, before)

    terminal.send("go on\n")
    XCTAssertNotNil(terminal.output.text(upTo: on))
    XCTAssertFalse(terminal.echoes)
    terminal.send("\u{3}")

    XCTAssertNotNil(terminal.output.text(upTo: "willTerminate\r\nINT\r\n"))
    XCTAssertEqual(shell.waitForEnd(), .exit(0))
    XCTAssertEqual(terminal.mode, before)
  }

  private func start(
    on terminal: PseudoTerminal,
    _ arguments: [String] = [],
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> ChildProcess {
    let probe = try ChildProcess("LifecycleProbe", arguments, on: terminal)
    let text = terminal.output.text(upTo: "didBecomeActive\r\n")
    XCTAssertEqual(
      text,
      on + launch.map { $0 + "\r\n" }.joined(),
      file: file,
      line: line
    )
    return probe
  }
}
#endif
