import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A rectangle's edges as its stored numbers give them.
///
/// `CGRect`'s own `minX` to `maxY`, `width` and `height` turn a negative size round first; a frame
/// with a negative size is a broken one here. A sum that is beyond the greatest number stops there,
/// so that the edges of a finite rectangle are finite.
extension CGRect {
  var left: CGFloat { origin.x }
  var top: CGFloat { origin.y }
  var right: CGFloat { min(origin.x + size.width, .greatestFiniteMagnitude) }
  var bottom: CGFloat { min(origin.y + size.height, .greatestFiniteMagnitude) }

  /// True when all four numbers are finite and both sizes positive.
  var isSound: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && size.width > 0 && size.height > 0
  }

  /// What two sound rectangles share; nil unless it has a positive area.
  func common(with other: CGRect) -> CGRect? {
    let (left, right) = (max(left, other.left), min(right, other.right))
    let (top, bottom) = (max(top, other.top), min(bottom, other.bottom))
    guard isSound, other.isSound, left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
