import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Rounds edges to whole pixels.
///
/// Each edge is rounded by itself, so that no error adds up towards the last key of a row.
struct PixelGrid {
  private let pixels: Double
  private let size: CGSize

  /// Makes a grid; nil unless a point has a number of pixels that is above 0 and can be told apart.
  init?(pixelsPerPoint: Double, size: CGSize) {
    guard pixelsPerPoint > 0, pixelsPerPoint < 1e6 else { return nil }
    pixels = pixelsPerPoint
    self.size = size
  }

  func snapped(_ frame: CGRect) -> CGRect {
    let left = snapped(frame.minX, within: size.width)
    let right = snapped(frame.maxX, within: size.width)
    let top = snapped(frame.minY, within: size.height)
    let bottom = snapped(frame.maxY, within: size.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The nearest pixel; of a keyboard that ends within a pixel, one before its end.
  private func snapped(_ value: Double, within end: Double) -> Double {
    let nearest = (value * pixels).rounded()
    return (value <= end ? min(nearest, (end * pixels).rounded(.down)) : nearest) / pixels
  }
}
