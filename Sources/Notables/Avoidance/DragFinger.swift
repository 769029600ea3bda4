import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension DragFollower {
  /// A finger that may be dragging the keyboard.
  public struct Finger: Equatable, Sendable {
    /// How far its gesture is.
    public var phase: DragPhase
    /// Its height in screen coordinates.
    public var y: CGFloat
    /// Its speed in points a second, positive on its way down.
    public var velocity: CGFloat
    /// The bounds of its screen.
    public var screen: CGRect

    /// Takes the numbers.
    public init(phase: DragPhase, y: CGFloat, velocity: CGFloat, screen: CGRect) {
      self.phase = phase
      self.y = y
      self.velocity = velocity
      self.screen = screen
    }
  }
}

/// How far a drag is.
public enum DragPhase: Equatable, Sendable {
  /// Nothing is dragged.
  case idle
  /// The finger is on its way.
  case moved
  /// The finger has lifted.
  case lifted
  /// The drag was taken away from the finger.
  case cancelled

  /// Reads the raw value of a `UIGestureRecognizer.State`: 0 possible, 1 began, 2 changed, 3 ended,
  /// 4 cancelled, 5 failed.
  public init(gestureState: Int) {
    switch gestureState {
    case 1, 2: self = .moved
    case 3: self = .lifted
    case 4, 5: self = .cancelled
    default: self = .idle
    }
  }
}
