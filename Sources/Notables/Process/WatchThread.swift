#if os(Linux) || os(macOS)
import Foundation

/// A thread that can be waited for and that begins with every signal held back.
struct WatchThread {
  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let handle: pthread_t

  /// Starts it.
  init(_ run: @escaping @Sendable () -> Void) throws {
    let body = Unmanaged.passRetained(Body(run))
    #if os(Linux)
    var handle = pthread_t()
    #else
    var handle: pthread_t?
    #endif
    let result = withSignalsBlocked {
      pthread_create(&handle, nil, { Self.enter($0) }, body.toOpaque())
    }
    #if os(Linux)
    let started: pthread_t? = handle
    #else
    let started = handle
    #endif
    guard result == 0, let started else {
      body.release()
      throw POSIXError(.init(rawValue: result) ?? .EAGAIN)
    }
    self.handle = started
  }

  private static func enter(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let body else { return nil }
    Thread.current.name = "Notables"
    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    return nil
  }

  /// Waits for its end.
  func join() {
    pthread_join(handle, nil)
  }
}

/// Does `work` while every signal to the calling thread waits; a thread made meanwhile never gets
/// any.
func withSignalsBlocked<Result>(_ work: () throws -> Result) rethrows -> Result {
  var all = sigset_t()
  var before = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  return try work()
}
#endif
