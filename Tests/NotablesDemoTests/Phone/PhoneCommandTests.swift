#if os(Linux)
import XCTest

@testable import NotablesDemo

/// The built program in a terminal.
final class PhoneCommandTests: XCTestCase {
  private let start = "Tab or a click edits a field"

  func testWithoutATerminal_is64_andOneLine() throws {
    XCTAssertEqual(
      try ProgramRunner.run("phone"),
      .init(
        output: "",
        error: "NotablesDemo: phone needs a terminal for its input and its output\n",
        status: 64
      )
    )
    let window = try PhoneWindow("phone 2>&1 > /dev/null; echo $?; phone < /dev/null 2>&1; echo $?")
    let lines = window.process.lines(4)
    XCTAssertEqual(
      lines,
      ["64", "64"].flatMap {
        ["NotablesDemo: phone needs a terminal for its input and its output", $0]
      }
    )
  }

  func testDumbTerminal_andWrongUsage_are64() throws {
    let window = try PhoneWindow("phone 2>&1; echo $?", environment: "TERM=dumb")
    XCTAssertEqual(
      window.process.lines(2),
      ["NotablesDemo: phone needs a terminal that can place text; TERM is dumb", "64"]
    )
    XCTAssertEqual(window.terminal.mode, window.modeBefore)
    for arguments in [["phone", "--device", "toaster"], ["phone", "x"], ["phone", "--fast"]] {
      XCTAssertEqual(try ProgramRunner.run(arguments: arguments).status, 64)
    }
  }

  func testScreen_keysAndMouse() throws {
    let window = try PhoneWindow()
    window.expect(start)
    XCTAssertEqual(window.model.lines[0], "╭─ iphone-15 ────────────────────────────╮ 393 x 852")
    XCTAssertEqual(window.model.modes, ["1049", "1002", "1006", "1004", "2004"])

    window.send("\tada")
    window.expect("Name     Ada")
    window.expect("didShow")
    XCTAssertEqual(window.model.lines[14], "│ q │ w │ e │ r │ t │ y │ u │ i │ o │ p  │")
    // The key p, pressed and lifted.
    window.send("\u{1b}[<0;38;15M")
    window.expect("┃ p")
    window.send("\u{1b}[<0;38;15m")
    window.expect("Name     Adap")
    window.send("\u{12}")
    window.expect("852 x 393")
    window.expect("│ q   │ w   │")
    XCTAssertEqual(window.model.unknown, [])
  }

  func testQuit_is0_andLeavesTheTerminalAsItWas() throws {
    for keys in ["q", "\t\u{11}"] {
      let window = try PhoneWindow()
      window.expect(start)
      XCTAssertNotEqual(window.terminal.mode, window.modeBefore)
      window.send(keys)
      window.expectLeft()
      XCTAssertEqual(window.process.waitForEnd(), .exit(0))
      XCTAssertEqual(window.terminal.mode, window.modeBefore)
    }
  }

  func testSignals_endIt_andLeaveTheTerminalAsItWas() throws {
    for signal in [SIGTERM, SIGINT, SIGHUP, SIGQUIT] {
      let window = try PhoneWindow()
      window.expect(start)
      window.process.send(signal)
      window.expectLeft()
      XCTAssertEqual(window.process.waitForEnd(), .signal(signal))
      XCTAssertEqual(window.terminal.mode, window.modeBefore, "\(signal)")
    }
  }

  func testControlC_endsIt() throws {
    let window = try PhoneWindow()
    window.expect(start)
    window.send("\ta\u{3}")
    window.expectLeft()
    XCTAssertEqual(window.process.waitForEnd(), .signal(SIGINT))
    XCTAssertEqual(window.terminal.mode, window.modeBefore)
  }

  func testVanishedTerminal_endsIt() throws {
    let window = try PhoneWindow()
    window.expect(start)
    try window.terminal.close()
    XCTAssertEqual(window.process.waitForEnd(), .signal(SIGHUP))
  }

  func testControlZ_stopsIt_andItReturnsWhole() throws {
    let window = try PhoneWindow("phone; echo stopped; read line; fg > /dev/null; echo $? ended")
    window.expect(start)
    window.send("\tada")
    window.expect("Name     Ada")
    window.send("\u{1a}")
    window.expectLeft()
    XCTAssertNotNil(window.terminal.output.text(upTo: "stopped\r\n"))
    XCTAssertEqual(window.terminal.mode, window.modeBefore)

    window.resize(columns: 70, rows: 30)
    window.send("\n")
    window.expect("Name     Ada")
    window.send("\u{11}")
    window.expectLeft()
    XCTAssertNotNil(window.terminal.output.text(upTo: "0 ended\r\n"))
    XCTAssertEqual(window.terminal.mode, window.modeBefore)
  }

  func testStartedInTheBackground_itWaitsForItsTurn() throws {
    let window = try PhoneWindow("phone & echo first; read line; fg > /dev/null; echo $? ended")
    XCTAssertEqual(window.terminal.output.text(upTo: "first\r\n"), "first\r\n")
    XCTAssertEqual(window.terminal.mode, window.modeBefore)
    window.send("\n")
    window.expect(start)
    window.send("q")
    window.expectLeft()
    XCTAssertNotNil(window.terminal.output.text(upTo: "0 ended\r\n"))
  }

  func testResize_isFollowed_andASmallTerminalIsTold() throws {
    let window = try PhoneWindow()
    window.expect(start)
    window.resize(columns: 120, rows: 40)
    window.expect("note_appDidFinishLaunching")
    window.expect("l slow  o record  q quit")
    window.resize(columns: 50, rows: 10)
    window.expect("The phone needs 60 columns and 24 rows.")
    window.resize(columns: 80, rows: 24)
    window.expect(start)
  }

  func testTerminalWithoutASize_isAsked() throws {
    let window = try PhoneWindow(columns: 0, rows: 0)
    XCTAssertNotNil(window.terminal.output.text(upTo: "\u{1b}[18t"))
    window.assume(columns: 50, rows: 10)
    window.send("\u{1b}[8;10;50t")
    window.expect("This terminal has 50 and 10.")
  }

  func testWithoutColours() throws {
    for (environment, isColored) in [
      ("TERM=xterm NO_COLOR=1", false), ("TERM=xterm NO_COLOR=", true),
    ] {
      let window = try PhoneWindow(environment: environment)
      let text = window.terminal.output.text(upTo: "quit")
      XCTAssertEqual(text?.contains("38;5;"), isColored)
    }
  }

  func testRecording_isReadByReplay() throws {
    let folder = try folder()
    try Data().write(to: folder.appendingPathComponent("phone-1.jsonl"))
    let window = try PhoneWindow("cd '\(folder.path)'; exec phone")
    window.expect(start)
    window.send("o")
    window.expect("● phone-2.jsonl")
    window.send("\t")
    window.expect("didShow")
    window.send("\u{f}")
    window.expect("4 notifications are in phone-2.jsonl")
    window.send("\u{f}")
    window.expect("● phone-3.jsonl")
    window.send("\u{11}")
    XCTAssertEqual(window.process.waitForEnd(), .exit(0))

    for (file, hooks) in [
      (
        "phone-2.jsonl",
        [
          "KeyboardWillChangeFrame", "KeyboardWillShow", "KeyboardDidChangeFrame",
          "KeyboardDidShow",
        ]
      ),
      ("phone-3.jsonl", ["AppWillResignActive", "AppDidEnterBackground", "AppWillTerminate"]),
    ] {
      let path = folder.appendingPathComponent(file).path
      let replayed = try ProgramRunner.run("replay", path, "--format", "json")
      XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), replayed.output)
      XCTAssertEqual(
        try replayed.objects().map { $0["hook"] as? String },
        hooks.map { "note_" + $0.prefix(1).lowercased() + $0.dropFirst() }
      )
    }
  }

  func testRecording_thatCannotBegin_isTold() throws {
    let folder = try folder()
    let window = try PhoneWindow("cd '\(folder.path)'; rmdir '\(folder.path)'; exec phone")
    window.expect(start)
    window.send("o")
    window.expect("phone-1.jsonl: No such file or directory")
    window.send("q")
    XCTAssertEqual(window.process.waitForEnd(), .exit(0))
  }

  /// The one test that takes its time: ten seconds, which are the point of it.
  func testTenIdleSeconds_costLessThan10Milliseconds() throws {
    let window = try PhoneWindow(columns: 120, rows: 40)
    window.expect(start)
    window.send("\tada")
    window.expect("Name     Ada")
    window.expect("still moving") { $0.text.contains("DidShow") && !$0.text.contains("┃") }
    // Nothing is sent, twice 5 seconds.
    let before = try XCTUnwrap(window.process.processorTime)
    XCTAssertNil(window.terminal.output.text(upTo: "m"))
    XCTAssertNil(window.terminal.output.text(upTo: "m"))
    let after = try XCTUnwrap(window.process.processorTime)
    XCTAssertLessThan(after - before, 0.01)
    XCTAssertGreaterThan(before, 0)

    window.send("\u{11}")
    XCTAssertEqual(window.process.waitForEnd(), .exit(0))
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("PhoneCommandTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder
  }
}
#endif
