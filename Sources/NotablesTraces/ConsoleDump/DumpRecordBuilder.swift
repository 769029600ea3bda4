import Foundation
import Notables

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Puts names and entries together to records: decides where one ends and the next begins.
///
/// A name begins a record, and so does an entry that the record has already, that comes after its
/// closing bracket, or that cannot belong to its name.
struct DumpRecordBuilder {
  private var open: Draft?
  private var complete: [TraceRecord] = []

  /// The open brackets since the last name or entry.
  private var depth = 0

  /// What became of a closing bracket that nothing opened since the last entry.
  private enum Closing {
    case no
    /// The sign behind it will tell whether it closed the record.
    case maybe
    /// A separator stood behind it, so the dictionary goes on, unless another one opens.
    case unlessOpened
  }

  private var closing = Closing.no

  mutating func name(_ name: String) {
    end()
    open = Draft(name: name)
    depth = 0
  }

  mutating func entry(_ entry: DumpEntry) {
    if !(open?.accepts(entry) ?? false) { end() }
    open = open ?? Draft()
    open?.add(entry)
    depth = 0
  }

  mutating func openingBracket() {
    if closing != .no { end() }
    depth += 1
  }

  mutating func closingBracket() {
    if depth > 0 { depth -= 1 } else if open != nil { closing = .maybe }
  }

  /// The end of a line: the separator of a dictionary that goes on would have stood before it.
  mutating func lineEnd() {
    if closing == .maybe { end() }
  }

  /// A sign or a letter that means nothing by itself.
  mutating func other(_ byte: UInt8) {
    guard closing != .no else { return }
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
      closing = .unlessOpened
    } else if closing == .maybe {
      end()
    } else {
      closing = .no
    }
  }

  /// The notification said that it has no userInfo.
  mutating func noUserInfo() {
    if open?.isEmpty ?? false { end() }
  }

  /// The records that are complete; at the end of the text the open one is too.
  mutating func take(isFinal: Bool) -> [TraceRecord] {
    if isFinal { end() }
    defer { complete.removeAll() }
    return complete
  }

  private mutating func end() {
    if let record = open?.record { complete.append(record) }
    open = nil
    closing = .no
  }

  private struct Draft {
    var name: String?
    var begin: CGRect?
    var end: CGRect?
    var duration: Double?
    var curve: Int?
    var isLocal: Bool?

    var isEmpty: Bool {
      begin == nil && end == nil && duration == nil && curve == nil && isLocal == nil
    }

    func accepts(_ entry: DumpEntry) -> Bool {
      guard name?.hasPrefix("UIKeyboard") ?? true else { return false }
      return switch entry {
      case .begin: begin == nil
      case .end: end == nil
      case .duration: duration == nil
      case .curve: curve == nil
      case .isLocal: isLocal == nil
      }
    }

    mutating func add(_ entry: DumpEntry) {
      switch entry {
      case .begin(let rect): begin = rect
      case .end(let rect): end = rect
      case .duration(let number): duration = number
      case .curve(let raw): curve = raw
      case .isLocal(let flag): isLocal = flag
      }
    }

    var record: TraceRecord {
      TraceRecord(
        name: name.map { Notification.Name($0) },
        info: KeyboardNotableInfo(
          animationCurve: curve.map(AnimationCurve.init),
          animationDuration: duration,
          frameBegin: begin,
          frameEnd: end,
          isLocal: isLocal
        )
      )
    }
  }
}
