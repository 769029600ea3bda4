import XCTest

/// The snippets do what their articles say.
///
/// Every build makes them beside the tests, so they are run as they are.
final class SnippetTests: XCTestCase {
  func testObserving() throws {
    try assertSnippet(
      "Observing",
      prints: """
        it went away in 0.25 seconds
        291.0

        """
    )
  }

  /// Its main function is `async`: there the main actor does not stay on the main thread.
  func testStreams() throws {
    try assertSnippet(
      "Streams",
      prints: """
        willChangeFrame 336.0
        willShow 336.0
        didChangeFrame 336.0
        didShow 336.0
        willChangeFrame 336.0
        willHide 336.0
        didChangeFrame 336.0
        didHide 336.0
        didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground

        """
    )
  }

  /// Its main function is `async`: hooks, closures and streams keep their promises there too.
  func testAsyncProgram() throws {
    try assertSnippet(
      "AsyncProgram",
      prints: """
        when post returns: ["hook", "closure"]
        posted elsewhere: ["hook", "closure"]
        stream: 2 registered: 0

        """
    )
  }

  func testOwnFamilies() throws {
    try assertSnippet(
      "OwnFamilies",
      prints: """
        the battery's level has changed
        reload
        no longer in Europe/Berlin
        didChange Europe/Berlin

        """
    )
  }

  func testAvoiding() throws {
    try assertSnippet(
      "Avoiding",
      prints: """
        docked 208.0
        265.0
        265.0
        309.0
        49.0
        shown 336.0
        moved 291.0
        hidden 0.0
        [59.0]

        """
    )
  }

  func testTypingASentence() throws {
    try assertSnippet("TypingASentence", prints: "I had 12 cafés. WOW!\n")
  }

  func testScenes() throws {
    try assertSnippet("Scenes", prints: "1\n")
  }

  func testAuditing() throws {
    try assertSnippet("Auditing", prints: "")
  }
}

private func assertSnippet(
  _ name: String,
  prints expected: String,
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  #if os(Linux) || os(macOS)
  let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
  let products = tests?.deletingLastPathComponent() ?? Bundle.main.bundleURL
  let output = Pipe()
  let process = Process()
  process.executableURL = products.appendingPathComponent(name)
  process.standardOutput = output
  try process.run()
  let printed = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  XCTAssertEqual(String(decoding: printed, as: UTF8.self), expected, file: file, line: line)
  XCTAssertEqual(process.terminationStatus, 0, file: file, line: line)
  #endif
}
