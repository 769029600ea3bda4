import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Tells how much of one view the keyboard covers, whenever that differs.
///
/// It judges the keyboard on the view's own screen, and asks for the view's place at every change of
/// the keyboard; on iOS in every frame as well while the keyboard is up, so that a window that moves
/// is followed too. Guide, scroll-view avoider and SwiftUI modifier stand on it; so can a view of your
/// own.
@MainActor
public final class KeyboardFollower {
  /// Whether it follows; false leaves everything as it is.
  ///
  /// Set to true again it tells the present overlap, once and only if it differs from the last.
  public var isActive = true {
    didSet { refresh() }
  }

  /// Whether an undocked or floating keyboard counts as covering.
  public var followsUndocked = false {
    didSet { if followsUndocked != oldValue { refresh() } }
  }

  /// What it told last; nil before.
  public private(set) var overlap: KeyboardOverlap?

  private let tracker: KeyboardTracker
  private let geometry: @MainActor () -> AvoidanceGeometry?
  private let onChange: @MainActor (KeyboardOverlap, KeyboardNotableInfo?) -> Void
  private let watch: FrameWatch

  /// Begins to follow; ``refresh()`` tells the present overlap.
  ///
  /// - Parameters:
  ///   - tracker: Knows the keyboard.
  ///   - geometry: Where the view is now; nil while it is nowhere. A keyboard that is hidden covers
  ///     nothing of it there either; what one that is up covers is told when the view is somewhere.
  ///   - onChange: Receives the overlap and, when a notification brought it, the info to move along
  ///     with. Also called for an uncovered view when the keyboard's placement differs.
  public convenience init(
    tracker: KeyboardTracker = .shared,
    geometry: @escaping @MainActor () -> AvoidanceGeometry?,
    onChange:
      @escaping @MainActor (_ overlap: KeyboardOverlap, _ info: KeyboardNotableInfo?) -> Void
  ) {
    self.init(
      tracker: tracker,
      everyFrame: Display.everyFrame,
      geometry: geometry,
      onChange: onChange
    )
  }

  init(
    tracker: KeyboardTracker,
    everyFrame: @escaping FrameWatch.EveryFrame,
    geometry: @escaping @MainActor () -> AvoidanceGeometry?,
    onChange: @escaping @MainActor (KeyboardOverlap, KeyboardNotableInfo?) -> Void
  ) {
    self.tracker = tracker
    self.geometry = geometry
    self.onChange = onChange
    watch = FrameWatch(everyFrame: everyFrame)
    tracker.followers.add(self) { follower, info in follower.follow(info) }
  }

  /// Looks again: for a view or window that moved without a keyboard event.
  public func refresh() { follow(nil) }

  private func follow(_ info: KeyboardNotableInfo?) {
    if look(info) { watch.start { [weak self] in self?.look(nil) ?? false } }
  }

  /// Tells the overlap if it differs, and answers whether to go on looking.
  private func look(_ info: KeyboardNotableInfo?) -> Bool {
    guard isActive else { return false }
    guard !tracker.isCoalescing else { return tracker.current.isVisible }
    let place = geometry()
    // What it covers of a view that is nowhere shows only when the view is somewhere again.
    if place == nil && tracker.current.isVisible { return true }
    let geometry = place ?? AvoidanceGeometry(view: .null, screen: .null)
    let state = KeyboardState(
      position: tracker.position,
      screen: geometry.screen,
      minimumHeight: tracker.minimumHeight
    )
    let overlap = state.overlap(
      of: geometry.view,
      screen: geometry.screen,
      followsUndocked: followsUndocked
    )
    if overlap != self.overlap {
      self.overlap = overlap
      onChange(overlap, info)
    }
    return state.isVisible
  }
}
