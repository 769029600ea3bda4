import NotablesTraces
import XCTest

final class JSONReaderTests: XCTestCase {
  func testWhatIsJSON_isRead_alsoWhereNobodyAsks() {
    for value in [
      "0", "-0", "10.25", "-1e-3", "1E+30", "true", "null", "[]", "[ ]", "{ }", #"[[],{"a":[1]}]"#,
      #""""#, #""é \" \\ \/ \b\f\n\r\t \u00e9 \uD83d\ude00""#, "[\t1 ,\r\n2 ]",
      "\"\u{7f}\u{2028}\"",
    ] {
      XCTAssertEqual(read(#"{"other":\#(value),"value":7}"#), "7")
    }
    XCTAssertEqual(read(#" {"value" : 1 , "value" : 1} "#), "1")
  }

  func testWhatIsNone_isRefused_alsoWhereNobodyAsks() {
    let cases = [
      "": "expected a value", "01": "expected a comma or }", "+1": "expected a value",
      ".5": "expected a value", "5.": "expected a digit", "1e": "expected a digit",
      "1e+": "expected a digit", "-": "expected a digit", "--1": "expected a digit",
      "0x10": "expected a comma or }", "1.1.1": "expected a comma or }",
      "NaN": "expected a value", "tru": "expected true", "falsey": "expected a comma or }",
      "nil": "expected null", "'a'": "expected a value", "[1,]": "a comma before a closing bracket",
      "[,]": "expected a value", "[1 2]": "expected a comma or ]", "[1,,2]": "expected a value",
      #"{"a":1,}"#: "a comma before a closing bracket", "{,}": "expected a key in quotes",
      "{a:1}": "expected a key in quotes", #"{"a" 1}"#: "expected a colon",
      #"{"a":1 "b":2}"#: "expected a comma or }", "[1}": "expected a comma or ]",
      "1/**/": "expected a comma or }", "\"\t\"": "a text that does not end",
      "\"\n\"": "a text that does not end", #""\x41""#: "an unknown escape",
      #""\u12g4""#: "expected a hexadecimal digit", #""\ud800""#: "half of a character",
      #""\ud800A""#: "half of a character", #""\udc00""#: "half of a character",
      "\u{a0}1": "expected a value", "\u{c}1": "expected a value",
      String(repeating: "[", count: 600): "too many brackets in each other",
    ]
    for (value, cause) in cases {
      let text = #"{"other":\#(value),"value":7}"#
      XCTAssertTrue(read(text).hasPrefix("not JSON: \(cause)"), "\(text): \(read(text))")
    }
  }

  func testADefect_isNamedByItsByte_orAsAMissingEnd() {
    XCTAssertEqual(read(#"{"é":1,}"#), "not JSON: a comma before a closing bracket, at byte 8")
    XCTAssertEqual(read(#"{"a":1} x"#), "not JSON: text behind the end, at byte 9")
    for text in [
      "", " ", "{", #"{"a"#, #"{"a":"#, #"{"a":[1"#, #"{"a":1,"#, #"{"a":"\"#, "-", "tr",
    ] {
      XCTAssertEqual(read(text), "not JSON: the end is missing, at byte \(text.utf8.count + 1)")
    }
  }

  func testBytes_thatAreNoText() {
    XCTAssertEqual(read(Data(#"{"other":""#.utf8) + [0xff, 0x22, 0x7d]), "not UTF-8 text")
    XCTAssertEqual(read(Data([0xff, 0xfe, 0x7b, 0, 0x7d, 0])), "not UTF-8 text")
    XCTAssertEqual(read(Data([0x7b, 0, 0x7d, 0])), "not JSON: expected a key in quotes, at byte 2")
  }

  func testNumbers_thatJSONLacks_orDoubleDoes() {
    XCTAssertEqual(read(#"{"value":"-inf"}"#), "-inf")
    XCTAssertEqual(read(#"{"value":"nan"}"#), "nan")
    XCTAssertEqual(read(#"{"value":1e999}"#), "not JSON: a number that no Double comes near")
  }

  func testAWrongValue_isNamedByItsPath_withWhatWasFound() {
    let cases = [
      #"{"value":"wide"}"#: "value: expected a number, found a string",
      #"{"value":true}"#: "value: expected a number, found true",
      #"{"value":null}"#: "value: expected a number, found null",
      #"{"value":{}}"#: "value: expected a number, found an object",
      "{}": "value: is missing", "[]": "expected an object, found an array",
      #"{"value":1,"list":[{"value":2},{"value":[3]}]}"#:
        "list[1].value: expected a number, found an array",
    ]
    for (text, problem) in cases { XCTAssertEqual(read(text), problem) }
  }

  /// The value, or what is wrong.
  private func read(_ text: String) -> String { read(Data(text.utf8)) }

  private func read(_ text: Data) -> String {
    do {
      return "\(JSONText.number(try JSONReader().read(Sample.self, from: text).value))"
        .replacingOccurrences(of: "\"", with: "")
    } catch {
      return "\(error)"
    }
  }
}

private struct Sample: Decodable {
  let value: Double
  let list: [Sample]?
}
