import Foundation
import KeyboardLayouts

/// What a keyboard costs to lay out and to touch.
@MainActor
enum LayoutBenchmarks {
  private static let bounds = CGRect(x: 0, y: 0, width: 375, height: 216)
  private static let page = Keyboard.qwerty.pages[0].layout

  /// Solving a page of QWERTY; the limit is to write down as many frames.
  static func solve() -> Row {
    let page = page
    let rows = page.rows.map(\.items.count)
    var count = 0
    let medians = Stopwatch.medians([
      { count += page.solved(in: bounds.size).keys.count },
      { count += frames(rows: rows).count },
    ])
    keep(Double(count))
    return Row(
      work: "solve",
      size: page.solved(in: bounds.size).keys.count,
      notables: medians[0],
      baseline: nil,
      limit: medians[1],
      unit: "ns"
    )
  }

  /// Finding the key at a point; the baseline looks through the keys for the nearest.
  static func hit() -> Row {
    let solution = page.solved(in: bounds.size)
    let frames = solution.keys.map(\.frame)
    let points = (0..<500).map { CGPoint(x: $0 * 83 % 375, y: $0 * 47 % 216) }
    var sum = 0
    let medians = Stopwatch.medians([
      { for point in points { sum += solution.keyIndex(at: point) ?? 0 } },
      { for point in points { sum += nearest(to: point, in: frames) } },
    ])
    keep(Double(sum))
    let each = medians.map { $0 / Double(points.count) }
    return Row(
      work: "hit",
      size: frames.count,
      notables: each[0],
      baseline: each[1],
      limit: nil,
      unit: "ns"
    )
  }

  /// Rows of keys of the same width.
  private static func frames(rows: [Int]) -> [CGRect] {
    var frames: [CGRect] = []
    frames.reserveCapacity(40)
    let height = bounds.height / CGFloat(rows.count)
    for (index, count) in rows.enumerated() {
      let width = bounds.width / CGFloat(count)
      for place in 0..<count {
        frames.append(
          CGRect(
            x: CGFloat(place) * width + 3,
            y: CGFloat(index) * height + 6,
            width: width - 6,
            height: height - 12
          )
        )
      }
    }
    return frames
  }

  /// The frame that holds the point, or else the one whose middle is nearest.
  private static func nearest(to point: CGPoint, in frames: [CGRect]) -> Int {
    if let index = frames.firstIndex(where: { $0.contains(point) }) { return index }
    var best = (index: 0, distance: CGFloat.infinity)
    for (index, frame) in frames.enumerated() {
      let distance = hypot(frame.midX - point.x, frame.midY - point.y)
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }
}
