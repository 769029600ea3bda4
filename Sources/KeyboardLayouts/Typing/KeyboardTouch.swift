import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A finger at a point and a time.
public struct KeyboardTouch: Equatable, Sendable {
  /// What happens to a finger.
  public enum Phase: String, CaseIterable, Sendable {
    /// It comes down.
    case down
    /// It moves.
    case moved
    /// It lifts.
    case up
    /// The system takes it away.
    case cancelled
  }

  /// What tells the finger from others.
  public var id: Int
  /// Where it is, in the keyboard's coordinates.
  public var point: CGPoint
  /// When, in seconds.
  public var time: Double

  /// Makes a touch.
  public init(id: Int, point: CGPoint, time: Double) {
    self.id = id
    self.point = point
    self.time = time
  }
}

extension TypingMachine {
  /// Takes fingers to which the same happens, the earliest first; of the same time in the order
  /// given.
  @discardableResult
  public mutating func handle(
    _ touches: [KeyboardTouch],
    _ phase: KeyboardTouch.Phase
  ) -> [TypingAction] {
    // Swift's sort is stable, so that equal times keep their order.
    touches.sorted { $0.time < $1.time }.flatMap { touch in
      switch phase {
      case .down: touchDown(touch.id, at: touch.point, time: touch.time)
      case .moved: touchMoved(touch.id, to: touch.point, time: touch.time)
      case .up: touchUp(touch.id, at: touch.point, time: touch.time)
      case .cancelled: touchCancelled(touch.id, time: touch.time)
      }
    }
  }
}
