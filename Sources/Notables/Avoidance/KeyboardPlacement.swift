import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Where a keyboard stands on its screen.
public enum KeyboardPlacement: String, CaseIterable, Sendable {
  /// Not on the screen.
  case hidden
  /// As wide as the screen, and down to its bottom or below it.
  case docked
  /// As wide as the screen, above its bottom: moved up, or split.
  case undocked
  /// Narrower than the screen, wherever it is.
  case floating

  /// Reads the placement from the keyboard's end frame.
  ///
  /// Compared with the screen, never with the window: beside a Slide Over window a docked keyboard
  /// is wider than the window. Half a point is forgiven.
  ///
  /// - Parameters:
  ///   - keyboard: The frame in screen coordinates and points; nil for none. It is hidden when it
  ///     has a NaN or an infinite number, is less than half a point wide or high, or shares no area
  ///     with the screen. Negative sizes are sizes below half a point.
  ///   - screen: The screen's bounds. Nothing is on a screen without area, or with a number that is
  ///     not finite.
  public init(keyboard: CGRect?, screen: CGRect) {
    guard let keyboard, keyboard.size.width >= tolerance, keyboard.size.height >= tolerance,
      keyboard.common(with: screen) != nil
    else {
      self = .hidden
      return
    }
    if keyboard.size.width < screen.size.width - tolerance {
      self = .floating
    } else if keyboard.bottom < screen.bottom - tolerance {
      self = .undocked
    } else {
      self = .docked
    }
  }
}

private let tolerance: CGFloat = 0.5

extension KeyboardPlacement {
  /// True when any of the keyboard is on the screen.
  public var isVisible: Bool { self != .hidden }

  /// True when the keyboard covers the screen's bottom over its whole width.
  public var isDocked: Bool { self == .docked }

  /// True when the keyboard is a small one that the user moves about.
  public var isFloating: Bool { self == .floating }
}
