import Foundation

/// What an animation is to do, decided before anything moves.
public struct AnimationPlan: Hashable, Sendable {
  /// Seconds until it starts; finite and not negative.
  public let delay: TimeInterval

  /// The seconds that were asked for; 0 when the changes are to be made without animation.
  public let requestedDuration: TimeInterval

  /// The curve along which it runs.
  public let curve: AnimationCurve

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - delay: Counts as 0 unless it is positive and finite.
  ///   - duration: Counts as 0 unless it is positive and finite.
  ///   - curve: How the animation runs.
  public init(delay: TimeInterval, duration: TimeInterval, curve: AnimationCurve) {
    self.delay = delay.isFinite ? max(0, delay) : 0
    requestedDuration = duration.isFinite ? max(0, duration) : 0
    self.curve = curve
  }

  /// False when the changes are to be made at one go, after the delay.
  public var isAnimated: Bool { requestedDuration > 0 }

  /// The seconds from the start to the end: the keyboard's spring takes its own time.
  public var duration: TimeInterval { curve.timing.duration(requested: requestedDuration) }

  /// The raw value of the `UIView.AnimationOptions` for the plan: its curve, `layoutSubviews` and
  /// `beginFromCurrentState`.
  public var options: UInt { curve.options | 1 << 0 | 1 << 2 }

  /// The eased progress `time` seconds after the start: 0 at the start, 1 from the end on.
  public func progress(at time: TimeInterval) -> Double {
    curve.timing.progress(at: time, requested: requestedDuration)
  }
}
