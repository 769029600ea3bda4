import XCTest

/// What all commands have in common.
final class ProgramTests: XCTestCase {
  private let commands = ["run", "replay", "avoid", "curve", "keyboard", "phone", "live"]

  func testHelp_ofTheProgramAndOfEachCommand() throws {
    let help = try ProgramRunner.run("--help")
    XCTAssertEqual(help.status, 0)
    XCTAssertEqual(help.error, "")
    for command in commands {
      XCTAssertTrue(help.output.contains("\n  \(command) "), command)
      let own = try ProgramRunner.run(command, "--help")
      XCTAssertEqual(own.status, 0)
      XCTAssertTrue(own.output.contains("usage: NotablesDemo \(command)"), own.output)
    }
  }

  func testVersion_everywhere() throws {
    for arguments in [["--version"], ["curve", "--version"], ["replay", "--version"]] {
      let version = try ProgramRunner.run(arguments: arguments)
      XCTAssertEqual(version, .init(output: "NotablesDemo 0.1.0\n", error: "", status: 0))
    }
  }

  func testAMessage_isOneLine_whateverANameHolds() throws {
    let result = try ProgramRunner.run("replay", "no\nsuch\u{2028}\u{1b}[31mfile")
    XCTAssertEqual(
      result.error,
      "NotablesDemo: no\\nsuch\\u{2028}\\u{1B}[31mfile: No such file or directory\n"
    )
  }

  func testWrongUsage_is64_andOneLine() throws {
    let cases = [
      ["fly"]:
        "unknown command 'fly'; the commands are run, replay, avoid, curve, keyboard, phone, live",
      ["foo\nbar"]: #"unknown command 'foo\nbar'; the commands are "#
        + "run, replay, avoid, curve, keyboard, phone, live",
      ["--fly"]: "unknown option '--fly'",
      ["--\u{1b}[2J\u{202e}\u{fffe}"]: #"unknown option '--\u{1B}[2J\u{202E}\u{FFFE}'"#,
      ["run", "--device", "toaster"]: nil,
      ["run", "--device"]: "--device needs a value",
      ["run", "--speed", "-1"]: "--speed must be a number that is not negative, not '-1'",
      ["run", "--speed", "nan"]: "--speed must be a number that is not negative, not 'nan'",
      ["run", "--format", "xml"]: "--format must be one of text, json, not 'xml'",
      ["run", "somewhere"]: "unexpected argument 'somewhere'",
      ["curve", "--curve", "7.5"]: nil,
      ["live", "--format", "svg"]: "--format must be one of text, json, not 'svg'",
      ["live", "now"]: "unexpected argument 'now'",
      ["replay"]: "replay needs a FILE, or - for standard input",
      ["replay", "x", "--as", "willShow"]: nil,
    ]
    for (arguments, message) in cases {
      let result = try ProgramRunner.run(arguments: arguments)
      XCTAssertEqual(result.status, 64, "\(arguments)")
      XCTAssertEqual(result.output, "", "\(arguments)")
      XCTAssertEqual(result.error.filter { $0 == "\n" }.count, 1, result.error)
      if let message { XCTAssertEqual(result.error, "NotablesDemo: \(message)\n") }
    }
  }
}
