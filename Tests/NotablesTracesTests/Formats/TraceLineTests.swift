import Notables
import NotablesTraces
import XCTest

final class TraceLineTests: XCTestCase {
  func testLine_hasEveryKeyInOrder() {
    XCTAssertEqual(
      show.jsonLine(index: 3, hook: "note_keyboardWillShow"),
      """
      {"index":3,"time":1.5,"name":"UIKeyboardWillShowNotification",\
      "hook":"note_keyboardWillShow","info":{"curve":7,"duration":0.25,\
      "begin":[0,667,375,258],"end":[0,409.3333333333333,375,258],"isLocal":true,"missing":[]}}
      """
    )
    XCTAssertEqual(
      TraceRecord(name: Notification.Name("Other"), info: nil).jsonLine(index: 0),
      #"{"index":0,"time":null,"name":"Other","hook":null,"info":null}"#
    )
  }

  func testLine_missingAndOddValues() {
    let info = KeyboardNotableInfo(
      animationCurve: nil,
      animationDuration: .nan,
      frameBegin: CGRect(x: CGFloat.infinity, y: -.infinity, width: -0.0, height: 1e21),
      frameEnd: nil,
      isLocal: nil
    )
    let record = TraceRecord(name: nil, info: info)
    XCTAssertEqual(
      record.jsonLine(index: 0),
      """
      {"index":0,"time":null,"name":null,"hook":null,"info":{"curve":null,"duration":"nan",\
      "begin":["inf","-inf",-0,1e+21],"end":null,"isLocal":null,\
      "missing":["UIKeyboardFrameEndUserInfoKey","UIKeyboardAnimationCurveUserInfoKey",\
      "UIKeyboardIsLocalUserInfoKey"]}}
      """
    )
    XCTAssertEqual(try TraceRecord(jsonLine: Data(record.jsonLine(index: 0).utf8)), record)
  }

  func testLine_keepsEveryCurve() throws {
    for raw in [-1, 99, 1 << 53 + 1, .max, .min] {
      let info = KeyboardNotableInfo(
        animationCurve: AnimationCurve(rawValue: raw),
        animationDuration: nil,
        frameBegin: nil,
        frameEnd: nil,
        isLocal: nil
      )
      let record = TraceRecord(name: nil, info: info)
      XCTAssertEqual(try TraceRecord(jsonLine: Data(record.jsonLine(index: 0).utf8)), record)
    }
    let whole = try TraceRecord(jsonLine: Data(#"{"name":null,"info":{"curve":7.0}}"#.utf8))
    XCTAssertEqual(whole.info?.animationCurve, .keyboard)
  }

  func testReading_takesKeysInAnyOrder_ignoresOthers_andIndexAndHook() throws {
    let line = #"{"x":{"y":[1]},"info":{"end":[0,1,2,3.5],"z":0},"hook":7,"name":null}"#
    let record = try TraceRecord(jsonLine: Data(line.utf8))
    XCTAssertNil(record.name)
    XCTAssertEqual(record.info?.frameEnd, CGRect(x: 0, y: 1, width: 2, height: 3.5))
    XCTAssertEqual(record.info?.missing.names.count, 4)
  }

  func testReading_malformedLines_areNamed() {
    let expected = [
      #"{"name":"UIKey"#: "not JSON: the end is missing, at byte 15",
      #"{"name":null,}"#: "not JSON: a comma before a closing bracket, at byte 13",
      #"{"name":null,"hook":01}"#: "not JSON: expected a comma or }, at byte 22",
      "[]": "expected an object",
      #"{"index":4}"#: "expected a record with name and info",
      #"{"name":5}"#: "name: expected a string",
      #"{"name":null,"time":"soon"}"#: "time: expected a number",
      #"{"name":null,"info":[]}"#: "info: expected an object",
      #"{"name":null,"info":{"curve":7.5}}"#: "info.curve: expected a whole number",
      #"{"name":null,"info":{"duration":true}}"#: "info.duration: expected a number",
      #"{"name":null,"info":{"begin":[1,2,3]}}"#: "info.begin: expected four numbers, found 3",
      #"{"name":null,"info":{"end":[1,2,"x",3]}}"#: "info.end[2]: expected a number",
      #"{"name":null,"info":{"isLocal":1}}"#: "info.isLocal: expected true or false",
    ]
    for (line, message) in expected {
      XCTAssertThrowsError(try TraceRecord(jsonLine: Data(line.utf8)), line) { error in
        XCTAssertTrue("\(error)".hasPrefix(message), "\(line): \(error)")
      }
    }
  }

  func testTrace_roundTrips_andNamesTheLineOfAMistake() throws {
    let trace = NotificationTrace([show, TraceRecord(name: Notification.Name("Other"), info: nil)])
    XCTAssertEqual(try NotificationTrace(jsonLines: trace.jsonLines), trace)
    let spaced = "\u{feff}\n" + trace.jsonLines.replacingOccurrences(of: "\n", with: "\r\n\r\n")
    XCTAssertEqual(try NotificationTrace(jsonLines: spaced), trace)
    XCTAssertThrowsError(try NotificationTrace(jsonLines: trace.jsonLines + "\n{\"name\":1}\n")) {
      XCTAssertEqual("\($0)", "4: name: expected a string, found a number")
    }
  }
}

private let show = TraceRecord(
  time: 1.5,
  name: KeyboardEvent.willShow.notificationName,
  info: KeyboardNotableInfo(
    animationCurve: .keyboard,
    animationDuration: 0.25,
    frameBegin: CGRect(x: 0, y: 667, width: 375, height: 258),
    frameEnd: CGRect(x: 0, y: 409.3333333333333, width: 375, height: 258),
    isLocal: true
  )
)
