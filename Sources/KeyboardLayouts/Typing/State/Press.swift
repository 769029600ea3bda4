import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// What the finger does that presses a key, or could.
struct Press: Sendable {
  let touch: Int
  /// When the finger came down.
  let began: Double
  var point: CGPoint
  /// The index of the key that is pressed; nil while the finger is beside every key.
  var key: Int?
  /// When the finger came onto that key.
  var since: Double
  /// Whether the key has acted, at touch-down.
  var hasActed = false
  /// The text that the key typed at touch-down.
  var typed: String?
  /// Whether that text used up a single shift, which shows until the press is over.
  var spendsShift = false
  var repeats: RepeatClock?

  init(touch: Int, time: Double, point: CGPoint) {
    self.touch = touch
    began = time
    since = time
    self.point = point
  }
}
