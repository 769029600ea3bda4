import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Tells of the keyboard's frames while a finger drags it down.
///
/// They are delivered as ``KeyboardEvent/willChangeFrame`` to everyone who listens for the keyboard on
/// the center: hooks, closures, streams, and the tracker with all that follows it. Nothing is posted,
/// so code outside the library hears nothing new.
@MainActor
public final class DragFollower {
  private struct Drag {
    let dismissal: InteractiveDismissal
    /// The frame that was delivered last.
    var frame: CGRect
    /// True while the system's hide is awaited.
    var isLifted = false
  }

  private let center: NotificationCenter
  private let tracker: KeyboardTracker
  private let time: any NotableTime
  private var drag: Drag?

  /// How long to wait for the system's hide after a finger that seemed to dismiss, in seconds.
  private static let patience = 0.1

  /// Makes a follower.
  ///
  /// - Parameters:
  ///   - center: Where keyboard events are heard; the tracker's too.
  ///   - tracker: Knows the keyboard.
  ///   - time: The clock.
  public init(
    center: NotificationCenter = .default,
    tracker: KeyboardTracker = .shared,
    time: any NotableTime = SystemTime.shared
  ) {
    self.center = center
    self.tracker = tracker
    self.time = time
  }

  /// Takes a movement of the finger.
  ///
  /// Nothing is delivered unless the keyboard is docked, or while it stays where it is. After a
  /// release that does not dismiss, and when a hide that seemed to come has not come, the keyboard's
  /// whole frame is delivered with the keyboard's own curve.
  ///
  /// - Parameters:
  ///   - phase: How far the gesture is.
  ///   - fingerY: The finger's height in screen coordinates.
  ///   - velocity: Its speed in points a second, positive on its way down.
  ///   - screen: The bounds of the finger's screen.
  public func finger(
    _ phase: DragPhase,
    at fingerY: CGFloat,
    velocity: CGFloat,
    screen: CGRect
  ) {
    switch phase {
    case .idle:
      break
    case .moved:
      begin(on: screen)
      move(to: fingerY)
    case .lifted:
      move(to: fingerY)
      lift(fingerY, velocity)
    case .cancelled:
      snapBack()
    }
  }

  /// Takes the keyboard that is up as the one that is dragged.
  private func begin(on screen: CGRect) {
    drag?.isLifted = false
    guard drag == nil else { return }
    let keyboard = tracker.position.frame
    guard let dismissal = InteractiveDismissal(keyboard: keyboard, screen: screen) else { return }
    drag = Drag(dismissal: dismissal, frame: dismissal.keyboard)
  }

  private func move(to fingerY: CGFloat) {
    guard let drag = current() else { return }
    deliver(drag.dismissal.frame(fingerY: fingerY), duration: 0)
  }

  private func lift(_ fingerY: CGFloat, _ velocity: CGFloat) {
    guard let drag = current() else { return }
    switch drag.dismissal.release(fingerY: fingerY, velocity: velocity) {
    case .unchanged: self.drag = nil
    case .snapBack: snapBack()
    case .dismiss: awaitHide()
    }
  }

  private func awaitHide() {
    drag?.isLifted = true
    time.call(after: Self.patience) { [weak self] in
      if let self, drag?.isLifted == true { snapBack() }
    }
  }

  private func snapBack() {
    guard let drag = current() else { return }
    deliver(drag.dismissal.keyboard, duration: 0.25)
    self.drag = nil
  }

  /// The drag, unless the system has moved the keyboard meanwhile: then the drag is over.
  private func current() -> Drag? {
    if let drag, tracker.position != .at(drag.frame) { self.drag = nil }
    return drag
  }

  private func deliver(_ frame: CGRect, duration: TimeInterval) {
    guard let last = drag?.frame, last != frame else { return }
    drag?.frame = frame
    let info = KeyboardNotableInfo(
      animationCurve: .keyboard,
      animationDuration: duration,
      frameBegin: last,
      frameEnd: frame,
      isLocal: true
    )
    KeyboardEvent.willChangeFrame.deliver(info, on: center)
  }
}
