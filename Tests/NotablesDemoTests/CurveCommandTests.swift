import Foundation
import XCTest

#if canImport(FoundationXML)
import FoundationXML
#endif

final class CurveCommandTests: XCTestCase {
  func testCSV_keyboard_isTheSpringInSeconds() throws {
    let rows = try csv("--curve", "keyboard")
    XCTAssertEqual(rows.count, 101)
    XCTAssertEqual(rows[0], [0, 0])
    XCTAssertEqual(rows[50][0], 0.25)
    XCTAssertEqual(rows[50][1], 0.9420, accuracy: 1e-4)
    XCTAssertEqual(rows[100], [0.5, 1])
    XCTAssertEqual(rows, try csv("--curve", "7"))
    XCTAssertEqual(rows, try csv())
  }

  func testCSV_named_andRawValues() throws {
    XCTAssertEqual(try csv("--curve", "linear")[30], [0.3, 0.3])
    XCTAssertEqual(try csv("--curve", "easeInOut")[50][1], 0.5, accuracy: 1e-6)
    XCTAssertEqual(try csv("--curve", "easeIn"), try csv("--curve", "1"))
    XCTAssertEqual(try csv("--curve", "99"), try csv("--curve", "easeInOut"))
    XCTAssertEqual(try csv("--curve=-4"), try csv("--curve", "0"))
  }

  func testText_plotsFromCornerToCorner() throws {
    let text = try ProgramRunner.run("curve", "--curve", "linear").output
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertEqual(lines[0], "linear: raw 3, options 0x30000, cubic Bézier 0 0 1 1")
    XCTAssertEqual(lines[2].last, "*")
    XCTAssertEqual(lines[2].count, 6 + 65)
    XCTAssertTrue(lines[18].hasPrefix("0.00 |**"), String(lines[18]))
  }

  func testSVG_isWellFormed_andDrawsEveryPoint() throws {
    let svg = try ProgramRunner.run("curve", "--format", "svg").output
    let parser = XMLParser(data: Data(svg.utf8))
    let points = Points()
    parser.delegate = points
    XCTAssertTrue(parser.parse())
    XCTAssertEqual(points.count, 101)
  }

  private func csv(_ arguments: String...) throws -> [[Double]] {
    let result = try ProgramRunner.run(arguments: ["curve", "--format", "csv"] + arguments)
    XCTAssertEqual(result.status, 0)
    let lines = result.output.split(separator: "\n")
    XCTAssertEqual(lines.first, "time,progress")
    return lines.dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
  }
}

private final class Points: NSObject, XMLParserDelegate {
  private(set) var count = 0

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard name == "polyline" else { return }
    count = attributes["points"]?.split(separator: " ").count ?? 0
  }
}
