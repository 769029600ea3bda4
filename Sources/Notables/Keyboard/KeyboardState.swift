import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// The keyboard on a screen, as far as it is known.
public struct KeyboardState: Equatable, Sendable {
  /// False before the first event, and after a reset: the keyboard can be up or not.
  public let isKnown: Bool

  /// Where the keyboard stands; `.hidden` while unknown.
  public let placement: KeyboardPlacement

  /// The keyboard's frame in screen coordinates; nil while none of it is on the screen.
  public let frame: CGRect?

  /// How far a docked keyboard reaches up from the screen's bottom, in points; 0 for any other.
  ///
  /// The distance from the bottom of the screen. For a view that does not fill its screen ask
  /// ``overlap(of:screen:followsUndocked:)``.
  public let visibleHeight: CGFloat

  /// Judges a position on a screen.
  ///
  /// - Parameters:
  ///   - position: What the events said.
  ///   - screen: The screen's bounds.
  ///   - minimumHeight: A keyboard with less than this on the screen counts as hidden, so that the
  ///     bar of an accessory alone need not count as a keyboard.
  public init(position: KeyboardPosition, screen: CGRect, minimumHeight: CGFloat = 0) {
    let placement = KeyboardPlacement(keyboard: position.frame, screen: screen)
    let shown = position.frame?.common(with: screen)
    isKnown = position != .unknown
    guard let frame = position.frame, placement.isVisible,
      let shown, !(shown.size.height < minimumHeight)
    else {
      self.placement = .hidden
      self.frame = nil
      visibleHeight = 0
      return
    }
    self.placement = placement
    self.frame = frame
    visibleHeight = KeyboardOverlap(keyboard: frame, view: screen, screen: screen).height
  }

  /// True when any of the keyboard is known to be on the screen.
  public var isVisible: Bool { placement.isVisible }

  /// True when none of the keyboard is on the screen, and that is known.
  public var isHidden: Bool { isKnown && !isVisible }

  /// How much of a view this keyboard covers.
  ///
  /// - Parameters:
  ///   - view: The view's frame without avoidance, in screen coordinates.
  ///   - screen: The bounds of the screen that the view is on.
  ///   - followsUndocked: Whether an undocked or floating keyboard counts as well.
  /// - Returns: The overlap.
  public func overlap(
    of view: CGRect,
    screen: CGRect,
    followsUndocked: Bool = false
  ) -> KeyboardOverlap {
    KeyboardOverlap(
      keyboard: frame,
      view: view,
      screen: screen,
      followsUndocked: followsUndocked
    )
  }

  /// True when both show the same keyboard at the same place.
  ///
  /// An unknown keyboard looks like a hidden one, and a screen that grows below a hidden keyboard
  /// changes nothing.
  func looksLike(_ other: Self) -> Bool {
    placement == other.placement && frame == other.frame && visibleHeight == other.visibleHeight
  }
}
