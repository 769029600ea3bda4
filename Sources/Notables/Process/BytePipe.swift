#if os(Linux) || os(macOS)
import Foundation

/// A pipe for single bytes.
///
/// Neither end ever blocks, and neither outlives the start of another program. (On macOS another
/// thread that starts one just while the pipe is made can still hand both ends down.)
struct BytePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard Self.make(&ends) == 0 else { throw POSIXError.current }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  private static func make(_ ends: inout [Int32]) -> Int32 {
    #if os(Linux)
    if let pipe2 { return pipe2(&ends, O_CLOEXEC | O_NONBLOCK) }
    #endif
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return 0
  }

  #if os(Linux)
  private typealias Pipe2 = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32

  /// The C library has it, but Swift's map of its headers does not.
  private static let pipe2 = dlsym(nil, "pipe2").map { unsafeBitCast($0, to: Pipe2.self) }
  #endif

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
