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
    let scale = Self.scale(solution, plate)
    var cells = solution.keys.map { key in
      CellRect(
        left: plate.keys.left + Int((key.frame.minX * scale).rounded()),
        top: plate.keys.top + key.row * plate.linesPerRow,
        // Rounded down, keys of the same width stay equally wide.
        width: max(1, Int(key.frame.width * scale + 1e-6)),
        height: plate.linesPerRow
      )
    }
    // Keys need a gap between them, where there is room for one; and keys of the same width stay
    // equally wide, so where one of them has to give way all do.
    let touching = cells.indices.dropLast().filter { index in
      let next = cells[index + 1]
      return cells[index].top == next.top && cells[index].right >= next.left
    }
    let tight = Set(touching.map { cells[$0].width })
    for index in cells.indices where tight.contains(cells[index].width) && cells[index].width > 1 {
      cells[index].width -= 1
    }
    keys = cells
  }

  /// The point in the middle of a cell, in the keyboard's coordinates.
  ///
  /// On an item of an open menu it is the middle of the item, in a row of keys that of the row: cells
  /// are too coarse to aim with.
  func point(at cell: CellPoint, menu: KeyMenuCells?) -> CGPoint {
    if let frame = menu?.itemFrame(at: cell) { return CGPoint(x: frame.midX, y: frame.midY) }
    let scale = Self.scale(solution, plate)
    let x = (CGFloat(cell.column - plate.keys.left) + 0.5) / CGFloat(scale)
    let line = cell.row - plate.keys.top
    let row = Int((Double(line) / Double(plate.linesPerRow)).rounded(.down))
    if let key = solution.keys.first(where: { $0.row == row }) {
      return CGPoint(x: x, y: key.frame.midY)
    }
    let height = solution.size.height / CGFloat(max(1, plate.keys.height))
    return CGPoint(x: x, y: (CGFloat(line) + 0.5) * height)
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
