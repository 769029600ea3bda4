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
    let name = record.name.map { Self.brief($0.rawValue.oneLine) } ?? "(userInfo)"
    let columns = [
      time,
      name.padded(to: 36),
      style((hook ?? "-").padded(to: record.info == nil ? 0 : 31), hook == nil ? .dim : .green),
      record.info?.brief ?? "",
    ]
    return columns.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private func style(_ text: String, _ style: TextStyle) -> String {
    output.isColored ? style.apply(to: text) : text
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
    let duration = known(.animationDuration, "\(animationDuration.brief) s")
    let curve = known(.animationCurve, "\(animationCurve)")
    return "\(begin) -> \(end)  \(duration) \(curve)" + (isLocal ? "" : "  another app's")
  }
}

extension CGRect {
  fileprivate var brief: String {
    let numbers = [origin.x, origin.y, size.width, size.height]
    return "(" + numbers.map { Double($0).brief }.joined(separator: " ") + ")"
  }
}

extension Double {
  /// The shortest form, without the quotes that JSON needs around what is not finite.
  fileprivate var brief: String {
    JSONText.number(self).description.trimmingCharacters(in: ["\""])
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
