import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A docked keyboard that is being dragged down by a finger.
///
/// The system posts nothing during such a drag; this is where the keyboard is meanwhile.
public struct InteractiveDismissal: Equatable, Sendable {
  /// What the keyboard does when the finger lifts.
  public enum Outcome: String, CaseIterable, Sendable {
    /// It had not moved.
    case unchanged
    /// It goes down; the system posts a hide.
    case dismiss
    /// It goes back up to where it was; the system posts nothing.
    case snapBack
  }

  /// The keyboard's frame before the drag, in screen coordinates.
  public let keyboard: CGRect

  /// The screen's bounds.
  public let screen: CGRect

  /// Begins a drag; nil unless the keyboard is docked on the screen.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard's frame in screen coordinates; nil for none.
  ///   - screen: The screen's bounds.
  public init?(keyboard: CGRect?, screen: CGRect) {
    guard let keyboard, KeyboardPlacement(keyboard: keyboard, screen: screen).isDocked else {
      return nil
    }
    self.keyboard = keyboard
    self.screen = screen
  }

  /// The keyboard's frame while the finger is at this height on the screen.
  ///
  /// Its top follows the finger, never above where it was and never below the screen's bottom. NaN
  /// counts as above.
  public func frame(fingerY: CGFloat) -> CGRect {
    let top = min(max(keyboard.top, fingerY), screen.bottom)
    return CGRect(
      x: keyboard.origin.x,
      y: top,
      width: keyboard.size.width,
      height: keyboard.size.height
    )
  }

  /// How much of the keyboard is still to be seen, in points.
  public func visibleHeight(fingerY: CGFloat) -> CGFloat {
    screen.bottom - frame(fingerY: fingerY).top
  }

  /// What the keyboard does when the finger lifts here.
  ///
  /// A finger on its way down dismisses and one on its way up does not; where it stands still, the
  /// nearer end wins, and the middle dismisses.
  ///
  /// - Parameters:
  ///   - fingerY: The finger's height on the screen.
  ///   - velocity: Its speed in points a second, positive on its way down.
  /// - Returns: The system's own decision as far as it can be foreseen.
  public func release(fingerY: CGFloat, velocity: CGFloat) -> Outcome {
    let visible = visibleHeight(fingerY: fingerY)
    let whole = screen.bottom - keyboard.top
    if visible >= whole { return .unchanged }
    if velocity > 0 { return .dismiss }
    if velocity < 0 { return .snapBack }
    return visible > whole / 2 ? .snapBack : .dismiss
  }
}
