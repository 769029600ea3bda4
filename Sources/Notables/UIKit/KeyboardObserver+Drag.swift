#if os(iOS)
import UIKit

extension KeyboardObserver {
  /// Follows the keyboard while the user drags it down with this scroll view.
  ///
  /// The system says nothing of such a drag until the finger lifts. Between the system's events this
  /// delivers the keyboard's frames as `.willChangeFrame` to everyone who listens on the observer's
  /// center: closures, streams and hooks, guides and avoiders.
  ///
  /// ```swift
  /// keyboard
  ///   .on(.willChangeFrame) { info in … }
  ///   .follow(tableView)
  ///   .start()
  /// ```
  ///
  /// It goes on for as long as the observer and the scroll view live, started or not, or until
  /// `stopFollowing(_:)`. A scroll view that is followed already is followed once. It is held weakly
  /// and gets the interactive `keyboardDismissMode`.
  ///
  /// - Parameters:
  ///   - scrollView: Any scroll view in any window.
  ///   - tracker: Knows the keyboard; it must listen on the observer's center.
  /// - Returns: The observer itself, so that calls can be chained.
  @discardableResult
  public func follow(_ scrollView: UIScrollView, tracker: KeyboardTracker = .shared) -> Self {
    scrollView.keyboardDismissMode = .interactive
    companions[of: scrollView] = DragFollower(center: center, tracker: tracker) {
      [weak scrollView] in scrollView?.finger
    }
    return self
  }

  /// Follows a scroll view no more; harmless when it was not followed.
  ///
  /// Its `keyboardDismissMode` stays as it is.
  ///
  /// - Returns: The observer itself, so that calls can be chained.
  @discardableResult
  public func stopFollowing(_ scrollView: UIScrollView) -> Self {
    companions[of: scrollView] = nil
    return self
  }
}

extension UIScrollView {
  /// The finger that drags the content; nil outside a window.
  fileprivate var finger: DragFollower.Finger? {
    guard let screen = window?.screen else { return nil }
    return DragFollower.Finger(
      phase: DragPhase(gestureState: panGestureRecognizer.state.rawValue),
      y: convert(panGestureRecognizer.location(in: self), to: screen.coordinateSpace).y,
      velocity: panGestureRecognizer.velocity(in: nil).y,
      screen: screen.bounds
    )
  }
}
#endif
