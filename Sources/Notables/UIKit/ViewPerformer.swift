#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Lets UIKit animate the changes to views.
struct ViewPerformer: AnimationPerformer {
  func perform(
    _ plan: AnimationPlan,
    changes: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  ) {
    UIView.animate(
      withDuration: plan.requestedDuration,
      delay: plan.delay,
      options: UIView.AnimationOptions(rawValue: plan.options),
      animations: changes,
      completion: completion
    )
  }
}

extension KeyboardAnimator {
  static func systemPerformer() -> any AnimationPerformer { ViewPerformer() }
}

extension UIView.AnimationOptions {
  /// The options that select this curve, also one that UIKit has no name for.
  public init(_ curve: AnimationCurve) {
    self.init(rawValue: curve.options)
  }
}
#endif
