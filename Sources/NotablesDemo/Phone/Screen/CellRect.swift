/// A rectangle of cells; right and bottom are the first ones behind it.
struct CellRect: Hashable, Sendable {
  var left = 0
  var top = 0
  var width = 0
  var height = 0

  var right: Int { left + width }
  var bottom: Int { top + height }
  var columns: Range<Int> { left..<max(left, right) }
  var rows: Range<Int> { top..<max(top, bottom) }

  init(left: Int, top: Int, width: Int, height: Int) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(left: left, top: top, width: right - left, height: bottom - top)
  }

  func contains(_ cell: CellPoint) -> Bool {
    columns.contains(cell.column) && rows.contains(cell.row)
  }

  /// The part that both have; empty where they have none.
  func common(with other: CellRect) -> CellRect {
    let left = max(left, other.left)
    let top = max(top, other.top)
    return CellRect(
      left: left,
      top: top,
      width: max(0, min(right, other.right) - left),
      height: max(0, min(bottom, other.bottom) - top)
    )
  }

  func inset(by distance: Int) -> CellRect {
    CellRect(
      left: left + distance,
      top: top + distance,
      width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance)
    )
  }
}
