import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Tells of the keyboard's frames while a finger drags it down.
///
/// They are delivered as ``KeyboardEvent/willChangeFrame`` to everyone who listens for the keyboard on
/// the center: hooks, closures, streams, and the tracker with all that follows it. Nothing is posted,
/// so code outside the library hears nothing new.
///
/// On iOS, `KeyboardObserver.follow(_:)` keeps one for a scroll view.
@MainActor
public final class DragFollower {
  private struct Drag {
    let dismissal: InteractiveDismissal
    /// The frame that was delivered last.
    var frame: CGRect
    var finger: Finger
    /// The number of the lift after which the system's hide is awaited; nil while it is not.
    var lift: Int?
  }

  private let center: NotificationCenter
  private let tracker: KeyboardTracker
  private let time: any NotableTime
  private let watch: FrameWatch
  private let finger: @MainActor () -> Finger?
  private var drag: Drag?
  private var lifts = 0

  /// How long to wait for the system's hide after a finger that seemed to dismiss, in seconds.
  private static let patience = 0.1

  /// Begins to look at a finger in every frame, as long as the keyboard is up.
  ///
  /// - Parameters:
  ///   - center: Where keyboard events are heard; the tracker's too.
  ///   - tracker: Knows the keyboard.
  ///   - finger: The finger now; nil for none.
  public convenience init(
    center: NotificationCenter = .default,
    tracker: KeyboardTracker = .shared,
    finger: @escaping @MainActor () -> Finger?
  ) {
    self.init(
      center: center,
      tracker: tracker,
      time: SystemTime.shared,
      everyFrame: Display.everyFrame,
      finger: finger
    )
  }

  init(
    center: NotificationCenter,
    tracker: KeyboardTracker,
    time: any NotableTime,
    everyFrame: @escaping FrameWatch.EveryFrame,
    finger: @escaping @MainActor () -> Finger?
  ) {
    self.center = center
    self.tracker = tracker
    self.time = time
    self.finger = finger
    watch = FrameWatch(everyFrame: everyFrame)
    tracker.followers.add(self) { follower, _ in follower.keyboardChanged() }
    keyboardChanged()
  }

  private func keyboardChanged() {
    guard tracker.current.isVisible else { return }
    watch.start { [weak self] in self?.look() ?? false }
  }

  /// Follows the finger, and answers whether to go on looking.
  private func look() -> Bool {
    if let finger = finger() { follow(finger) }
    return current() != nil || tracker.current.isVisible
  }

  private func follow(_ finger: Finger) {
    switch finger.phase {
    case .moved:
      begin(finger)
      move(to: finger)
    case .lifted:
      move(to: finger)
      lift()
    case .idle:
      // A gesture that has ended can be at rest again when the next frame comes.
      lift()
    case .cancelled:
      snapBack()
    }
  }

  /// Takes the keyboard that is up as the one that is dragged.
  private func begin(_ finger: Finger) {
    drag?.lift = nil
    guard drag == nil,
      let dismissal = InteractiveDismissal(
        keyboard: tracker.position.frame,
        screen: finger.screen
      )
    else { return }
    drag = Drag(dismissal: dismissal, frame: dismissal.keyboard, finger: finger)
  }

  private func move(to finger: Finger) {
    guard let drag = current(), drag.lift == nil else { return }
    self.drag?.finger = finger
    deliver(drag.dismissal.frame(fingerY: finger.y), duration: 0)
  }

  private func lift() {
    guard let drag = current(), drag.lift == nil else { return }
    let finger = drag.finger
    switch drag.dismissal.release(fingerY: finger.y, velocity: finger.velocity) {
    case .unchanged: self.drag = nil
    case .snapBack: snapBack()
    case .dismiss: awaitHide()
    }
  }

  private func awaitHide() {
    lifts += 1
    drag?.lift = lifts
    time.call(after: Self.patience) { [weak self, lifts] in
      if let self, drag?.lift == lifts { snapBack() }
    }
  }

  private func snapBack() {
    guard let drag = current() else { return }
    deliver(drag.dismissal.keyboard, duration: 0.25)
    self.drag = nil
  }

  /// The drag, unless the system has moved the keyboard meanwhile: then it is over.
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
