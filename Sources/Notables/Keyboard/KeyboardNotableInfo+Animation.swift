import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension KeyboardNotableInfo {
  /// How long the keyboard really moves, in seconds.
  ///
  /// The half second of its spring with ``AnimationCurve/keyboard``, else `animationDuration`; 0 when
  /// that is not a positive, finite time: the keyboard then jumps.
  public var effectiveDuration: TimeInterval { plan(delay: 0).duration }

  /// Runs changes with the keyboard's own curve and duration.
  ///
  /// A duration of 0 makes the changes without animation, at once or after the delay. The info need
  /// not be kept, and neither need the animator.
  ///
  /// - Parameters:
  ///   - delay: Seconds to wait; what is not positive and finite counts as 0.
  ///   - animator: Takes over from its own last animation. Without one, every call runs by itself.
  ///   - animations: Makes the changes: on UIKit at once, for the views to move after the delay,
  ///     elsewhere after the delay.
  ///   - completion: Called exactly once: when the movement has ended, or with `finished` false when
  ///     a newer animation of the same animator took over.
  @MainActor
  public func animate(
    delay: TimeInterval = 0,
    with animator: KeyboardAnimator? = nil,
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    let animator = animator ?? KeyboardAnimator()
    animator.animate(plan(delay: delay), animations: animations, completion: completion)
  }

  /// Hands the eased progress of the keyboard's movement to a closure, for values that nothing
  /// animates by itself.
  ///
  /// - Parameters:
  ///   - delay: Seconds to wait; what is not positive and finite counts as 0.
  ///   - animator: Takes over from its own last animation. Without one, every call runs by itself.
  ///   - steps: Called sixty times a second with the progress, 0 first and 1 last; with 1 alone when
  ///     the duration is 0.
  ///   - completion: Called exactly once: after the last step, or with `finished` false when a newer
  ///     animation of the same animator took over.
  @MainActor
  public func animate(
    delay: TimeInterval = 0,
    with animator: KeyboardAnimator? = nil,
    steps: @escaping @MainActor (_ progress: Double) -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    let animator = animator ?? KeyboardAnimator()
    animator.animate(plan(delay: delay), steps: steps, completion: completion)
  }

  /// The keyboard's frame, in screen coordinates, `time` seconds after it started to move.
  ///
  /// `frameBegin` up to the start, `frameEnd` from the end on. A begin frame that shows nothing, or
  /// is not finite, is not used: the frame is `frameEnd` all the time.
  public func frame(at time: TimeInterval) -> CGRect {
    guard frameBegin.isSane, frameEnd.isSane else { return frameEnd }
    let progress = plan(delay: 0).progress(at: time)
    guard progress < 1 else { return frameEnd }
    func between(_ begin: CGFloat, _ end: CGFloat) -> CGFloat {
      begin + (end - begin) * CGFloat(progress)
    }
    return CGRect(
      x: between(frameBegin.origin.x, frameEnd.origin.x),
      y: between(frameBegin.origin.y, frameEnd.origin.y),
      width: between(frameBegin.size.width, frameEnd.size.width),
      height: between(frameBegin.size.height, frameEnd.size.height)
    )
  }

  func plan(delay: TimeInterval) -> AnimationPlan {
    AnimationPlan(delay: delay, duration: animationDuration, curve: animationCurve)
  }
}

extension CGRect {
  /// Whether the rectangle is finite and shows anything: at least half a point each way.
  fileprivate var isSane: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
      && size.width >= 0.5 && size.height >= 0.5
  }
}
