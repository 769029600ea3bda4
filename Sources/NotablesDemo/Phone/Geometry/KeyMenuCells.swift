import Foundation
import KeyboardLayouts

/// The open menu of a key: a box above it, with the items side by side.
struct KeyMenuCells {
  struct Item {
    let title: String
    let cells: CellRect
    let frame: CGRect
    let isSelected: Bool
  }

  let box: CellRect
  let items: [Item]

  /// Nil while no menu is open.
  init?(_ machine: TypingMachine, in cells: KeyCells) {
    guard case .held(let index, let selected) = machine.touch,
      let menu = machine.solution.keys[index].button.menu,
      let placement = machine.solution.menu(
        for: machine.solution.keys[index],
        headroom: machine.headroom
      )
    else { return nil }
    let bottom = cells.keys[index].top
    items = zip(menu.items, placement.itemFrames).enumerated().map { number, item in
      let columns = cells.columns(of: item.1)
      return Item(
        title: item.0.title,
        cells: CellRect(left: columns.lowerBound, top: bottom - 2, width: columns.count, height: 1),
        frame: item.1,
        isSelected: number == selected
      )
    }
    let left = items.map(\.cells.left).min() ?? 0
    let right = items.map(\.cells.right).max() ?? 0
    box = CellRect(left: left - 1, top: bottom - 3, right: right + 1, bottom: bottom)
  }

  func itemFrame(at cell: CellPoint) -> CGRect? {
    guard box.rows.contains(cell.row) else { return nil }
    return items.first { $0.cells.columns.contains(cell.column) }?.frame
  }
}
