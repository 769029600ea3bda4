import Foundation
import Notables

/// Reads the text that a console printed of notifications, with everything around it.
///
/// It looks for names, keys and values, not for lines: what Objective-C and Swift print, what a
/// debugger prints, the dictionary alone or the name alone, behind log prefixes and comment marks,
/// with remarks in between, and with brackets that are missing or too many. A value that is not there
/// stays missing. Text that is no dump gives no record.
///
/// The text may come in pieces of any size: the records do not depend on where it was cut. Memory is
/// bounded, whatever the text; a record comes out when it is known to be complete.
///
/// ```swift
/// var reader = ConsoleDumpReader()
/// let records = reader.read(text.utf8) + reader.finish()
/// ```
public struct ConsoleDumpReader: Sendable {
  private var normalizer = DumpNormalizer()
  private var builder = DumpRecordBuilder()

  /// Text not read yet, behind enough of what was read to look back on.
  private var buffer: [UInt8] = []
  /// Where in the buffer the text not read yet begins.
  private var position = 0
  /// Where in the buffer the line begins; nil when its beginning is no longer there.
  private var lineStart: Int? = 0
  private var line = DumpScanner.Line.beginning

  /// Makes a reader at the beginning of a text.
  public init() {}

  /// Reads on, and returns the records that are complete now.
  public mutating func read(_ bytes: some Collection<UInt8>) -> [TraceRecord] {
    let isRead: Void? = bytes.withContiguousStorageIfAvailable {
      normalizer.append($0, to: &buffer)
    }
    if isRead == nil { Array(bytes).withUnsafeBufferPointer { normalizer.append($0, to: &buffer) } }
    return scan(isFinal: false)
  }

  /// Ends the text, and returns the records that are still open; what was cut off is left out.
  ///
  /// The reader is then at the beginning of another text.
  public mutating func finish() -> [TraceRecord] {
    normalizer.finish(&buffer)
    let records = scan(isFinal: true)
    self = ConsoleDumpReader()
    return records
  }

  private mutating func scan(isFinal: Bool) -> [TraceRecord] {
    buffer.withUnsafeBufferPointer { bytes in
      var scanner = DumpScanner(
        text: DumpText(bytes: bytes, isFinal: isFinal),
        position: position,
        lineStart: lineStart,
        line: line
      )
      scanner.run(&builder)
      (position, lineStart) = (scanner.position, scanner.lineStart)
      line = scanner.line
    }
    dropReadText()
    return builder.take(isFinal: isFinal)
  }

  /// Keeps the current line up to the length at which nobody looks back on it any more.
  private mutating func dropReadText() {
    if let start = lineStart, position - start > LogPrefix.maximumLength { lineStart = nil }
    let kept = max(lineStart ?? 0, position - LogPrefix.maximumLength, 0)
    guard kept > 0 else { return }
    buffer.removeSubrange(..<kept)
    position -= kept
    lineStart = lineStart.map { $0 - kept }
  }
}
