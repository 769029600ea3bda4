import Foundation
import NotablesTraces
import XCTest

final class JSONValueTests: XCTestCase {
  func testParts_areReadByKeyAndPlace() throws {
    let json = try value(
      #"{"a":{"list":[1,"inf","-inf"]},"b":true,"c":"x\u00e9\ud83d\ude00","d":null}"#
    )
    XCTAssertEqual(
      try json.required("a") { try $0.required("list") { try $0.array { try $0.number() } } },
      [1, .infinity, -.infinity]
    )
    XCTAssertEqual(try json.optional("b") { try $0.bool() }, true)
    XCTAssertEqual(try json.required("c") { try $0.string() }, "xé😀")
    XCTAssertNil(try json.optional("d") { try $0.bool() })
    XCTAssertNil(try json.optional("e") { try $0.bool() })
  }

  func testNumbers_areTheNearestDoubles() throws {
    let numbers = ["0.1": 0.1, "1E+3": 1000, "123456789012345678": 123456789012345680, "1e-400": 0]
    for (text, number) in numbers { XCTAssertEqual(try value(text).number(), number, text) }
    XCTAssertEqual(try value("-0").number().sign, .minus)
    XCTAssertTrue(try value(#""nan""#).number().isNaN)
  }

  func testProblems_nameTheirPath() throws {
    let json = try value(#"{"a":[{"b":7},{"b":[0,1e999]}],"n":null}"#)
    func problem(_ read: (JSONValue) throws -> Void) -> String {
      do { try read(json) } catch { return "\(error)" }
      return "none"
    }
    func lists(_ json: JSONValue) throws {
      try json.required("a") { a in
        _ = try a.array { try $0.required("b") { try $0.array { try $0.number() } } }
      }
    }
    XCTAssertEqual(problem(lists), "a[0].b: expected an array, found a number")
    XCTAssertEqual(
      problem {
        try $0.required("a") { a in _ = try a.array { _ = try $0.optional("b", numbers) } }
      },
      "a[1].b[1]: expected a number, found one that no Double comes near"
    )
    XCTAssertEqual(problem { try $0.required("x") { _ in } }, "x: is missing")
    XCTAssertEqual(
      problem { try $0.required("n") { _ = try $0.bool() } },
      "n: expected true or false, found null"
    )
    XCTAssertEqual(
      problem { try $0.required("a") { _ = try $0.string() } },
      "a: expected a string, found an array"
    )
    XCTAssertEqual(
      problem { try $0.required("a") { _ = try $0.required("b") { _ in } } },
      "a: expected an object, found an array"
    )
  }

  private func numbers(_ json: JSONValue) throws -> [Double] {
    guard case .array = json else { return [] }
    return try json.array { try $0.number() }
  }

  private func value(_ text: String) throws -> JSONValue {
    try JSONReader().value(of: Data(text.utf8))
  }
}
