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

/// The repeats of one press.
struct RepeatClock {
  /// When the next repeat is due.
  private(set) var next: Double
  private let first: Double
  private let plan: KeyRepeat
  private var count = 0
  private var interval: Double

  /// Makes the clock of a key that is held since a time; nil when it does not repeat.
  init?(_ plan: KeyRepeat?, since start: Double) {
    guard let plan, plan.delay >= 0, plan.interval > 0, plan.interval.isFinite else { return nil }
    first = start + plan.delay
    // So far from zero that an interval is lost in the rounding, time stands still.
    guard first.isFinite, first + plan.interval > first else { return nil }
    next = first
    interval = plan.interval
    self.plan = plan
  }

  /// Goes on to the repeat after the next one.
  mutating func advance() {
    count += 1
    if let factor = plan.acceleration, factor > 0, factor < 1 {
      next += interval
      interval = max(interval * factor, min(plan.shortestInterval, plan.interval))
    } else {
      next = first + plan.interval * Double(count)
    }
  }
}
