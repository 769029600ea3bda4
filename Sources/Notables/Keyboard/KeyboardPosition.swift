import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// What the events of the keyboard say of its place.
public enum KeyboardPosition: Equatable, Sendable {
  /// No event has said anything yet.
  case unknown

  /// The last word was a hide.
  case hidden

  /// The end frame of the last show or change, as it was sent: it can be broken, or off the screen.
  case at(CGRect)

  /// The frame of the last show or change; nil while unknown or hidden.
  public var frame: CGRect? {
    guard case .at(let frame) = self else { return nil }
    return frame
  }
}
