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

  /// What will close the brackets that are open, the innermost last; a few, as text has many.
  private var closers: [UInt8] = []

  /// How many brackets were open when the record's first entry came: the last of them is its own.
  private var ownDepth = 0

  /// What became of a closing bracket where the record's own is not known.
  private enum Closing {
    case no
    /// The sign behind it will tell whether it closed the record.
    case maybe
    /// A separator stood behind it, so the dictionary goes on, unless another one opens.
    case unlessOpened
  }

  private var closing = Closing.no

  /// Whether the text is inside square brackets that hold no record: a list in source code.
  var isInList: Bool {
    closers.last == UInt8(ascii: "]") && !(open.map { !$0.isEmpty || $0.hasUserInfo } ?? false)
  }

  mutating func name(_ name: String) {
    end()
    open = Draft(name: name)
    closers = []
    ownDepth = 0
  }

  /// The notification says that its userInfo follows.
  mutating func userInfo() {
    open?.hasUserInfo = true
  }

  /// The notification says that it has no userInfo.
  mutating func noUserInfo() {
    if open?.isEmpty ?? false { end() }
  }

  mutating func entry(_ entry: DumpEntry) {
    if !(open?.accepts(entry) ?? false) { end() }
    if open?.isEmpty ?? true { ownDepth = closers.count }
    open = open ?? Draft()
    open?.add(entry)
    closing = .no
    // What was opened since, and never closed, held nothing.
    if ownDepth > 0 { closers.removeLast(max(0, closers.count - ownDepth)) }
  }

  mutating func openingBracket(_ byte: UInt8) {
    if closing != .no { end() }
    if closers.count < 64, let closer = byte.closer { closers.append(closer) }
  }

  mutating func closingBracket(_ byte: UInt8) {
    guard let open else {
      if closers.last == byte { closers.removeLast() }
      return
    }
    guard closers.last == byte || closers.isEmpty else {
      // A stray one.
      return
    }
    let isOwn = !open.isEmpty && ownDepth > 0 && closers.count == ownDepth
    if !closers.isEmpty { closers.removeLast() } else { closing = .maybe }
    if isOwn || (open.isEmpty && open.hasUserInfo && closers.isEmpty) { end() }
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
    ownDepth = 0
  }
}

extension DumpRecordBuilder {
  fileprivate struct Draft {
    var name: String?
    var hasUserInfo = false
    var begin: CGRect?
    var end: CGRect?
    var duration: Double?
    var curve: Int?
    var isLocal: Bool?

    var isEmpty: Bool {
      begin == nil && end == nil && duration == nil && curve == nil && isLocal == nil
    }

    func accepts(_ entry: DumpEntry) -> Bool {
      // A dictionary that follows the bare name of something else is another notification's.
      guard hasUserInfo || name?.hasPrefix("UIKeyboard") ?? true else { return false }
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
