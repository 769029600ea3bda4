import Foundation

/// Two times of a phone: the real one, by which people type, and that of its movements, which slow
/// motion slows down.
struct PhoneClock: Hashable, Sendable {
  /// Seconds since the start.
  private(set) var real: TimeInterval = 0
  /// Seconds that the phone has lived.
  private(set) var simulated: TimeInterval = 0
  var isSlow = false

  static let slowness = 10.0

  /// Goes on to a moment of real time; it never goes back.
  mutating func advance(to moment: TimeInterval) {
    guard moment > real else { return }
    simulated += (moment - real) / (isSlow ? Self.slowness : 1)
    real = moment
  }
}
