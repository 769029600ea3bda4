import Foundation

/// A file, or standard input, read from front to back in pieces.
final class Input {
  /// What messages call it.
  let name: String
  private let descriptor: Int32
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
    guard !hasNUL else { throw Failure(.badData, "\(name): not a text, it has a NUL byte") }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var count: Int
    repeat {
      count = read(descriptor, &piece, piece.count)
    } while count < 0 && errno == EINTR
    if count < 0 { throw Self.unreadable(name) }
    piece.removeLast(piece.count - count)
    guard let end = piece.firstIndex(of: 0) else { return piece }
    hasNUL = true
    return end > 0 ? Array(piece[..<end]) : try nextPiece()
  }

  /// Everything that is left, without the mark of byte order that some editors put first.
  func rest() throws -> Data {
    var bytes: [UInt8] = []
    while case let piece = try nextPiece(), !piece.isEmpty { bytes += piece }
    return Data(bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes[3...] : bytes[...])
  }

  private static func unreadable(_ name: String) -> Failure {
    Failure(.noInput, "\(name): \(String(cString: strerror(errno)))")
  }
}
