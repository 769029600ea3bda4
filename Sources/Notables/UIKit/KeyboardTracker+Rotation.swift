#if os(iOS)
import UIKit

extension KeyboardTracker {
  /// Makes one change of all that the keyboard does during a transition.
  ///
  /// A phone that turns hides its keyboard and shows it again. Call this in
  /// `viewWillTransition(to:with:)`, and layouts go straight from the old height to the new one.
  public func coalesce(along coordinator: any UIViewControllerTransitionCoordinator) {
    beginCoalescing()
    let isQueued = coordinator.animate(alongsideTransition: nil) { _ in self.endCoalescing() }
    if !isQueued { endCoalescing() }
  }
}
#endif
