import Foundation
import Notables
import NotablesTraces

/// Prints records and the hooks that they reached, one line each.
@MainActor
final class RecordPrinter {
  private let format: OutputFormat
  private let output: Output
  private(set) var count = 0

  init(format: OutputFormat, output: Output) {
    self.format = format
    self.output = output
  }

  /// Prints a record with the next index.
  func print(_ record: TraceRecord, hook: String?) throws {
    switch format {
    case .json: try output.writeLine(record.jsonLine(index: count, hook: hook))
    case .text: try output.writeLine(text(record, hook: hook))
    }
    count += 1
  }

  private func text(_ record: TraceRecord, hook: String?) -> String {
    let time = record.time.map { String(format: "%8.3f s", $0) } ?? "         -"
    let name = record.name.map { Self.brief($0.rawValue) } ?? "(userInfo)"
    let reached = hook ?? "-"
    let columns = [time, name.padded(to: 28), reached.padded(to: 31), record.info?.brief ?? ""]
    let line = columns.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// The name without what all names have in common.
  private static func brief(_ name: String) -> String {
    let suffix = "Notification"
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }
}

extension KeyboardNotableInfo {
  fileprivate var brief: String {
    func known(_ key: Keys, _ text: String) -> String { missing.contains(key) ? "-" : text }
    let begin = known(.frameBegin, frameBegin.brief)
    let end = known(.frameEnd, frameEnd.brief)
    let duration = known(.animationDuration, "\(JSONText.number(animationDuration)) s")
    let curve = known(.animationCurve, "\(animationCurve)")
    return "\(begin) -> \(end)  \(duration) \(curve)" + (isLocal ? "" : "  another app's")
  }
}

extension CGRect {
  fileprivate var brief: String {
    let numbers = [origin.x, origin.y, size.width, size.height]
    return "(" + numbers.map { "\(JSONText.number(Double($0)))" }.joined(separator: " ") + ")"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
