/// When a held key repeats, in seconds.
///
/// A repeat needs a delay of at least 0 and an interval above 0, both finite; with others a key does
/// not repeat.
public struct KeyRepeat: Hashable, Sendable {
  /// From touch-down to the first repeat.
  public var delay: Double
  /// From the first repeat to the second.
  public var interval: Double
  /// What every interval is multiplied by to give the next one, above 0 and below 1; nil when all
  /// are the same.
  public var acceleration: Double?
  /// The interval that an acceleration ends at.
  public var shortestInterval: Double

  /// Makes a repeat.
  public init(
    delay: Double = 0.5,
    interval: Double = 0.1,
    acceleration: Double? = nil,
    shortestInterval: Double = 0.03
  ) {
    self.delay = delay
    self.interval = interval
    self.acceleration = acceleration
    self.shortestInterval = shortestInterval
  }
}
