#if os(Linux)
import XCTest

/// The daemon of the articles, whose main function ends in `dispatchMain`.
final class ProcessSnippetTests: XCTestCase {
  func testVisitServer_keepsItsStateFromRunToRun() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("visits-\(getpid()).json")
    defer { try? FileManager.default.removeItem(at: file) }

    let first = try ChildProcess("VisitServer", [file.path])
    first.write("Ada\nAda\n")
    XCTAssertEqual(first.lines(2), ["Hello, Ada: visit 1", "Hello, Ada: visit 2"])
    first.send(SIGTERM)
    XCTAssertEqual(first.waitForEnd(), .signal(SIGTERM))

    let second = try ChildProcess("VisitServer", [file.path])
    second.write("Ada\n")
    XCTAssertEqual(second.lines(1), ["Hello, Ada: visit 3"])
  }
}
#endif
