import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Where a view is: on its own screen, which need not be the main one, nor filled by its window.
public struct AvoidanceGeometry: Equatable, Sendable {
  /// The view's frame without avoidance, in screen coordinates and points.
  public var view: CGRect

  /// The bounds of the screen that the view is on.
  public var screen: CGRect

  /// Takes the rectangles.
  public init(view: CGRect, screen: CGRect) {
    self.view = view
    self.screen = screen
  }
}
