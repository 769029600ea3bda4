import Foundation
import XCTest

/// Runs the built program as a user does.
struct ProgramRunner {
  struct Result: Equatable {
    var output: String
    var error: String
    var status: Int32

    /// The lines of the output as JSON objects.
    func objects() throws -> [[String: Any]] {
      try output.split(separator: "\n").map { line in
        try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
    }
  }

  /// The program beside the bundle of tests.
  static var program: URL {
    let bundle = Bundle(for: Marker.self).bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    return folder.appendingPathComponent("NotablesDemo")
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The words behind its name.
  ///   - input: What it finds on standard input.
  ///   - output: A file to write to instead of returning the output.
  ///   - error: A file to write errors to instead of returning them.
  /// - Returns: What it wrote, and its exit status.
  /// - Throws: What the system says when it cannot be run.
  static func run(
    _ arguments: String...,
    input: Data = Data(),
    output: String? = nil,
    error: String? = nil
  ) throws -> Result {
    try run(arguments: arguments, input: input, output: output, error: error)
  }

  /// Runs the program to its end.
  static func run(
    arguments: [String],
    input: Data = Data(),
    output: String? = nil,
    error: String? = nil
  ) throws -> Result {
    // Files rather than pipes: nobody waits for the other to read.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("NotablesDemoTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appendingPathComponent($0) }
    for (file, content) in zip(files, [input, Data(), Data()]) { try content.write(to: file) }
    let outputFile = output.map { URL(fileURLWithPath: $0) } ?? files[1]
    let errorFile = error.map { URL(fileURLWithPath: $0) } ?? files[2]

    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try text(of: files[1]),
      error: try text(of: files[2]),
      status: process.terminationStatus
    )
  }

  /// Runs the program while nobody reads what it writes.
  static func runUnread(arguments: [String], input: Data = Data()) throws -> Result {
    let (output, errors, text) = (Pipe(), Pipe(), Pipe())
    try output.fileHandleForReading.close()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = text
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try text.fileHandleForWriting.write(contentsOf: input)
    try text.fileHandleForWriting.close()
    process.waitUntilExit()
    try errors.fileHandleForWriting.close()
    let error = errors.fileHandleForReading.readDataToEndOfFile()
    return Result(
      output: "",
      error: String(decoding: error, as: UTF8.self),
      status: process.terminationStatus
    )
  }

  /// Writes a file that lives as long as the test.
  static func file(_ content: String, in test: XCTestCase) throws -> String {
    try file(Data(content.utf8), in: test)
  }

  /// Writes a file that lives as long as the test.
  static func file(_ content: Data, in test: XCTestCase) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("NotablesDemoTests-\(UUID().uuidString).txt")
    try content.write(to: file)
    test.addTeardownBlock { try? FileManager.default.removeItem(at: file) }
    return file.path
  }

  private static func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private final class Marker {}
}
