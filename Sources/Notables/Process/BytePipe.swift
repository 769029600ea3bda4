#if os(Linux) || os(macOS)
import Foundation

/// A pipe for single bytes.
///
/// Neither end ever blocks, and neither outlives the start of another program.
struct BytePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError.current }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  func send(_ byte: UInt8) {
    withUnsafePointer(to: byte) { _ = write(writeEnd, $0, 1) }
  }

  /// Takes the bytes that have been sent so far.
  func received() -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 256)
    while case let count = read(readEnd, &piece, piece.count), count > 0 {
      bytes += piece.prefix(count)
    }
    return bytes
  }

  func close() {
    Foundation.close(readEnd)
    Foundation.close(writeEnd)
  }
}

extension POSIXError {
  /// The error of the system call that has just failed.
  static var current: POSIXError { POSIXError(.init(rawValue: errno) ?? .EINVAL) }
}
#endif
