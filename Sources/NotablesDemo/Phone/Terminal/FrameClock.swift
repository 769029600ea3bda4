import Foundation

/// The moments of pictures: sixty a second, counted from 0, so that a late one delays no other.
enum FrameClock {
  private static let framesPerSecond = 60.0

  /// The next moment after this one.
  static func next(after now: TimeInterval) -> TimeInterval {
    ((now * framesPerSecond).rounded(.down) + 1) / framesPerSecond
  }

  /// How long to wait, in whole milliseconds, never too short.
  static func milliseconds(from now: TimeInterval, to due: TimeInterval) -> Int32 {
    Int32(min(max(0, (due - now) * 1000), 1e6).rounded(.up))
  }
}
