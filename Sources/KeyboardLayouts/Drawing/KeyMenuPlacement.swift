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
  /// Whether the items stand side by side.
  let isRow: Bool
  /// The space between two items.
  let spacing: Double

  /// The item at a point, nil where there is none; the space between two items is split at its middle,
  /// where the first has it.
  public func itemIndex(at point: CGPoint) -> Int? {
    let frames = itemFrames.reduce(CGRect.null) { $0.union($1) }
    guard frames.containsClosed(point) else { return nil }
    let reach = spacing / 2
    return itemFrames.firstIndex { frame in
      frame.insetBy(dx: isRow ? -reach : 0, dy: isRow ? 0 : -reach).containsClosed(point)
    }
  }

  /// The lines in the middle between each item and the next; none when they have no width.
  func separators(width: Double) -> [CGRect] {
    guard width > 0 else { return [] }
    return zip(itemFrames, itemFrames.dropFirst()).map { item, next in
      if isRow {
        let middle = (max(item.minX, next.minX) + min(item.maxX, next.maxX)) / 2
        let line = CGRect(x: middle - width / 2, y: item.minY, width: width, height: item.height)
        return line.intersection(callout.frame)
      }
      let middle = (item.maxY + next.minY) / 2
      let line = CGRect(x: item.minX, y: middle - width / 2, width: item.width, height: width)
      return line.intersection(callout.frame)
    }
  }
}
