import Foundation

/// Passes the process's signals on through a pipe, so that a loop can wait for them.
///
/// There is one at a time: signals belong to the process. A signal that was ignored stays ignored, as
/// `nohup` wants it.
@MainActor
final class SignalPipe {
  /// What to poll.
  let descriptor: Int32
  private let writeEnd: Int32
  private var earlier: [(signal: Int32, action: sigaction)] = []

  init(_ signals: [Int32]) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw Failure(.cannotCreate, "a pipe: \(String(cString: strerror(errno)))")
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writeEnd = ends[1]
    Handler.target.pointee = writeEnd
    for signal in signals {
      var action = sigaction()
      sigaction(signal, nil, &action)
      guard !action.isIgnoring else { continue }
      earlier.append((signal, action))
      Self.install(Handler.function, for: signal)
    }
  }

  /// Puts the earlier actions back.
  func stop() {
    for (signal, action) in earlier {
      withUnsafePointer(to: action) { _ = sigaction(signal, $0, nil) }
    }
    earlier = []
    close(descriptor)
    close(writeEnd)
  }

  /// The signals that have come.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map { Int32($0) }
  }

  /// Does what the system does with a signal that nobody handles; when that is a stop, the call
  /// returns once the process goes on.
  func perform(_ signal: Int32) {
    Self.install(SIG_DFL, for: signal)
    raise(signal)
    Self.install(Handler.function, for: signal)
  }

  /// Ends the process as a signal that nobody handles does.
  static func end(by signal: Int32) {
    install(SIG_DFL, for: signal)
    raise(signal)
  }

  private static func install(_ handler: (@convention(c) (Int32) -> Void)?, for signal: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_RESTART)
    sigfillset(&action.sa_mask)
    sigaction(signal, &action, nil)
  }
}

/// What runs inside a signal: nothing but a write.
private enum Handler {
  /// The end of the pipe that the handler writes to.
  ///
  /// Written before a signal has the handler. A pointer, because the access to a variable can call
  /// the runtime.
  nonisolated(unsafe) static let target: UnsafeMutablePointer<Int32> = {
    let target = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    target.initialize(to: -1)
    return target
  }()

  static let function: @convention(c) (Int32) -> Void = { signal in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(Handler.target.pointee, &byte, 1)
    errno = error
  }
}

extension sigaction {
  fileprivate var isIgnoring: Bool {
    #if canImport(Darwin)
    let handler = __sigaction_u.__sa_handler
    #else
    let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
