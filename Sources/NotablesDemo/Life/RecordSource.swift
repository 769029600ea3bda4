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
    var start = 0
    var isAtEnd = false
    // What begins with more blanks than that is no JSON.
    while !isAtEnd, start < 1 << 20, Self.isJSON(beginning[start...]) == nil {
      let piece: [UInt8]
      do {
        piece = try input.nextPiece()
      } catch {
        try readDump(beginning, isAtEnd: true, body, afterPiece)
        throw error
      }
      isAtEnd = piece.isEmpty
      beginning += piece
      start = Self.skipBlanks(beginning, from: start)
    }
    if Self.isJSON(beginning[start...]) == true {
      try readLines(beginning, body, afterPiece)
    } else {
      try readDump(beginning, isAtEnd: isAtEnd, body, afterPiece)
    }
  }

  /// Whether the text begins with a bracket and a quote; nil when there is too little of it to tell.
  ///
  /// Blanks between them do not count, but a line end does: so begin dictionaries in a console.
  private static func isJSON(_ text: ArraySlice<UInt8>) -> Bool? {
    guard let first = text.first else { return nil }
    guard first == UInt8(ascii: "{") else { return false }
    let second = text.dropFirst().first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return second.map { $0 == UInt8(ascii: "\"") }
  }

  /// The index behind blanks, and behind a mark of byte order in front of them.
  private static func skipBlanks(_ bytes: [UInt8], from start: Int) -> Int {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    var index = start
    if start < mark.count {
      // Half a mark may become a whole one.
      if mark.starts(with: bytes) { return bytes.count }
      index = bytes.starts(with: mark) ? mark.count : 0
    }
    while index < bytes.count, blanks.contains(bytes[index]) { index += 1 }
    return index
  }

  private static let blanks = Array(" \t\r\n".utf8)

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
