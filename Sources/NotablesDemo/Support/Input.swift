import Foundation

/// A file, or standard input, read from front to back in pieces.
final class Input {
  /// How much of a text may be needed at once, in bytes; whatever needs more is no data, but a text
  /// without end.
  static let limit = 1 << 26

  /// What messages call it.
  let name: String
  private let descriptor: Int32
  /// The line that the next byte is in, counted from 1.
  private var line = 1
  private var hasNUL = false

  /// Opens a file; `-` is standard input.
  init(path: String) throws {
    guard path != "-" else {
      name = "standard input"
      descriptor = 0
      return
    }
    name = path
    descriptor = open(path, O_RDONLY)
    if descriptor < 0 { throw Self.unreadable(name) }
  }

  deinit {
    if descriptor > 0 { close(descriptor) }
  }

  /// The next bytes, empty at the end.
  ///
  /// - Throws: A failure when the file cannot be read, or has a NUL byte, which no text has. What
  ///   stands before that byte has been returned.
  func nextPiece() throws -> [UInt8] {
    guard !hasNUL else { throw Failure(.badData, "\(name):\(line): not a text, it has a NUL byte") }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var count: Int
    repeat {
      count = read(descriptor, &piece, piece.count)
    } while count < 0 && errno == EINTR
    if count < 0 { throw Self.unreadable(name) }
    piece.removeLast(piece.count - count)
    if let end = piece.firstIndex(of: 0, from: 0) {
      hasNUL = true
      piece.removeLast(piece.count - end)
    }
    var start = 0
    while let end = piece.firstIndex(of: UInt8(ascii: "\n"), from: start) {
      line += 1
      start = end + 1
    }
    return piece.isEmpty && hasNUL ? try nextPiece() : piece
  }

  /// Everything that is left, without the mark of byte order that some editors put first.
  ///
  /// - Throws: A failure when the file cannot be read, is no text, or is longer than the limit.
  func rest() throws -> Data {
    var bytes: [UInt8] = []
    while case let piece = try nextPiece(), !piece.isEmpty {
      bytes += piece
      if bytes.count > Self.limit { throw Failure(.badData, "\(name): longer than 64 MB") }
    }
    return Data(bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes[3...] : bytes[...])
  }

  private static func unreadable(_ name: String) -> Failure {
    Failure(.noInput, "\(name): \(String(cString: strerror(errno)))")
  }
}

extension [UInt8] {
  /// Where a byte is; the C library looks for it faster than an unoptimised build can.
  fileprivate func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, start < bytes.count else { return nil }
      let found = memchr(base + start, Int32(byte), bytes.count - start)
      return found.map { UnsafeRawPointer($0) - base }
    }
  }
}
