import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// How much of a view the keyboard covers.
///
/// A pure answer from three rectangles, whatever numbers they hold: never negative, never NaN, never
/// infinite.
///
/// ```swift
/// let overlap = KeyboardOverlap(keyboard: info.frameEnd, view: frame, screen: screen)
/// scrollView.contentInset.bottom = baseline + overlap.inset(safeBottom: 34)
/// ```
public struct KeyboardOverlap: Equatable, Sendable {
  /// Where the keyboard stands on the screen.
  public let placement: KeyboardPlacement

  /// The distance from the view's bottom up to the keyboard's top, in points.
  ///
  /// The inset for content that ends at the view's raw bottom. At most the view's height; 0 when
  /// nothing is covered.
  public let height: CGFloat

  /// What the keyboard covers, in the view's own coordinates; nil when `height` is 0.
  public let rect: CGRect?

  /// Measures the overlap.
  ///
  /// The keyboard counts when it is docked, and shares an area with the view.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard's end frame, nil for none; see
  ///     ``KeyboardPlacement/init(keyboard:screen:)``.
  ///   - view: The view's frame as it is without avoidance: a view that has already made room is not
  ///     covered any more. Without a positive area, or with a number that is not finite, it is not
  ///     covered.
  ///   - screen: The bounds of the screen that the view is on.
  ///   - followsUndocked: Whether an undocked or floating keyboard counts as well.
  ///
  /// All are in screen coordinates and points.
  public init(
    keyboard: CGRect?,
    view: CGRect,
    screen: CGRect,
    followsUndocked: Bool = false
  ) {
    placement = KeyboardPlacement(keyboard: keyboard, screen: screen)
    guard let keyboard, placement.isDocked || placement.isVisible && followsUndocked,
      let common = keyboard.common(with: view)
    else {
      height = 0
      rect = nil
      return
    }
    height = view.bottom - max(view.top, keyboard.top)
    // Adding zero makes a negative zero positive.
    rect = CGRect(
      x: common.left - view.left + 0,
      y: common.top - view.top + 0,
      width: common.size.width,
      height: common.size.height
    )
  }

  /// Computes the bottom inset of content that already keeps clear of the safe area.
  ///
  /// - Parameter safeBottom: How far the safe area keeps content from the view's bottom, in points.
  ///   NaN gives 0; a negative number adds.
  /// - Returns: `max(0, height - safeBottom)`.
  public func inset(safeBottom: CGFloat) -> CGFloat {
    let rest = height - safeBottom
    return rest > 0 ? min(rest, .greatestFiniteMagnitude) : 0
  }
}
