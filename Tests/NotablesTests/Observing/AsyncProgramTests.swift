import XCTest

/// Programs whose main function is `async`: there the main actor does not stay on the main thread.
///
/// They are snippets, which every build makes beside the tests.
final class AsyncProgramTests: XCTestCase {
  func testHooksClosuresAndStreams_keepTheirPromises() throws {
    try assertSnippet(
      "AsyncProgram",
      prints: """
        when post returns: ["hook", "closure"]
        posted elsewhere: ["hook", "closure"]
        stream: 2 registered: 0

        """
    )
  }

  func testStream_isReadWhileTheProgramPosts() throws {
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
