import Foundation
import XCTest

#if canImport(FoundationXML)
import FoundationXML
#endif

final class KeyboardCommandTests: XCTestCase {
  func testJSON_ofAFile_isOneLineWithEveryKeyInOrder() throws {
    let layout = """
      {"rows":[{"items":[{"key":"q"},{"text":"space","id":"bar","width":{"relative":0.5}}]},
               {"items":[{"key":"a","width":{"static":60}},{"key":"b","width":{"static":60}}]}]}
      """
    XCTAssertEqual(
      try run(layout, "--size", "320x108"),
      #"{"size":[320,108],"keys":["#
        + #"{"id":"q","row":0,"frame":[3,6,154,42],"hit":[0,0,160,54]},"#
        + #"{"id":"bar","row":0,"frame":[163,6,154,42],"hit":[160,0,160,54]},"#
        + #"{"id":"a","row":1,"frame":[3,60,60,42],"hit":[0,54,66,54]},"#
        + #"{"id":"b","row":1,"frame":[69,60,60,42],"hit":[66,54,254,54]}],"#
        + #""diagnostics":[{"code":"noDynamicKey","row":1,"#
        + #""message":"no key takes the 188 points left over"}]}"# + "\n"
    )
  }

  func testJSON_withoutRows_hasTheDiagnostic() throws {
    XCTAssertEqual(
      try run(#"{"rows":[]}"#),
      #"{"size":[375,216],"keys":[],"diagnostics":[{"code":"noRows","row":null,"#
        + #""message":"the layout has no rows"}]}"# + "\n"
    )
  }

  func testJSON_numbersAreTheShortestThatReadBackTheSame() throws {
    let row = #"{"items":["# + (1...9).map { #"{"key":"\#($0)"}"# }.joined(separator: ",") + "]}"
    let line = try run(#"{"rows":[\#(row)]}"#, "--size", "320x60")
    let frame = #""id":"2","row":0,"frame":[38.55555555555556,6,29.555555555555557,48]"#
    XCTAssertTrue(line.contains(frame), line)
  }

  func testOrientation_choosesTheMetrics_whateverTheSize() throws {
    let layout = """
      {"style":{"top":2,"landscape":{"top":4}},
       "rows":[{"style":{"leading":0,"trailing":0,"bottom":8,"spacing":10,"landscape":{"leading":5}},
                "items":[{"key":"a"}]}]}
      """
    func frame(_ arguments: String...) throws -> [Double]? {
      try keys(try run(layout, arguments: arguments + ["--size", "100x50"]))[0]["frame"]
        as? [Double]
    }
    XCTAssertEqual(try frame(), [0, 8, 100, 34])
    XCTAssertEqual(try frame("--orientation", "portrait"), [0, 8, 100, 34])
    XCTAssertEqual(try frame("--orientation", "landscape"), [5, 10, 95, 32])
  }

  func testDefaults_areQWERTYAt375By216() throws {
    let plain = try ProgramRunner.run("keyboard", "--format", "json")
    let named = try ProgramRunner.run(
      "keyboard",
      "--layout",
      "qwerty",
      "--size",
      "375x216",
      "--format",
      "json"
    )
    XCTAssertEqual(plain, named)
    let keys = try keys(plain.output)
    XCTAssertEqual(keys.count, 32)
    XCTAssertEqual(keys[0]["id"] as? String, "q")
    XCTAssertEqual(keys[0]["frame"] as? [Double], [3, 10, 31.5, 42])
  }

  func testStandardInput_andAByteOrderMark() throws {
    let layout = Data([0xef, 0xbb, 0xbf]) + Data(#"{"rows":[{"items":[{"key":"q"}]}]}"#.utf8)
    let result = try ProgramRunner.run(
      "keyboard",
      "--layout",
      "-",
      "--format",
      "json",
      input: layout
    )
    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(try keys(result.output).count, 1)
  }

  func testText_drawsBoxes_andTellsDiagnostics() throws {
    let layout = """
      {"rows":[{"items":[{"key":"a"},{"row":{"items":[{"key":"b"},{"image":"shift"}]}}]},
               {"items":[{"text":"go","width":{"relative":2}}]}]}
      """
    let result = try ProgramRunner.run("keyboard", "--layout", "-", input: Data(layout.utf8))
    XCTAssertEqual(
      result.output,
      """
       ┌────────────────────────────────────┐  ┌────────────────┐ ┌────────────────┐
       │                 a                  │  │       b        │ │       ⇧        │
       └────────────────────────────────────┘  └────────────────┘ └────────────────┘
       ┌────────────────────────────────────────────────────────────────────────────┐
       │                                     go                                     │
       └────────────────────────────────────────────────────────────────────────────┘
      row 1: relativeOverflow: the relative widths are 738 points of 369

      """
    )
    XCTAssertEqual(result.error, "")
    XCTAssertEqual(result.status, 0)
  }

  func testText_tellsDiagnosticsOnOneLineEach() throws {
    let layout = #"{"rows":[{"items":[{"key":"a\u001b[2J\nb"},{"key":"a\u001b[2J\nb"}]}]}"#
    let result = try ProgramRunner.run("keyboard", "--layout", "-", input: Data(layout.utf8))
    XCTAssertEqual(
      result.output.components(separatedBy: "\n").dropFirst(3),
      [
        #"row 0: duplicateIdentifier: the identifier 'a\u{1B}[2J\nb' is used more than once"#, "",
      ]
    )
    XCTAssertFalse(result.output.contains("\u{1b}"))
  }

  func testPress_showsAPop_byIdentifierOrLabel() throws {
    let plain = try ProgramRunner.run("keyboard").output
    let pressed = try ProgramRunner.run("keyboard", "--press", "q").output
    XCTAssertEqual(
      pressed.components(separatedBy: "\n").dropFirst(3).joined(separator: "\n"),
      plain
    )
    XCTAssertTrue(pressed.hasPrefix(" ┏"), pressed)
    XCTAssertEqual(
      try ProgramRunner.run("keyboard", "--shift", "--press", "Q").output,
      try ProgramRunner.run("keyboard", "--shift", "--press", "q").output
    )
    let menu = try ProgramRunner.run("keyboard", "--hold", "n").output
    XCTAssertTrue(menu.contains("┃   ń    [  ñ   ] ┃"), menu)
  }

  func testPages_andShift() throws {
    let symbols = try ProgramRunner.run("keyboard", "--page", "symbols").output
    XCTAssertTrue(symbols.contains("│ €  │"), symbols)
    let capitals = try ProgramRunner.run("keyboard", "--shift").output
    XCTAssertTrue(capitals.contains("│ Q  │") && capitals.contains("⬆"), capitals)
    XCTAssertTrue(try ProgramRunner.run("keyboard", "--caps").output.contains("⇪"))
    let pages = """
      {"pages":[{"name":"one","rows":[{"items":[{"key":"1"}]}]},
                {"name":"two","rows":[{"items":[{"key":"2"}]}]}]}
      """
    XCTAssertEqual(try keys(try run(pages))[0]["id"] as? String, "1")
    XCTAssertEqual(try keys(try run(pages, "--page", "two"))[0]["id"] as? String, "2")
  }

  func testMirrored_reflectsTheKeyboard() throws {
    let layout = #"{"rows":[{"items":[{"key":"a"},{"key":"b"}]}]}"#
    let keys = try keys(try run(layout, "--size", "106x60", "--mirrored"))
    XCTAssertEqual(keys[0]["id"] as? String, "a")
    XCTAssertEqual(keys[0]["frame"] as? [Double], [56, 6, 47, 48])
  }

  func testSVG_isWellFormed_inBothAppearances() throws {
    let light = try ProgramRunner.run("keyboard", "--format", "svg", "--press", "p").output
    let dark = try ProgramRunner.run("keyboard", "--format", "svg", "--press", "p", "--dark").output
    XCTAssertTrue(XMLParser(data: Data(light.utf8)).parse())
    XCTAssertTrue(XMLParser(data: Data(dark.utf8)).parse())
    XCTAssertNotEqual(light, dark)
  }

  func testAnOutputFile_hasWhatWouldBePrinted() throws {
    let file = try ProgramRunner.file("an older and longer content", in: self)
    let result = try ProgramRunner.run("keyboard", "--format", "svg", "-o", file)
    XCTAssertEqual(result, .init(output: "", error: "", status: 0))
    let printed = try ProgramRunner.run("keyboard", "--format", "svg").output
    XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), printed)
  }
}

extension KeyboardCommandTests {
  /// Solves a layout and returns the line.
  fileprivate func run(
    _ layout: String,
    _ words: String...,
    arguments: [String] = []
  ) throws -> String {
    let result = try ProgramRunner.run(
      arguments: ["keyboard", "--layout", "-", "--format", "json"] + words + arguments,
      input: Data(layout.utf8)
    )
    XCTAssertEqual(result.status, 0, result.error)
    return result.output
  }

  fileprivate func keys(_ line: String) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return try XCTUnwrap(object?["keys"] as? [[String: Any]])
  }
}
