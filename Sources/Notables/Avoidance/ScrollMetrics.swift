import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A scroll view's numbers from top to bottom, in points.
public struct ScrollMetrics: Hashable, Sendable {
  /// How far the content is scrolled: the content's y at the top of the viewport.
  public var offset: CGFloat
  /// The height of the content.
  public var contentHeight: CGFloat
  /// The height of the scroll view.
  public var viewportHeight: CGFloat
  /// The room above the content, safe area included.
  public var insetTop: CGFloat
  /// The room below the content, safe area and keyboard included.
  public var insetBottom: CGFloat

  /// Takes the numbers.
  public init(
    offset: CGFloat,
    contentHeight: CGFloat,
    viewportHeight: CGFloat,
    insetTop: CGFloat = 0,
    insetBottom: CGFloat = 0
  ) {
    self.offset = offset
    self.contentHeight = contentHeight
    self.viewportHeight = viewportHeight
    self.insetTop = insetTop
    self.insetBottom = insetBottom
  }

  /// The smallest offset at which the content rests.
  public var smallestOffset: CGFloat { -insetTop }

  /// The greatest offset at which the content rests; the smallest one when content and insets do not
  /// fill the viewport.
  public var greatestOffset: CGFloat {
    max(smallestOffset, contentHeight + insetBottom - viewportHeight)
  }

  /// The nearest offset at which the content rests.
  public func clamped(_ offset: CGFloat) -> CGFloat {
    max(smallestOffset, limited(offset))
  }

  /// The offset, but not beyond the content's end.
  func limited(_ offset: CGFloat) -> CGFloat {
    min(offset, greatestOffset)
  }
}
