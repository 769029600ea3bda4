import Foundation
import Notables

/// Notifications in the order in which they were posted.
public struct NotificationTrace: Hashable, Sendable {
  /// The notifications, the first one first.
  public var records: [TraceRecord]

  /// Makes a trace.
  public init(_ records: [TraceRecord] = []) {
    self.records = records
  }

  /// Reads JSON Lines, as `jsonLines` writes them; blank lines and a byte order mark are skipped.
  ///
  /// - Throws: ``TraceError`` at the first line that is no record.
  public init(jsonLines: String) throws {
    records = []
    let text = jsonLines.hasPrefix("\u{feff}") ? jsonLines.dropFirst() : jsonLines[...]
    // CR LF is one character.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      do {
        records.append(try TraceRecord(jsonLine: Data(line.utf8)))
      } catch let error as TraceError {
        throw error.at(line: index + 1)
      }
    }
  }

  /// Reads the text that a console printed of notifications.
  ///
  /// What is no notification is skipped; see ``ConsoleDumpReader``.
  public init(consoleDump: String) {
    var reader = ConsoleDumpReader()
    records = reader.read(consoleDump.utf8) + reader.finish()
  }

  /// The trace as JSON Lines, each ended by a line feed.
  public var jsonLines: String {
    records.enumerated().map { $1.jsonLine(index: $0) + "\n" }.joined()
  }

  /// Posts every notification at once; records without a name are skipped.
  public func post(to center: NotificationCenter) {
    for record in records { record.post(to: center) }
  }
}
