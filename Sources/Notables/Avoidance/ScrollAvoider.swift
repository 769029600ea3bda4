import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A scroll view, for a ``ScrollAvoider``: it tells its numbers and takes others.
@MainActor
public protocol AvoidingScrollView: AnyObject {
  /// Where the scroll view is; nil while it is nowhere.
  var avoidanceGeometry: AvoidanceGeometry? { get }

  /// Whether the user's finger is dragging the content now.
  var isDragged: Bool { get }

  /// Its insets and offset, and the field that is edited in it; nil when it is gone.
  var avoidanceSituation: ScrollAvoidance.Situation? { get }

  /// Takes the insets and offsets, without an animation of its own.
  func avoid(_ answer: ScrollAvoidance.Answer)
}

/// Keeps a scroll view's content, and the field that is edited in it, clear of the keyboard.
///
/// Insets are added while the keyboard covers the scroll view, and taken away exactly; the field is
/// brought into sight when the keyboard changes and when the focus moves. It moves with the
/// keyboard's own curve.
@MainActor
public final class ScrollAvoider {
  /// Whether it avoids; false leaves the scroll view as it is, whatever the keyboard does.
  ///
  /// For a screen that is covered by another. Set to true again it catches up, once.
  public var isActive: Bool {
    get { follower.isActive }
    set { follower.isActive = newValue }
  }

  /// Whether an undocked or floating keyboard is avoided as well.
  public var followsUndocked: Bool {
    get { follower.followsUndocked }
    set { follower.followsUndocked = newValue }
  }

  /// The room to leave above and below the field, in points.
  public var padding: CGFloat {
    get { avoidance.padding }
    set { avoidance.padding = newValue }
  }

  /// Where the content goes when the keyboard leaves.
  public var ending: OffsetKeeper.Ending {
    get { avoidance.ending }
    set { avoidance.ending = newValue }
  }

  /// What must live as long as the avoider.
  var companion: AnyObject?

  private weak var scrollView: (any AvoidingScrollView)?
  private var avoidance = ScrollAvoidance(padding: 10)
  private let animator = KeyboardAnimator()
  private let tracker: KeyboardTracker
  private let everyFrame: FrameWatch.EveryFrame
  private var hasRevealed = true
  private lazy var follower = KeyboardFollower(
    tracker: tracker,
    everyFrame: everyFrame,
    geometry: { [weak self] in self?.geometry() },
    onChange: { [weak self] overlap, info in self?.avoid(overlap, info) }
  )

  /// Begins to avoid; a keyboard that is up already is avoided at once.
  ///
  /// - Parameters:
  ///   - scrollView: Is held weakly.
  ///   - tracker: Knows the keyboard.
  ///   - center: Where UIKit tells that the focus has moved; held weakly.
  public convenience init(
    _ scrollView: any AvoidingScrollView,
    tracker: KeyboardTracker = .shared,
    center: NotificationCenter = .default
  ) {
    self.init(scrollView, tracker: tracker, center: center, everyFrame: Display.everyFrame)
  }

  init(
    _ scrollView: any AvoidingScrollView,
    tracker: KeyboardTracker,
    center: NotificationCenter,
    everyFrame: @escaping FrameWatch.EveryFrame
  ) {
    self.scrollView = scrollView
    self.tracker = tracker
    self.everyFrame = everyFrame
    FocusEvent.register(self, on: center) { avoider, _, _ in avoider.focusMoved() }
    follower.refresh()
    tracker.followers.add(self) { avoider, info in avoider.keyboardHeard(info) }
  }

  /// Looks again: for a scroll view that moved without a keyboard event.
  public func refresh() { follower.refresh() }

  /// Brings the field that is edited now into sight, if the keyboard is up.
  ///
  /// Called by itself when a text field or text view begins editing, and when a text view's text
  /// changes.
  public func focusMoved() { avoidAgain(nil) }

  private func avoidAgain(_ info: KeyboardNotableInfo?) {
    guard isActive, let overlap = follower.overlap, overlap.height > 0 else { return }
    avoid(overlap, info)
  }

  /// Another app's keyboard can become this app's own where it stands: then the follower says nothing.
  private func keyboardHeard(_ info: KeyboardNotableInfo?) {
    if tracker.isLocal && !hasRevealed { avoidAgain(info) }
  }

  /// Where the scroll view is, with a look at the finger on the way.
  private func geometry() -> AvoidanceGeometry? {
    if scrollView?.isDragged == true { avoidance.userScrolled() }
    return scrollView?.avoidanceGeometry
  }

  private func avoid(_ overlap: KeyboardOverlap, _ info: KeyboardNotableInfo?) {
    guard let scrollView, let situation = scrollView.avoidanceSituation else { return }
    hasRevealed = tracker.isLocal
    let answer = avoidance.answer(to: situation, overlap: overlap, reveals: hasRevealed)
    guard let info else { return scrollView.avoid(answer) }
    info.animate(with: animator) { scrollView.avoid(answer) }
  }
}
