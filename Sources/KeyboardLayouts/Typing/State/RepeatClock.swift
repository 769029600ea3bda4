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
