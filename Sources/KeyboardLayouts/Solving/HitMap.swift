import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Which key each point of a keyboard belongs to, found by two binary searches.
struct HitMap: Equatable, Sendable {
  /// The lower end of each row that has keys; the last is the keyboard's own.
  private var rowEnds: [Double] = []
  /// Where each of those rows begins in `columnEnds`, and the number of all keys.
  private var rowStarts: [Int] = [0]
  /// The right end of each key, row by row from left to right; a row's last is the keyboard's own.
  private var columnEnds: [Double] = []
  private let isMirrored: Bool

  /// Splits a keyboard among its keys and sets their hit areas.
  ///
  /// - Parameters:
  ///   - keys: The keys with their frames, in reading order.
  ///   - rows: The ranges of the rows that have keys, from top to bottom.
  ///   - size: The keyboard's size.
  ///   - traits: Whether rows run from right to left, and whether hit areas end with the keys.
  init(keys: inout [SolvedKey], rows: [Range<Int>], size: CGSize, traits: KeyboardTraits) {
    isMirrored = traits.isMirrored
    rowEnds.reserveCapacity(rows.count)
    rowStarts.reserveCapacity(rows.count + 1)
    columnEnds.reserveCapacity(keys.count)
    var top = 0.0
    for (index, row) in rows.enumerated() {
      var bottom = Double(size.height)
      if index + 1 < rows.count {
        let next = keys[rows[index + 1].lowerBound].frame.minY
        bottom = Self.middle(keys[row.lowerBound].frame.maxY, next, from: top, to: bottom)
      }
      var left = 0.0
      for place in 0..<row.count {
        let key = Self.key(at: place, of: row, isMirrored)
        var right = Double(size.width)
        if place + 1 < row.count {
          let next = keys[Self.key(at: place + 1, of: row, isMirrored)].frame.minX
          right = Self.middle(keys[key].frame.maxX, next, from: left, to: right)
        }
        keys[key].hitArea =
          traits.hasDeadZones
          ? keys[key].frame.clamped(to: size)
          : CGRect(x: left, y: top, width: right - left, height: bottom - top)
        columnEnds.append(right)
        left = right
      }
      rowEnds.append(bottom)
      rowStarts.append(columnEnds.count)
      top = bottom
    }
  }

  /// The key of a point within the keyboard; nil when there are no keys.
  func index(x: Double, y: Double) -> Int? {
    guard !columnEnds.isEmpty else { return nil }
    let row = Self.first(of: rowEnds, in: 0..<rowEnds.count, notBelow: y)
    let range = rowStarts[row]..<rowStarts[row + 1]
    let column = Self.first(of: columnEnds, in: range, notBelow: x)
    return Self.key(at: column - range.lowerBound, of: range, isMirrored)
  }

  /// The index of the key at a place, counted from the left.
  private static func key(at place: Int, of row: Range<Int>, _ isMirrored: Bool) -> Int {
    isMirrored ? row.upperBound - 1 - place : row.lowerBound + place
  }

  private static func middle(
    _ end: Double,
    _ start: Double,
    from low: Double,
    to high: Double
  ) -> Double {
    min(max((end + start) / 2, low), high)
  }

  /// The first of the ascending values that is not below a value; the last one if all are.
  private static func first(
    of ends: [Double],
    in range: Range<Int>,
    notBelow value: Double
  ) -> Int {
    var low = range.lowerBound
    var high = range.upperBound - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension CGRect {
  /// The part within a size, or, outside of it, the nearest place of no extent.
  fileprivate func clamped(to size: CGSize) -> CGRect {
    let left = min(minX, size.width)
    let top = min(minY, size.height)
    return CGRect(
      x: left,
      y: top,
      width: min(maxX, size.width) - left,
      height: min(maxY, size.height) - top
    )
  }
}
