import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// The least scrolling that brings a field out from under the keyboard.
///
/// Content only ever moves up: a field that is in sight stays where it is, and one above the visible
/// part is not brought down to meet the keyboard.
public enum ScrollReveal {
  /// What is to be seen.
  public struct Target: Equatable, Sendable {
    /// The field.
    public var field: CGRect

    /// The caret in it, for a field of several lines: then the caret is what must be seen, and the
    /// field's other lines need not.
    public var caret: CGRect?

    /// Takes two rectangles in the content of the innermost scroll view.
    ///
    /// A caret with a number that is not finite is none.
    public init(field: CGRect, caret: CGRect? = nil) {
      self.field = field
      self.caret = caret
    }
  }

  /// One scroll view around the target.
  public struct Level: Hashable, Sendable {
    /// The scroll view's numbers, with the insets that it has while the keyboard is up.
    public var metrics: ScrollMetrics

    /// Where the scroll view's top is in the content of the next one further out.
    public var top: CGFloat

    /// Where its visible part begins, from its top.
    public var visibleTop: CGFloat

    /// Where its visible part ends, from its top: for the outermost, at the keyboard.
    public var visibleBottom: CGFloat

    /// True for a scroll view that must not be moved.
    public var isIgnored: Bool

    /// Takes the numbers; without others, the whole viewport is visible.
    public init(
      metrics: ScrollMetrics,
      top: CGFloat = 0,
      visibleTop: CGFloat = 0,
      visibleBottom: CGFloat? = nil,
      isIgnored: Bool = false
    ) {
      self.metrics = metrics
      self.top = top
      self.visibleTop = visibleTop
      self.visibleBottom = visibleBottom ?? metrics.viewportHeight
      self.isIgnored = isIgnored
    }
  }

  /// Computes the offsets that show the target.
  ///
  /// Inner scroll views move first, and outer ones by what is then left. None moves beyond its
  /// content's end, so content that fits does not begin to scroll. An ignored one keeps its offset.
  ///
  /// - Parameters:
  ///   - target: What is to be seen.
  ///   - levels: The scroll views around it, the innermost first.
  ///   - padding: The room to leave above and below, as far as there is any, in points.
  /// - Returns: An offset for each level.
  public static func offsets(
    showing target: Target,
    in levels: [Level],
    padding: CGFloat = 0
  ) -> [CGFloat] {
    var shown = target.caret.flatMap(Span.init) ?? Span(target.field)
    return levels.map { level in
      let metrics = level.metrics
      guard let span = shown else { return metrics.offset }
      var offset = metrics.offset
      if !level.isIgnored {
        let distance = distance(
          to: span,
          from: offset + level.visibleTop,
          to: offset + level.visibleBottom,
          padding: padding
        )
        offset = max(offset, metrics.limited(offset + distance))
      }
      shown = span.moved(by: level.top - offset)
      return offset
    }
  }

  /// How far content must move up so that the span is in the visible part.
  ///
  /// As far as its bottom needs, but not so far that its top would leave.
  private static func distance(
    to span: Span,
    from visibleTop: CGFloat,
    to visibleBottom: CGFloat,
    padding: CGFloat
  ) -> CGFloat {
    let spare = (visibleBottom - visibleTop - (span.bottom - span.top)) / 2
    let padding = max(0, min(padding, spare))
    let needed = span.bottom + padding - visibleBottom
    let allowed = span.top - padding - visibleTop
    return max(0, min(needed, allowed))
  }

  /// A rectangle from top to bottom; nil when it has a number that is not finite.
  private struct Span {
    let top: CGFloat
    let bottom: CGFloat

    init?(_ rect: CGRect) {
      guard rect.origin.y.isFinite, rect.size.height.isFinite else { return nil }
      top = min(rect.top, rect.bottom)
      bottom = max(rect.top, rect.bottom)
    }

    private init(top: CGFloat, bottom: CGFloat) {
      self.top = top
      self.bottom = bottom
    }

    func moved(by distance: CGFloat) -> Span {
      Span(top: top + distance, bottom: bottom + distance)
    }
  }
}
