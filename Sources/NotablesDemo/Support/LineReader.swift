import Foundation

/// Reads an input line by line.
struct LineReader {
  /// The number of the line that was read last, counted from 1.
  private(set) var number = 0

  private let input: Input
  /// What has been read from the input and not yet given out, from `start` on.
  private var pending: [UInt8]
  private var start = 0
  private var isAtEnd = false

  /// Reads what is left of an input.
  ///
  /// - Parameters:
  ///   - input: The file that it comes from.
  ///   - read: What was already read of it.
  init(_ input: Input, read: [UInt8] = []) {
    self.input = input
    pending = read
  }

  /// The next line that is not blank, without its line end; nil at the end of the input.
  ///
  /// - Throws: What the input throws, or a failure for a line that is longer than the limit, when all
  ///   whole lines before have been given out.
  mutating func next() throws -> Data? {
    while let line = try nextLine() {
      if line.contains(where: { !Self.blanks.contains($0) }) { return line }
    }
    return nil
  }

  /// Whether another line can be given out without waiting for the input.
  var hasLine: Bool { lineEnd(from: start) != nil }

  /// A failure that names the line that was read last.
  func failure(_ cause: String) -> Failure {
    Failure(.badData, "\(input.name):\(number): \(cause)")
  }

  private static let blanks = Array(" \t\r".utf8)

  private mutating func nextLine() throws -> Data? {
    var searched = start
    while true {
      if let end = lineEnd(from: searched) {
        defer { start = end + 1 }
        return take(upTo: end)
      }
      searched = pending.count
      guard !isAtEnd else { break }
      if searched - start > Input.limit {
        number += 1
        throw failure("a line longer than 64 MB")
      }
      let piece = try input.nextPiece()
      isAtEnd = piece.isEmpty
      pending.removeSubrange(..<start)
      searched -= start
      start = 0
      pending += piece
    }
    guard start < pending.count else { return nil }
    defer { start = pending.count }
    return take(upTo: pending.count)
  }

  /// Where the first line end is; the C library looks for it faster than an unoptimised build can.
  private func lineEnd(from index: Int) -> Int? {
    pending.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, index < bytes.count else { return nil }
      let found = memchr(base + index, Int32(UInt8(ascii: "\n")), bytes.count - index)
      return found.map { UnsafeRawPointer($0) - base }
    }
  }

  private mutating func take(upTo end: Int) -> Data {
    number += 1
    var line = pending[start..<end]
    if number == 1, line.starts(with: [0xef, 0xbb, 0xbf]) { line = line.dropFirst(3) }
    return Data(line)
  }
}
