import Foundation
import KeyboardLayouts

extension PhonePicture {
  /// The pop of a key, three lines above it; nothing for a key without one.
  mutating func drawPop(of index: Int, _ keys: KeyCells) {
    let machine = state.typist.machine
    let key = keys.solution.keys[index]
    guard let pop = keys.solution.pop(for: key, headroom: machine.headroom) else { return }
    var columns = keys.columns(of: pop.frame)
    if columns.count < 3 {
      let left = min(columns.lowerBound, keys.plate.keys.right - 3)
      columns = left..<left + 3
    }
    let bottom = keys.keys[index].top
    let box = CellRect(left: columns.lowerBound, top: bottom - 3, width: columns.count, height: 3)
    drawBox(box)
    let middle = CellRect(left: box.left + 1, top: box.top + 1, width: box.width - 2, height: 1)
    center(key.button.label.name, in: middle, Palette.callout, clip: geometry.screen)
  }

  /// An open menu, with the item that is chosen.
  mutating func draw(_ menu: KeyMenuCells) {
    drawBox(menu.box)
    for item in menu.items {
      let style = item.isSelected ? Palette.litKey : Palette.callout
      fill(item.cells.common(with: geometry.screen), style)
      center(item.title, in: item.cells, style, clip: geometry.screen)
    }
  }

  /// The frame of the keyboard where the mouse has dragged it to.
  mutating func drawDragged() {
    guard let origin = state.draggedOrigin, let frame = state.movement?.info.frameEnd,
      let plate = state.plate(frame: CGRect(origin: origin, size: frame.size))
    else { return }
    self.frame(plate.cells, .thick, Palette.callout, in: geometry.screen)
  }

  private mutating func drawBox(_ box: CellRect) {
    fill(box.common(with: geometry.screen), Palette.callout)
    frame(box, .thick, Palette.callout, in: geometry.screen)
  }
}
