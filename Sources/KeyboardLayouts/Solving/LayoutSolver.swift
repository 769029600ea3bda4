import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension KeyboardLayout {
  /// Gives every key its frame and its hit area.
  ///
  /// A pure function: the same layout, size and traits give the same solution, on every platform.
  /// The rows share the height that the spaces of the layout and of the rows leave, in equal parts.
  /// Whatever the numbers, every width and height is finite and at least 0, and no key leaves its
  /// row or the row within a row that it is in. The sides of the keyboard, and the spaces above,
  /// below and between its rows, count as 1e12 points when they are more.
  ///
  /// - Parameters:
  ///   - size: The keyboard's size in points; a negative or non-finite side counts as 0.
  ///   - traits: Orientation, mirroring, dead zones and pixels.
  /// - Returns: Where everything is, and what was odd.
  public func solved(in size: CGSize, traits: KeyboardTraits = .portrait) -> KeyboardSolution {
    let size = CGSize(
      width: Double(size.width).asLength,
      height: Double(size.height).asLength
    )
    var solver = LayoutSolver(size: size, traits: traits)
    solver.solve(self)
    let hitMap = HitMap(keys: &solver.keys, rows: solver.rows, size: size, traits: traits)
    return KeyboardSolution(
      size: size,
      traits: traits,
      style: style,
      keys: solver.keys,
      diagnostics: solver.inspector.diagnostics,
      hitMap: hitMap
    )
  }
}

/// Places the rows below each other and the items of each row side by side.
struct LayoutSolver {
  private let size: CGSize
  private let traits: KeyboardTraits
  private let grid: PixelGrid?
  /// The keys in reading order, still without hit areas.
  var keys: [SolvedKey] = []
  /// The ranges of the rows that have keys.
  private(set) var rows: [Range<Int>] = []
  private(set) var inspector = LayoutInspector()

  init(size: CGSize, traits: KeyboardTraits) {
    self.size = size
    self.traits = traits
    grid = traits.pixelsPerPoint.flatMap { PixelGrid(pixelsPerPoint: $0, size: size) }
  }

  mutating func solve(_ layout: KeyboardLayout) {
    let orientation = traits.orientation
    let style = layout.style
    let rowSpacing = style.rowSpacing.length(orientation)
    var space = style.top.length(orientation) + style.bottom.length(orientation)
    space += rowSpacing * Double(max(0, layout.rows.count - 1))
    for row in layout.rows {
      space += row.style.top.length(orientation) + row.style.bottom.length(orientation)
    }
    let height = max(0, size.height - space) / Double(max(1, layout.rows.count))

    keys.reserveCapacity(layout.rows.count * 12)
    rows.reserveCapacity(layout.rows.count)
    inspector.begin(layout)
    var y = style.top.length(orientation)
    for (index, row) in layout.rows.enumerated() {
      y += row.style.top.length(orientation)
      let first = keys.count
      place(
        row,
        in: Slice(row: index, isWholeRow: true, x: 0, width: size.width, y: y, height: height)
      )
      if keys.count > first { rows.append(first..<keys.count) }
      y += height + row.style.bottom.length(orientation) + rowSpacing
    }
  }

  /// The place that a row, or a row within a row, is given.
  private struct Slice {
    let row: Int
    var isWholeRow: Bool
    var x: Double
    var width: Double
    let y: Double
    let height: Double
  }

  private mutating func place(_ row: KeyboardRow, in slice: Slice) {
    let plan = RowPlan(row, width: slice.width, orientation: traits.orientation)
    inspector.check(plan, row: slice.row)
    var slot = slice
    slot.isWholeRow = false
    slot.x += plan.leading
    if plan.isUnderfull && slice.isWholeRow {
      slot.x += plan.leftover * row.style.alignment.share
    }
    for item in row.items {
      switch item {
      case .button(let button):
        slot.width = plan.width(of: button)
        add(button, in: slot)
      case .row(let inner):
        slot.width = plan.width(of: inner)
        place(inner, in: slot)
      }
      slot.x += slot.width + plan.spacing
    }
  }

  private mutating func add(_ button: KeyboardButton, in slot: Slice) {
    inspector.check(button, row: slot.row)
    let x = traits.isMirrored ? size.width - slot.x - slot.width : slot.x
    var frame = CGRect(x: x, y: slot.y, width: slot.width, height: slot.height)
    if let grid { frame = grid.snapped(frame) }
    keys.append(SolvedKey(button: button, row: slot.row, frame: frame, hitArea: .zero))
  }
}

extension KeyboardRowStyle.Alignment {
  /// The share of the width left over that comes before the items.
  fileprivate var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
