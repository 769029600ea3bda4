import Foundation
import KeyboardLayouts

/// The keys of a keyboard on its plate: which cells they take, and which point a cell stands for.
struct KeyCells {
  let plate: KeyboardPlate
  let solution: KeyboardSolution
  /// The cells of each key, in the solution's order.
  let keys: [CellRect]

  init(_ solution: KeyboardSolution, on plate: KeyboardPlate) {
    self.plate = plate
    self.solution = solution
    let (cells, drift) = Self.place(solution, on: plate, narrowing: 0)
    keys = drift <= 1 ? cells : Self.place(solution, on: plate, narrowing: 1).cells
  }

  /// Puts every key where it is, or as far to the right as a gap beside its neighbour asks for.
  ///
  /// Keys of the same width are equally many columns wide.
  ///
  /// - Returns: The cells, and by how many columns the worst key is off.
  private static func place(
    _ solution: KeyboardSolution,
    on plate: KeyboardPlate,
    narrowing: Int
  ) -> (cells: [CellRect], drift: Int) {
    let scale = scale(solution, plate)
    var cells: [CellRect] = []
    var drift = 0
    for key in solution.keys {
      let top = plate.keys.top + key.row * plate.linesPerRow
      let width = max(1, Int(key.frame.width * scale + 1e-6) - narrowing)
      let exact = plate.keys.left + Int((key.frame.minX * scale).rounded())
      let behind = cells.last.map { $0.top == top ? $0.right + min(1, width - 1) : exact } ?? exact
      let wanted = max(exact, behind)
      let left = min(wanted, plate.keys.right - width)
      drift = max(drift, left < wanted ? .max : left - exact)
      cells.append(CellRect(left: left, top: top, width: width, height: plate.linesPerRow))
    }
    return (cells, drift)
  }

  /// The point that a cell stands for, in the keyboard's coordinates.
  ///
  /// Cells are too coarse to aim with: on a key, or in a gap beside it, it is the middle of the key;
  /// on an item of an open menu the middle of the item.
  func point(at cell: CellPoint, menu: KeyMenuCells?) -> CGPoint {
    if let frame = menu?.itemFrame(at: cell) { return frame.middle }
    if let index = key(at: cell) { return solution.keys[index].frame.middle }
    let scale = CGFloat(Self.scale(solution, plate))
    let line = solution.size.height / CGFloat(max(1, plate.keys.height))
    return CGPoint(
      x: (CGFloat(cell.column - plate.keys.left) + 0.5) / max(scale, 1e-6),
      y: (CGFloat(cell.row - plate.keys.top) + 0.5) * line
    )
  }

  /// The key on a cell, or the nearest one in its row; nil outside of the rows.
  func key(at cell: CellPoint) -> Int? {
    guard plate.keys.contains(cell) else { return nil }
    let row = keys.indices.filter { keys[$0].rows.contains(cell.row) }
    return row.min { keys[$0].distance(to: cell.column) < keys[$1].distance(to: cell.column) }
  }

  /// The columns that a frame takes.
  func columns(of frame: CGRect) -> Range<Int> {
    let scale = Self.scale(solution, plate)
    let left = plate.keys.left + Int((frame.minX * scale).rounded())
    return left..<max(left + 1, plate.keys.left + Int((frame.maxX * scale).rounded()))
  }

  private static func scale(_ solution: KeyboardSolution, _ plate: KeyboardPlate) -> Double {
    solution.size.width > 0 ? Double(plate.keys.width) / solution.size.width : 0
  }
}

extension CellRect {
  /// How many columns are between the rectangle and a column.
  fileprivate func distance(to column: Int) -> Int {
    max(left - column, column - right + 1, 0)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
