#if os(Linux) || os(macOS)
import Foundation

/// A mark that the next SIGCONT to the process wipes out, whichever thread takes that signal, and when.
///
/// It is a stop signal that is held back by the calling thread: the kernel throws those away in the
/// moment in which a SIGCONT is sent. For one thread that never lets SIGTTOU through.
struct StopMark {
  private var isSet = false

  /// Sets the mark, unless a SIGCONT waits already, which the mark would throw away.
  mutating func set() {
    withSignalsBlocked {
      if !Self.isPending(SIGCONT) { pthread_kill(pthread_self(), SIGTTOU) }
    }
    isSet = true
  }

  /// True when a SIGCONT has been sent since the mark was set.
  var isGone: Bool { isSet && !Self.isPending(SIGTTOU) }

  /// Whether the calling thread holds this signal back, or no thread has taken it yet.
  static func isPending(_ signal: Int32) -> Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, signal) == 1
  }
}
#endif
