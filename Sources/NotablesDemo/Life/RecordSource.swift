import Foundation
import NotablesTraces

/// The records of an input, in whichever form it has.
struct RecordSource {
  private let input: Input

  init(_ input: Input) {
    self.input = input
  }

  /// Calls `body` for every record, and `afterPiece` when what has arrived so far has been read.
  ///
  /// - Throws: What `body` throws, or a failure for what cannot be read; the records before it have
  ///   been given out.
  func forEach(
    _ body: (TraceRecord) throws -> Void,
    afterPiece: () throws -> Void
  ) throws {
    var beginning: [UInt8] = []
    var isAtEnd = false
    while !isAtEnd, Self.significant(beginning).count < 2 {
      let piece: [UInt8]
      do {
        piece = try input.nextPiece()
      } catch {
        try readDump(beginning, isAtEnd: true, body, afterPiece)
        throw error
      }
      isAtEnd = piece.isEmpty
      beginning += piece
    }
    if Self.significant(beginning).starts(with: Array("{\"".utf8)) {
      try readLines(beginning, body, afterPiece)
    } else {
      try readDump(beginning, isAtEnd: isAtEnd, body, afterPiece)
    }
  }

  /// What follows a byte order mark and blanks.
  private static func significant(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let text = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes[...]
    return text.drop { Array(" \t\r\n".utf8).contains($0) }
  }

  private func readLines(
    _ beginning: [UInt8],
    _ body: (TraceRecord) throws -> Void,
    _ afterPiece: () throws -> Void
  ) throws {
    var lines = LineReader(input, read: beginning)
    while let line = try lines.next() {
      let record: TraceRecord
      do {
        record = try TraceRecord(jsonLine: line)
      } catch {
        throw lines.failure("\(error)")
      }
      try body(record)
      if !lines.hasLine { try afterPiece() }
    }
  }

  private func readDump(
    _ beginning: [UInt8],
    isAtEnd: Bool,
    _ body: (TraceRecord) throws -> Void,
    _ afterPiece: () throws -> Void
  ) throws {
    var reader = ConsoleDumpReader()
    var piece = beginning
    do {
      while !piece.isEmpty {
        try reader.read(piece).forEach(body)
        try afterPiece()
        piece = isAtEnd ? [] : try input.nextPiece()
      }
    } catch {
      try reader.finish().forEach(body)
      throw error
    }
    try reader.finish().forEach(body)
  }
}
