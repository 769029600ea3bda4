import Foundation

/// The part of an animation that differs from platform to platform.
@MainActor
protocol AnimationPerformer {
  /// Makes `changes` so that they are seen to happen along the plan, then calls `completion` once.
  ///
  /// Called only with a plan that is animated.
  func perform(
    _ plan: AnimationPlan,
    changes: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  )
}

/// For values that nothing animates by itself: they change when the animation starts, and the rest of
/// its time passes.
struct TimedPerformer: AnimationPerformer {
  let time: any NotableTime

  func perform(
    _ plan: AnimationPlan,
    changes: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  ) {
    let start: @MainActor () -> Void = {
      changes()
      time.call(after: plan.duration) { completion(true) }
    }
    if plan.delay > 0 { time.call(after: plan.delay, start) } else { start() }
  }
}

#if !canImport(UIKit) || os(watchOS)
extension KeyboardAnimator {
  static func systemPerformer() -> any AnimationPerformer {
    TimedPerformer(time: SystemTime.shared)
  }
}
#endif
