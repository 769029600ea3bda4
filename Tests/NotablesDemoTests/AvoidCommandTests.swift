import Foundation
import XCTest

final class AvoidCommandTests: XCTestCase {
  // MARK: Single questions

  func testDocked_isAnsweredInTheContractsWords() throws {
    try assert(
      #"{"screen":[390,844],"view":[0,0,390,844],"keyboard":[0,508,390,336],"safeBottom":34}"#,
      #"{"placement":"docked","overlap":336,"safeAreaInset":302,"rect":[0,508,390,336]}"#
    )
  }

  func testHidden_byNull_byFrame_andByNonsense() throws {
    let hidden = #"{"placement":"hidden","overlap":0,"safeAreaInset":0,"rect":null}"#
    for keyboard in [
      "null", "[0,844,390,336]", "[0,0,0,0]", "[0,508,390,-336]", "[390,508,-390,336]",
      #"["inf",508,390,336]"#, #"[0,"-inf",390,336]"#, #"[0,508,"nan",336]"#, "[0,508,390,0.4]",
    ] {
      try assert(#"{"screen":[390,844],"view":[0,0,390,844],"keyboard":\#(keyboard)}"#, hidden)
    }
  }

  func testRect_isInTheViewsOwnCoordinates() throws {
    try assert(
      #"{"keyboard":[0,604.5,1366,419.5],"view":[981,10,375,1004],"screen":[1366,1024]}"#,
      #"{"placement":"docked","overlap":409.5,"safeAreaInset":409.5,"rect":[0,594.5,375,409.5]}"#
    )
  }

  func testUndockedAndFloating_coverNothing_unlessFollowed() throws {
    let undocked = #""screen":[768,1024],"view":[0,0,768,1024],"keyboard":[0,500,768,313]"#
    try assert(
      "{\(undocked)}",
      #"{"placement":"undocked","overlap":0,"safeAreaInset":0,"rect":null}"#
    )
    try assert(
      #"{\#(undocked),"followsUndocked":true,"safeBottom":20}"#,
      #"{"placement":"undocked","overlap":524,"safeAreaInset":504,"rect":[0,500,768,313]}"#
    )
    try assert(
      #"{"screen":[768,1024],"view":[9,0,700,1024],"keyboard":[100,300,320,254],"#
        + #""followsUndocked":true}"#,
      #"{"placement":"floating","overlap":724,"safeAreaInset":724,"rect":[91,300,320,254]}"#
    )
  }

  func testSafeArea_largerThanTheOverlap_orNoNumber_isNeverNegative() throws {
    let bar = #""screen":[390,844],"view":[0,0,390,844],"keyboard":[0,824,390,336]"#
    for safeBottom in ["34", #""inf""#, #""nan""#] {
      try assert(
        #"{\#(bar),"safeBottom":\#(safeBottom)}"#,
        #"{"placement":"docked","overlap":20,"safeAreaInset":0,"rect":[0,824,390,20]}"#
      )
    }
  }

  func testNumbers_areReadAndWrittenExactly() throws {
    try assert(
      #"{"screen":[1e2,1E2],"view":[0.1,0.2,99.7,99.8],"keyboard":[0.0,60.30000000000001,100,40]}"#,
      #"{"placement":"docked","overlap":39.69999999999999,"safeAreaInset":39.69999999999999,"#
        + #""rect":[0,60.10000000000001,99.7,39.69999999999999]}"#
    )
  }

  func testKeysInAnyOrder_unknownOnes_blankLines_andLineEnds() throws {
    let question = #"{"x":{"deep":[1,{}]},"keyboard":null,"view":[0,0,9,9],"screen":[9,9]}"#
    let answer = #"{"placement":"hidden","overlap":0,"safeAreaInset":0,"rect":null}"# + "\n"
    let result = try avoid("\n  \n\(question)\r\n\t\n \(question)")
    XCTAssertEqual(result, .init(output: answer + answer, error: "", status: 0))
  }

  func testNumbers_belowTheLeastOne_areZero_andUnusedOnesAreNotLookedAt() throws {
    try assert(
      #"{"screen":[9,9],"view":[1e-400,0,9,9],"keyboard":[-1e-400,5,9,4],"x":[1e999]}"#,
      #"{"placement":"docked","overlap":4,"safeAreaInset":4,"rect":[0,5,9,4]}"#
    )
  }

  // MARK: Sequences

  func testSequence_addsToTheBaseline_andRestoresIt() throws {
    try assertStates(
      #""safeBottom":34,"inset":49"#,
      [
        #"{"event":"willShow","end":[0,508,390,336]}"#,
        #"{"event":"didShow","end":[0,508,390,336]}"#,
        #"{"event":"willShow","end":[0,553,390,291]}"#,
        #"{"event":"willHide","end":[0,508,390,336]}"#,
        #"{"event":"didHide"}"#,
      ],
      [
        ("docked", 336, "351"), ("docked", 336, "351"), ("docked", 291, "306"), ("hidden", 0, "49"),
        ("hidden", 0, "49"),
      ]
    )
  }

  func testSequence_hideWithoutShow_missingEnd_andDidShowAfterAHide() throws {
    try assertStates(
      #""inset":-5.5"#,
      [
        #"{"event":"willHide"}"#, #"{"event":"didShow"}"#,
        #"{"event":"didShow","end":[0,508,390,336]}"#, #"{"event":"willChangeFrame"}"#,
        #"{"event":"willShow","end":null}"#, #"{"event":"willHide"}"#,
        #"{"event":"didChangeFrame","end":[0,553,390,291]}"#,
      ],
      [
        ("hidden", 0, "-5.5"), ("hidden", 0, "-5.5"), ("docked", 336, "330.5"),
        ("docked", 336, "330.5"), ("docked", 336, "330.5"), ("hidden", 0, "-5.5"),
        ("docked", 291, "285.5"),
      ]
    )
  }

  func testSequence_inTheBackground_onlyHidesCount_untilActive() throws {
    try assertStates(
      "",
      [
        #"{"event":"willShow","end":[0,508,390,336]}"#, #"{"event":"willResignActive"}"#,
        #"{"event":"willShow","end":[0,553,390,291],"isLocal":false}"#,
        #"{"event":"didEnterBackground"}"#, #"{"event":"willShow","end":[0,508,390,336]}"#,
        #"{"event":"didHide","end":[0,508,390,336]}"#,
        #"{"event":"didChangeFrame","end":[0,508,390,336]}"#, #"{"event":"willEnterForeground"}"#,
        #"{"event":"willShow","end":[0,508,390,336]}"#, #"{"event":"didBecomeActive"}"#,
        #"{"event":"didReceiveMemoryWarning"}"#,
        #"{"event":"willShow","end":[0,508,390,336]}"#,
      ],
      [
        ("docked", 336, "336"), ("docked", 336, "336"), ("docked", 291, "291"),
        ("docked", 291, "291"), ("docked", 291, "291"), ("hidden", 0, "0"), ("hidden", 0, "0"),
        ("hidden", 0, "0"), ("hidden", 0, "0"), ("hidden", 0, "0"), ("hidden", 0, "0"),
        ("docked", 336, "336"),
      ]
    )
  }

  func testSequence_screenAndView_changeFromTheirEventOn() throws {
    try assertStates(
      #""inset":10"#,
      [
        #"{"event":"willShow","end":[0,508,390,336]}"#,
        #"{"event":"didEnterBackground","screen":[844,390],"view":[0,0,844,390]}"#,
        #"{"event":"didBecomeActive","screen":[390,844]}"#,
        #"{"event":"didFinishLaunching","view":[0,0,390,700]}"#,
        #"{"event":"willShow","screen":[844,390],"view":[0,0,844,390],"end":[0,181,844,209]}"#,
        #"{"event":"willHide"}"#,
      ],
      [
        ("docked", 336, "346"), ("hidden", 0, "10"), ("docked", 0, "10"), ("docked", 192, "202"),
        ("docked", 209, "219"), ("hidden", 0, "10"),
      ]
    )
  }

  func testSequence_floatingZeroAndDocked() throws {
    try assertStates(
      "",
      [
        #"{"event":"willChangeFrame","end":[40,300,320,254]}"#,
        #"{"event":"willChangeFrame","end":[0,0,0,0]}"#,
        #"{"event":"didChangeFrame","end":[0,300,390,254]}"#,
        #"{"event":"willShow","end":[0,508,390,336]}"#,
      ],
      [("floating", 0, "0"), ("hidden", 0, "0"), ("undocked", 0, "0"), ("docked", 336, "336")]
    )
  }

  func testSequence_withAnInsetThatIsNoNumber_beginsAtZero() throws {
    try assertStates(
      #""inset":"nan""#,
      [#"{"event":"willShow","end":[0,508,390,336]}"#, #"{"event":"willHide"}"#],
      [("docked", 336, "336"), ("hidden", 0, "0")]
    )
  }

  func testSequence_withoutEvents_hasNoStates() throws {
    try assert(#"{"screen":[9,9],"view":[0,0,9,9],"events":[]}"#, #"{"states":[]}"#)
  }

  // MARK: Bad data

  func testBadData_namesFileLineAndPath_afterTheLinesBefore() throws {
    let good = #"{"screen":[9,9],"view":[0,0,9,9],"keyboard":null}"#
    let answer = #"{"placement":"hidden","overlap":0,"safeAreaInset":0,"rect":null}"# + "\n"
    let file = try ProgramRunner.file("\(good)\n\n\(good)\n{\"screen\":[9]}\n\(good)\n", in: self)
    XCTAssertEqual(
      try ProgramRunner.run("avoid", file),
      .init(
        output: answer + answer,
        error: "NotablesDemo: \(file):4: screen: expected 2 numbers, found 1\n",
        status: 65
      )
    )
  }

  func testBadData_saysWhatIsWrongAndWhere() throws {
    let ends = #""screen":[9,9],"view":[0,0,9,9]"#
    for (line, problem) in [
      ("{\(ends)}", "keyboard: is missing"),
      (#"{"view":[0,0,9,9],"keyboard":null}"#, "screen: is missing"),
      (#"{"screen":[9,9],"keyboard":null}"#, "view: is missing"),
      (
        #"{"screen":null,"view":[0,0,9,9],"keyboard":null}"#,
        "screen: expected an array, found null"
      ),
      (#"{\#(ends),"keyboard":[0,0,9]}"#, "keyboard: expected 4 numbers, found 3"),
      (#"{\#(ends),"keyboard":[0,0,9,"9"]}"#, "keyboard[3]: expected a number, found a string"),
      (#"{\#(ends),"keyboard":[0,true,9,9]}"#, "keyboard[1]: expected a number, found true"),
      (#"{\#(ends),"keyboard":{}}"#, "keyboard: expected an array, found an object"),
      (
        #"{\#(ends),"keyboard":null,"safeBottom":false}"#,
        "safeBottom: expected a number, found false"
      ),
      (
        #"{\#(ends),"keyboard":null,"followsUndocked":0}"#,
        "followsUndocked: expected true or false, found a number"
      ),
      (
        #"{\#(ends),"keyboard":null,"isLocal":"yes"}"#,
        "isLocal: expected true or false, found a string"
      ),
      (#"{\#(ends),"events":7}"#, "events: expected an array, found a number"),
      (#"{\#(ends),"events":[[]]}"#, "events[0]: expected an object, found an array"),
      (#"{\#(ends),"events":[{"end":[0,0,0,0]}]}"#, "events[0].event: is missing"),
      (
        #"{\#(ends),"events":[{"event":"willHide"},{"event":"willFly"}]}"#,
        "events[1].event: unknown event 'willFly'"
      ),
      (
        #"{\#(ends),"events":[{"event":"willShow","end":[1,2]}]}"#,
        "events[0].end: expected 4 numbers, found 2"
      ),
      (
        #"{\#(ends),"events":[{"event":"willShow","isLocal":1}]}"#,
        "events[0].isLocal: expected true or false, found a number"
      ),
      (#"{\#(ends),"events":[],"inset":"a lot"}"#, "inset: expected a number, found a string"),
      (#"{\#(ends),"events":[null]}"#, "events[0]: expected an object, found null"),
      (#"{\#(ends),"events":[{"event":null}]}"#, "events[0].event: expected a string, found null"),
      (
        #"{\#(ends),"keyboard":[0,0,1e999,9]}"#,
        "keyboard[2]: expected a number, found one that no Double comes near"
      ),
      (
        #"{\#(ends),"keyboard":[\#(String(repeating: "9", count: 400)),0,9,9]}"#,
        "keyboard[0]: expected a number, found one that no Double comes near"
      ),
      (
        #"{\#(ends),"events":[{"event":"willHide"},{"event":"willShow","end":[1,-1e999,3,4]}]}"#,
        "events[1].end[1]: expected a number, found one that no Double comes near"
      ),
      (
        #"{\#(ends),"events":[],"keyboard":[0,0,9,9]}"#,
        "keyboard: stands beside events; expected one of them"
      ),
      ("[]", "expected an object, found an array"), ("7", "expected an object, found a number"),
      (
        #"{\#(ends),"keyboard":null,}"#,
        "not JSON: a comma before a closing bracket, at byte \(ends.utf8.count + 18)"
      ),
    ] {
      let result = try avoid(line)
      XCTAssertEqual(result.error, "NotablesDemo: standard input:1: \(problem)\n")
      XCTAssertEqual(result.output, "")
      XCTAssertEqual(result.status, 65)
    }
  }

  func testBadData_thatIsNoJSON_orTooGreat_isOneLineToo() throws {
    let deep = String(repeating: "[", count: 100_000)
    for line in [
      "nonsense", "{", #"{"screen":[9,9],"#, #"{"screen":[9,9],"view":[0,0,9,9],"keyboard":null"#,
      #"{"screen":[9,9],"view":[0,0,9,9],"keyboard":null} 7"#,
      #"{"screen":[9,9],"view":[0,0,9,9],"keyboard":[0,0,NaN,9]}"#,
      #"{"screen":[9,9],"view":[0,0,9,9],"keyboard":null,"x":\#(deep)}"#,
    ] {
      let result = try avoid(line)
      XCTAssertTrue(
        result.error.hasPrefix("NotablesDemo: standard input:1: not JSON: "),
        result.error
      )
      XCTAssertEqual(result.error.filter { $0 == "\n" }.count, 1, result.error)
      XCTAssertEqual(result.output, "")
      XCTAssertEqual(result.status, 65)
    }
  }

  func testBadData_thatIsNoText() throws {
    let bytes = Data(#"{"screen":[9,9],"view":[0,0,9,9],"keyboard":null,"x":""#.utf8)
    let broken = try ProgramRunner.run("avoid", input: bytes + Data([0xff, 0x22, 0x7d]))
    XCTAssertEqual(broken.error, "NotablesDemo: standard input:1: not UTF-8 text\n")
    XCTAssertEqual(broken.status, 65)
    let nul = try ProgramRunner.run("avoid", input: Data([0x7b, 0]))
    XCTAssertEqual(nul.error, "NotablesDemo: standard input:1: not a text, it has a NUL byte\n")
    XCTAssertEqual(nul.status, 65)
  }

  func testNothingFound_unreadable_andWrongUsage() throws {
    for input in ["", "\n \n"] {
      XCTAssertEqual(
        try avoid(input),
        .init(
          output: "",
          error: "NotablesDemo: standard input: no question was found\n",
          status: 65
        )
      )
    }
    XCTAssertEqual(try ProgramRunner.run("avoid", "/nowhere/at/all").status, 66)
    XCTAssertEqual(try ProgramRunner.run("avoid", "--format", "svg").status, 64)
    XCTAssertEqual(try ProgramRunner.run("avoid", "a", "b").status, 64)
    XCTAssertEqual(try ProgramRunner.run("avoid", "--help").status, 0)
  }

  // MARK: Speed and pictures

  func testALineOfBracketsInAText_isReadInOnePass() throws {
    let text = String(repeating: ",]", count: 200_000)
    let start = Date()
    try assert(
      #"{"screen":[9,9],"view":[0,0,9,9],"keyboard":null,"z":"\#(text)"}"#,
      #"{"placement":"hidden","overlap":0,"safeAreaInset":0,"rect":null}"#
    )
    XCTAssertLessThan(Date().timeIntervalSince(start), 2)
  }

  /// Even unoptimised, ten thousand take a fraction of what a hundred thousand may;
  /// `Scripts/measure-avoid` measures those.
  func testTenThousandLines_areAnsweredInTime() throws {
    let question =
      #"{"screen":[390,844],"view":[0,0,390,844],"keyboard":[0,508,390,336],"safeBottom":34}"#
      + "\n"
    let input = Data(String(repeating: question, count: 10_000).utf8)
    let start = Date()
    let result = try ProgramRunner.run("avoid", input: input)
    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(result.output.utf8.filter { $0 == 0x0a }.count, 10_000)
    XCTAssertLessThan(Date().timeIntervalSince(start), 5)
  }

  func testText_drawsViewKeyboardAndCoveredPart() throws {
    let result = try ProgramRunner.run(
      "avoid",
      "--format",
      "text",
      input: Data(#"{"screen":[600,600],"view":[300,100,300,400],"keyboard":[0,300,600,300]}"#.utf8)
    )
    XCTAssertEqual(
      result.output,
      """
      docked, overlap 200, safe area inset 200
      ┌────────────────────────────────────┐
      │                                    │
      │                                    │
      │                                    │
      │                  ░░░░░░░░░░░░░░░░░░│
      │                  ░░░░░░░░░░░░░░░░░░│
      │                  ░░░░░░░░░░░░░░░░░░│
      │                  ░░░░░░░░░░░░░░░░░░│
      │                  ░░░░░░░░░░░░░░░░░░│
      │                  ░░░░░░░░░░░░░░░░░░│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒██████████████████│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒██████████████████│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒██████████████████│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒██████████████████│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒██████████████████│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒██████████████████│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
      └────────────────────────────────────┘
      ░ view  ▒ keyboard  █ covered

      """
    )
  }

  func testText_ofASequence_hasAPictureForEachEvent() throws {
    let events = #"[{"event":"willShow","end":[0,50,100,50]},{"event":"willHide"}]"#
    let question =
      #"{"screen":[100,100],"view":[0,0,100,100],"inset":7,"events":\#(events)}"#
    let result = try ProgramRunner.run("avoid", "--format=text", input: Data(question.utf8))
    let titles = result.output.split(separator: "\n").filter { $0.contains("overlap") }
    XCTAssertEqual(
      titles,
      ["willShow: docked, overlap 50, inset 57", "willHide: hidden, overlap 0, inset 7"]
    )
    XCTAssertEqual(result.output.filter { $0 == "┌" }.count, 2)
  }

  func testText_ofAScreenWithoutShape_hasNoPicture() throws {
    for size in ["[0,0]", #"["inf",9]"#, "[-3,9]", "[1e-300,1e300]", "[1e300,1e-300]"] {
      let question = #"{"screen":\#(size),"view":[0,0,9,9],"keyboard":null}"#
      let result = try ProgramRunner.run("avoid", "--format=text", input: Data(question.utf8))
      XCTAssertEqual(result.status, 0, size)
      XCTAssertTrue(result.output.hasPrefix("hidden, overlap 0, safe area inset 0\n"), size)
    }
  }
}

extension AvoidCommandTests {
  private func avoid(_ input: String) throws -> ProgramRunner.Result {
    try ProgramRunner.run("avoid", input: Data(input.utf8))
  }

  private func assert(
    _ question: String,
    _ answer: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let expected = ProgramRunner.Result(output: answer + "\n", error: "", status: 0)
    XCTAssertEqual(try avoid(question), expected, question, file: file, line: line)
  }

  /// On an upright phone that the view fills.
  private func assertStates(
    _ fields: String,
    _ events: [String],
    _ states: [(placement: String, overlap: Int, inset: String)],
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let more = fields.isEmpty ? "" : fields + ","
    let list = events.joined(separator: ",")
    let answers = states.map {
      #"{"placement":"\#($0.placement)","overlap":\#($0.overlap),"inset":\#($0.inset)}"#
    }
    try assert(
      #"{"screen":[390,844],"view":[0,0,390,844],\#(more)"events":[\#(list)]}"#,
      #"{"states":[\#(answers.joined(separator: ","))]}"#,
      file: file,
      line: line
    )
  }
}
