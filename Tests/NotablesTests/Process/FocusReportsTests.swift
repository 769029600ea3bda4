#if os(Linux) || os(macOS)
import XCTest

@testable import Notables

final class FocusReportsTests: XCTestCase {
  func testTake_reports() {
    assert(["\u{1b}[I\u{1b}[O"], reports: [true, false], typed: "")
  }

  func testTake_reportsInPieces() {
    assert(["\u{1b}", "[", "O", "\u{1b}[", "I"], reports: [false, true], typed: "")
  }

  func testTake_reportsAmongWhatIsTyped() {
    assert(["ab\u{1b}[Oc", "[I\u{1b}[Id"], reports: [false, true], typed: "abc[Id")
  }

  func testTake_otherSequencesAreTyped() {
    assert(["\u{1b}[A\u{1b}OP\u{1b}[1;5C"], reports: [], typed: "\u{1b}[A\u{1b}OP\u{1b}[1;5C")
  }

  func testTake_escapesBeforeAReport() {
    assert(["\u{1b}\u{1b}[\u{1b}[I"], reports: [true], typed: "\u{1b}\u{1b}[")
  }

  func testTake_anEscapeWaitsForTheNextByte() {
    assert(["\u{1b}"], reports: [], typed: "")
    assert(["\u{1b}", "x"], reports: [], typed: "\u{1b}x")
  }

  private func assert(
    _ pieces: [String],
    reports: [Bool],
    typed: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    var parser = FocusReports()
    let taken = pieces.map { parser.take(Array($0.utf8)) }
    XCTAssertEqual(taken.flatMap(\.reports), reports, file: file, line: line)
    XCTAssertEqual(taken.flatMap(\.typed), Array(typed.utf8), file: file, line: line)
  }
}
#endif
