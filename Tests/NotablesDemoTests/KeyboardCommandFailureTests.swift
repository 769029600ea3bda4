import Foundation
import XCTest

/// What goes wrong, and how that is told.
final class KeyboardCommandFailureTests: XCTestCase {
  func testImpossibleSizes() throws {
    for size in [
      "0x216", "375x0", "-1x5", "375", "x", "375x", "nanx5", "infx5", "1e9x5", "3x4x5", "axb",
      "1e-320x5", "5x0.99", "", "0x10", "375X216", "375,216", " 375x216", "100001x5",
    ] {
      try assertFails(
        ["--size", size],
        64,
        "--size must be WIDTHxHEIGHT, both from 1 to 100000 points, not '\(size)'"
      )
    }
  }

  func testWrongUsage() throws {
    try assertFails(
      ["--page", "emoji"],
      64,
      "--page must be one of letters, numbers, symbols, not 'emoji'"
    )
    try assertFails(["--press", "é"], 64, "--press: the page has no key 'é'")
    try assertFails(["--hold", "é"], 64, "--hold: the page has no key 'é'")
    try assertFails(["--format", "png"], 64, "--format must be one of text, svg, json, not 'png'")
    try assertFails(
      ["--orientation", "upright"],
      64,
      "--orientation must be one of portrait, landscape, not 'upright'"
    )
    try assertFails(["qwerty"], 64, "unexpected argument 'qwerty'")
  }

  func testAnUnknownLayout() throws {
    try assertFails(
      ["--layout", "/nowhere/dvorak"],
      66,
      "/nowhere/dvorak: No such file or directory, and no built-in layout has that name"
    )
    try assertFails(["--layout", "/"], 66, "/: Is a directory")
  }

  func testMessages_areOneLine_thatLeavesATerminalAlone() throws {
    try assertFails(
      ["--layout", "-"],
      65,
      "standard input: rows[0].items[0].action: expected an action (space, return, backspace, "
        + "shift, nextKeyboard, custom), found 'a\\nb\\u{1B}[31m\\u{202E}c'",
      input: #"{"rows":[{"items":[{"key":"q","action":"a\nb\u001b[31m\u202ec"}]}]}"#
    )
    try assertFails(
      ["--layout", "/nowhere/a\nb"],
      66,
      #"/nowhere/a\nb: No such file or directory, and no built-in layout has that name"#
    )
    try assertFails(
      ["--press", "\u{2028}é\u{7f}"],
      64,
      #"--press: the page has no key '\u{2028}é\u{7F}'"#
    )
  }

  func testDeepNesting_endsWithAFailure() throws {
    for depth in [150, 600, 20_000] {
      let open = String(repeating: #"{"row":{"items":["#, count: depth)
      let close = String(repeating: "]}}", count: depth)
      let layout = #"{"rows":[{"items":["# + open + #"{"key":"q"}"# + close + "]}]}"
      let result = try ProgramRunner.run("keyboard", "--layout", "-", input: Data(layout.utf8))
      XCTAssertEqual(result.status, depth < 170 ? 0 : 65, result.error)
      XCTAssertEqual(result.error.filter { $0 == "\n" }.count, depth < 170 ? 0 : 1)
    }
  }

  func testAnOutputFileThatCannotBeCreated() throws {
    try assertFails(["-o", "/nowhere/x.svg"], 73, "/nowhere/x.svg: No such file or directory")
  }

  func testAFailedWrite() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    try assertFails(["-o", "/dev/full"], 74, "/dev/full: No space left on device")
  }

  func testBadFiles_nameTheirPlaceAndCause() throws {
    let cases = [
      (
        #"{"rows":[{"items":[{"key":"q"},{"key":5}]}]}"#,
        "rows[0].items[1].key: expected a string, found a number"
      ),
      (
        #"{"rows":[{"items":[{"row":{"items":[{"text":"a","width":{"static":"wide"}}]}}]}]}"#,
        "rows[0].items[0].row.items[0].width.static: expected a number, found a string"
      ),
      (
        #"{"rows":[{"items":[{"key":"q","width":"wide"}]}]}"#,
        #"rows[0].items[0].width: expected "dynamic", {"static":POINTS} or {"relative":SHARE}, "#
          + "found 'wide'"
      ),
      (
        #"{"rows":[{"items":[{"id":"q"}]}]}"#,
        "rows[0].items[0]: expected one of key, text, image and row, found none"
      ),
      (
        #"{"rows":[{"style":{"landscape":{"top":true}},"items":[]}]}"#,
        "rows[0].style.landscape.top: expected a number, found true"
      ),
      (#"{"rows":[{"items":{}}]}"#, "rows[0].items: expected an array, found an object"),
      (#"{"rows":["qwerty"]}"#, "rows[0]: expected an object, found a string"),
      (#"{"rows":[{"style":{}}]}"#, "rows[0].items: is missing"),
      (#"{"style":{}}"#, "rows: is missing"),
      (
        #"{"pages":[]}"#, "pages: expected at least one page, found none"
      ),
      (
        #"{"rows":[{"items":[{"key":"q","width":{"static":1e999}}]}]}"#,
        "rows[0].items[0].width.static: expected a number, found one that no Double comes near"
      ),
      (
        #"{"rows":[{"style":{"alignment":"middle"},"items":[]}]}"#,
        "rows[0].style.alignment: expected one of leading, center, trailing, found 'middle'"
      ),
      (
        ##"{"style":{"background":"grey"},"rows":[]}"##,
        "style.background: expected a colour such as #D0D5DB, found 'grey'"
      ),
      ("[]", "expected an object, found an array"),
    ]
    for (layout, message) in cases {
      try assertFails(["--layout", "-"], 65, "standard input: \(message)", input: layout)
    }
  }

  func testWhatIsNoJSON() throws {
    let cases = [
      "", "  \n", "{", #"{"rows":[}"#, "qwerty", #"{"rows":[],}"#,
      "{\"rows\":[\n{\"items\":[]},\n]}",
    ]
    for layout in cases + [#"{"rows":[{"items":[{"key":"q","width":{"static":1e999}}]}]}"#] {
      let result = try ProgramRunner.run("keyboard", "--layout", "-", input: Data(layout.utf8))
      XCTAssertEqual(result.status, 65, layout)
      XCTAssertEqual(result.output, "", layout)
      XCTAssertEqual(result.error.split(separator: "\n").count, 1, result.error)
      XCTAssertTrue(result.error.hasPrefix("NotablesDemo: standard input: "), result.error)
    }
  }

  func testWhatIsNoJSON_inAFileOfManyLines_isToldByLineAndColumn() throws {
    let cases = [
      "{\"rows\":[\n  {\"items\":[{\"key\":\"é\"},]}]}":
        "a comma before a closing bracket, at line 2, column 24",
      "{\n\"rows\":[\n": "the end is missing, at line 3, column 1",
      "\n{\"rows\":[{\"items\":[{\"key\":\"a\tb\"}]}]}":
        "a text that does not end, or a control character in it, at line 2, column 29",
      "{\"rows\":[}": "expected a value, at byte 10",
    ]
    for (layout, message) in cases {
      try assertFails(["--layout", "-"], 65, "standard input: not JSON: \(message)", input: layout)
    }
  }

  func testANULByte_andBytesThatAreNoText() throws {
    try assertFails(
      ["--layout", "-"],
      65,
      "standard input:3: not a text, it has a NUL byte",
      input: "{\"rows\":\n[]}\n\0"
    )
    let file = try ProgramRunner.file(
      Data(#"{"rows":["#.utf8) + Data([0xff, 0xfe, 0x5d, 0x7d]),
      in: self
    )
    try assertFails(["--layout", file], 65, "\(file): not UTF-8 text")
  }

  func testABadLayout_leavesTheOutputFileAlone() throws {
    let file = try ProgramRunner.file("mine", in: self)
    let result = try ProgramRunner.run(
      "keyboard",
      "--layout",
      "-",
      "-o",
      file,
      input: Data("x".utf8)
    )
    XCTAssertEqual(result.status, 65)
    XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), "mine")
  }

  private func assertFails(
    _ arguments: [String],
    _ status: Int32,
    _ message: String,
    input: String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let result = try ProgramRunner.run(arguments: ["keyboard"] + arguments, input: Data(input.utf8))
    let expected = ProgramRunner.Result(
      output: "",
      error: "NotablesDemo: \(message)\n",
      status: status
    )
    XCTAssertEqual(result, expected, file: file, line: line)
  }
}
