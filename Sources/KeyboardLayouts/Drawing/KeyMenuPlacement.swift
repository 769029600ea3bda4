import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Where the menu of a key and its items are.
public struct KeyMenuPlacement: Equatable, Sendable {
  /// The bubble that the items stand in.
  public let callout: KeyCallout
  /// The frames of the items, in the items' order.
  public let itemFrames: [CGRect]

  /// The item at a point, nil where there is none; of two that meet there the first.
  public func itemIndex(at point: CGPoint) -> Int? {
    itemFrames.firstIndex { $0.containsClosed(point) }
  }
}
