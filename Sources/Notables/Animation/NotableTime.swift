import Dispatch
import Foundation

/// A clock that can also call back: the one way in which time enters the library.
///
/// `SystemTime` is the real one; the test kit has one that is turned by hand.
@MainActor
public protocol NotableTime: AnyObject {
  /// Seconds since some fixed moment; never runs backwards.
  var now: TimeInterval { get }

  /// Calls `work` once, when `delay` seconds have passed, and never before this method returns.
  ///
  /// A delay that is not positive counts as 0.
  func call(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void)
}

/// Real time, counted while the machine is awake.
@MainActor
public final class SystemTime: NotableTime {
  /// The one instance.
  public static let shared = SystemTime()

  private init() {}

  /// Seconds since the machine was started, not counting its sleep.
  public var now: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// Calls `work` on the main queue.
  public func call(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + max(0, delay))
    timer.setEventHandler {
      timer.cancel()
      MainActor.assumeIsolated(work)
    }
    timer.activate()
  }
}
