import Notables
import XCTest

final class ReplayCommandTests: XCTestCase {
  private let dump = """
    App[1:2] NSConcreteNotification 0x1 {name = UIKeyboardWillShowNotification; userInfo = {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, 258}}";
    }}
    UIDeviceOrientationDidChangeNotification

    """

  private let lines = [
    """
    {"index":0,"time":null,"name":"UIKeyboardWillShowNotification","hook":"note_keyboardWillShow",\
    "info":{"curve":7,"duration":0.25,"begin":null,"end":[0,409,375,258],"isLocal":null,\
    "missing":["UIKeyboardFrameBeginUserInfoKey","UIKeyboardIsLocalUserInfoKey"]}}
    """,
    """
    {"index":1,"time":null,"name":"UIDeviceOrientationDidChangeNotification","hook":null,\
    "info":null}
    """,
  ]

  func testDump_drivesHooks() throws {
    let file = try ProgramRunner.file(dump, in: self)
    let result = try ProgramRunner.run("replay", file, "--format", "json")
    XCTAssertEqual(result, .init(output: text(lines), error: "", status: 0))
  }

  func testText_isAligned() throws {
    let result = try ProgramRunner.run("replay", "-", input: Data(dump.utf8))
    XCTAssertEqual(
      result.output,
      """
               -  UIKeyboardWillShow                    note_keyboardWillShow            \
      - -> (0 409 375 258)  0.25 s keyboard
               -  UIDeviceOrientationDidChange          -

      """
    )
  }

  func testLines_giveTheSameHooksAgain() throws {
    let life = try ProgramRunner.run("run", "--format", "json")
    let again = try ProgramRunner.run(
      "replay",
      "-",
      "--format",
      "json",
      input: Data(life.output.utf8)
    )
    XCTAssertEqual(again, life)
  }

  func testFiles_indexCountsOn() throws {
    let first = try ProgramRunner.file(dump, in: self)
    let second = try ProgramRunner.file(text(lines), in: self)
    let objects = try ProgramRunner.run("replay", first, second, "--format", "json").objects()
    XCTAssertEqual(objects.map { $0["index"] as? Int }, [0, 1, 2, 3])
  }

  func testAs_namesBareDictionaries_andOnlyThose() throws {
    let bare = "{ UIKeyboardAnimationCurveUserInfoKey = 7; }\nUIKeyboardDidHideNotification\n"
    let file = try ProgramRunner.file(bare, in: self)
    let names = { (arguments: [String]) in
      try ProgramRunner.run(arguments: ["replay", file, "--format", "json"] + arguments).objects()
        .map { [$0["name"] as? String, $0["hook"] as? String] }
    }
    XCTAssertEqual(
      try names([]),
      [[nil, nil], ["UIKeyboardDidHideNotification", "note_keyboardDidHide"]]
    )
    XCTAssertEqual(
      try names(["--as", "keyboardWillShow"]),
      [
        ["UIKeyboardWillShowNotification", "note_keyboardWillShow"],
        ["UIKeyboardDidHideNotification", "note_keyboardDidHide"],
      ]
    )
    XCTAssertEqual(
      try names(["--as", "appDidBecomeActive"])[0],
      ["UIApplicationDidBecomeActiveNotification", "note_appDidBecomeActive"]
    )
  }

  func testNothingFound_is65() throws {
    for content in ["", " \n\n", "no notification here\n", "\u{feff}"] {
      let file = try ProgramRunner.file(content, in: self)
      let result = try ProgramRunner.run("replay", file)
      XCTAssertEqual(result.status, 65)
      XCTAssertEqual(result.output, "")
      XCTAssertEqual(result.error, "NotablesDemo: \(file): no notification was found\n")
    }
  }

  func testUnreadable_is66() throws {
    let missing = try ProgramRunner.run("replay", "/nowhere/at/all")
    XCTAssertEqual(missing.status, 66)
    XCTAssertEqual(missing.error, "NotablesDemo: /nowhere/at/all: No such file or directory\n")
    let folder = try ProgramRunner.run("replay", "/")
    XCTAssertEqual(folder.status, 66)
    XCTAssertEqual(folder.error, "NotablesDemo: /: Is a directory\n")
  }

  func testHalfALine_is65_andNamesIt_afterWhatCameBefore() throws {
    let file = try ProgramRunner.file(text(lines) + "\n" + lines[0].prefix(60), in: self)
    let result = try ProgramRunner.run("replay", file, "--format", "json")
    XCTAssertEqual(result.status, 65)
    XCTAssertEqual(result.output, text(lines))
    XCTAssertEqual(
      result.error,
      "NotablesDemo: \(file):4: not JSON: the end is missing, at byte 61\n"
    )
  }

  func testWrongValue_isNamedByItsPath() throws {
    let file = try ProgramRunner.file(
      text(lines) + #"{"name":null,"info":{"end":[0,0,"wide",1]}}"#,
      in: self
    )
    let result = try ProgramRunner.run("replay", file, "--format", "json")
    XCTAssertEqual(result.status, 65)
    XCTAssertEqual(result.output, text(lines))
    XCTAssertEqual(
      result.error,
      "NotablesDemo: \(file):3: info.end[2]: expected a number, found a string\n"
    )
  }

  func testALine_thatIsNoJSON_is65_asEverywhere() throws {
    let broken = Data(lines[1].dropLast().utf8) + Data(#","x":""#.utf8) + [0xff, 0x22, 0x7d]
    let cases = [
      (Data((lines[1].dropLast() + ",}").utf8), "not JSON: a comma before a closing bracket, "),
      (Data(lines[1].replacingOccurrences(of: ":1", with: ":01").utf8), "not JSON: expected a "),
      (broken, "not UTF-8 text\n"),
    ]
    for (line, cause) in cases {
      let input = Data(text(lines).utf8) + line
      let result = try ProgramRunner.run("replay", "-", "--format", "json", input: input)
      XCTAssertEqual(result.status, 65)
      XCTAssertEqual(result.output, text(lines))
      let beginning = "NotablesDemo: standard input:3: \(cause)"
      XCTAssertTrue(result.error.hasPrefix(beginning), result.error)
    }
  }

  func testNumberOutOfRange_is65() throws {
    let result = try ProgramRunner.run(
      "replay",
      "-",
      input: Data(#"{"name":null,"time":1e999}"#.utf8)
    )
    XCTAssertEqual(result.status, 65)
    XCTAssertTrue(result.error.hasPrefix("NotablesDemo: standard input:1: "), result.error)
    XCTAssertEqual(result.error.filter { $0 == "\n" }.count, 1)
  }

  func testNUL_is65_afterWhatCameBefore() throws {
    for content in [dump, text(lines)] {
      let file = try ProgramRunner.file(Data(content.utf8) + [0] + Data(content.utf8), in: self)
      let line = content.split(separator: "\n", omittingEmptySubsequences: false).count
      let result = try ProgramRunner.run("replay", file, "--format", "json")
      XCTAssertEqual(result.status, 65)
      XCTAssertEqual(result.output, text(lines))
      XCTAssertEqual(result.error, "NotablesDemo: \(file):\(line): not a text, it has a NUL byte\n")
    }
    if FileManager.default.fileExists(atPath: "/dev/zero") {
      XCTAssertEqual(try ProgramRunner.run("replay", "/dev/zero").status, 65)
    }
  }

  func testRandomBytes_are65() throws {
    var bytes = Data((0..<5000).map { _ in UInt8.random(in: 1...255) })
    bytes[0] = UInt8(ascii: "x")
    let result = try ProgramRunner.run("replay", "-", input: bytes)
    XCTAssertEqual(result.status, 65)
    XCTAssertEqual(result.output, "")
  }

  func testMarksAndLineEnds_ofOtherSystems_areRead() throws {
    let windows = text(lines).replacingOccurrences(of: "\n", with: "\r\n")
    let spaced = text(lines).replacingOccurrences(of: "{\"index", with: "{ \"index")
    for content in [windows, "\u{feff}" + text(lines), "\n\n  " + text(lines), spaced] {
      let result = try ProgramRunner.run(
        "replay",
        "-",
        "--format",
        "json",
        input: Data(content.utf8)
      )
      XCTAssertEqual(result, .init(output: text(lines), error: "", status: 0))
    }
    let latin = Data("Gr".utf8) + [0xfc] + Data("n ".utf8) + [0xe9] + Data(": \(dump)".utf8)
    let result = try ProgramRunner.run("replay", "-", "--format", "json", input: latin)
    XCTAssertEqual(result, .init(output: text(lines), error: "", status: 0))
  }

  private func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
