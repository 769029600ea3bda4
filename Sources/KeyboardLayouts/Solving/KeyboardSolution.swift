import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Where everything of a keyboard is, in points from its top left corner.
///
/// Made by ``KeyboardLayout/solved(in:traits:)``.
public struct KeyboardSolution: Equatable, Sendable {
  /// The size that was solved for; a negative or non-finite side is 0.
  public let size: CGSize
  /// The traits that were solved for.
  public let traits: KeyboardTraits
  /// The style of the layout.
  public let style: KeyboardLayoutStyle
  /// The keys in reading order: row by row, a row within a row in its place.
  public let keys: [SolvedKey]
  /// What was odd, from top to bottom; empty when nothing was.
  public let diagnostics: [LayoutDiagnostic]
  let hitMap: HitMap

  /// The keyboard's rectangle in its own coordinates.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The key that a point belongs to.
  ///
  /// Every point within the bounds, edges included, has exactly one key, unless the layout has none
  /// or the traits ask for dead zones. A point on the line between two keys belongs to the one on
  /// the left, or above. Nothing is allocated, and the time grows with the logarithm of the number of
  /// keys.
  ///
  /// - Parameters:
  ///   - point: The point in the keyboard's coordinates.
  ///   - tolerance: How far outside the bounds a point may be; it counts as the nearest one within.
  /// - Returns: The index into ``keys``; nil for a point outside, one in a dead zone, or one with a
  ///   coordinate that is no number.
  public func keyIndex(at point: CGPoint, tolerance: Double = 0) -> Int? {
    let reach = CGFloat(tolerance > 0 ? tolerance : 0)
    guard point.x >= -reach, point.x <= size.width + reach,
      point.y >= -reach, point.y <= size.height + reach
    else { return nil }
    let inside = CGPoint(
      x: min(max(point.x, 0), size.width),
      y: min(max(point.y, 0), size.height)
    )
    guard let index = hitMap.index(x: inside.x, y: inside.y) else { return nil }
    if traits.hasDeadZones && !keys[index].frame.containsClosed(inside) { return nil }
    return index
  }

  /// The key that a point belongs to; see ``keyIndex(at:tolerance:)``.
  public func key(at point: CGPoint, tolerance: Double = 0) -> SolvedKey? {
    keyIndex(at: point, tolerance: tolerance).map { keys[$0] }
  }

  /// The index of the first key with an identifier; nil when there is none.
  public func keyIndex(withIdentifier identifier: String) -> Int? {
    keys.firstIndex { $0.identifier == identifier }
  }

  /// The first key with an identifier; nil when there is none.
  public func key(withIdentifier identifier: String) -> SolvedKey? {
    keys.first { $0.identifier == identifier }
  }
}

extension CGRect {
  /// Whether a point is within the rectangle or on any of its edges.
  func containsClosed(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
}
