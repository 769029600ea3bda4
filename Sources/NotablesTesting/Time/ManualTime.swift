import Foundation
import Notables

/// A clock that stands still until it is turned.
///
/// What is due runs on the caller's turn, in the order in which it falls due, so a test needs no
/// waiting:
///
/// ```swift
/// let time = ManualTime()
/// info.animate(with: KeyboardAnimator(time: time)) { progress in … }
/// time.advance(by: 0.5)
/// ```
@MainActor
public final class ManualTime: NotableTime {
  /// Seconds since the clock was made.
  public private(set) var now: TimeInterval = 0

  private struct Call {
    let due: TimeInterval
    let work: @MainActor () -> Void
  }

  /// The calls to come, the next one last.
  private var calls: [Call] = []

  /// Makes a clock that shows 0.
  public init() {}

  /// The number of calls still to come.
  public var pendingCount: Int { calls.count }

  /// Asks for a call; of those that fall due together the one asked for first comes first.
  public func call(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    let due = now + (delay > 0 ? delay : 0)
    let later = calls.firstIndex { $0.due <= due } ?? calls.endIndex
    calls.insert(Call(due: due, work: work), at: later)
  }

  /// Turns the clock forward, making the calls that fall due on the way.
  ///
  /// Each call finds `now` at the time for which it was asked, and may ask for others.
  ///
  /// - Parameter seconds: How far; nothing happens unless it is 0 or more and finite.
  public func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds.isFinite else { return }
    advance(to: now + seconds)
  }

  /// Turns the clock forward to a moment that it has not passed.
  ///
  /// An earlier one changes nothing, and neither does one that is not finite.
  public func advance(to moment: TimeInterval) {
    guard moment.isFinite else { return }
    while let call = calls.last, call.due <= moment {
      calls.removeLast()
      now = max(now, call.due)
      call.work()
    }
    now = max(now, moment)
  }

  /// Turns the clock until no call is to come, or `limit` seconds have passed.
  public func run(atMost limit: TimeInterval = 3600) {
    let end = now + limit
    while let call = calls.last, call.due <= end { advance(to: call.due) }
  }
}
