import Foundation
import XCTest

@testable import NotablesTraces

/// A console's text and its right reading.
struct Fixture {
  let name: String
  let text: [UInt8]
  let records: [TraceRecord]

  /// Every pair of files in the folder of fixtures.
  static func all() throws -> [Fixture] {
    let folder = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return try files.filter { $0.pathExtension == "txt" }.map { file in
      let expected = file.deletingPathExtension().appendingPathExtension("jsonl")
      return Fixture(
        name: file.lastPathComponent,
        text: Array(try Data(contentsOf: file)),
        records: try NotificationTrace(jsonLines: String(contentsOf: expected, encoding: .utf8))
          .records
      )
    }
  }
}

extension ConsoleDumpReader {
  /// Reads a whole text in pieces of at most this size.
  static func records(of text: [UInt8], pieces size: Int = .max) -> [TraceRecord] {
    var reader = ConsoleDumpReader()
    var records: [TraceRecord] = []
    var rest = text[...]
    while !rest.isEmpty {
      records += reader.read(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return records + reader.finish()
  }
}
