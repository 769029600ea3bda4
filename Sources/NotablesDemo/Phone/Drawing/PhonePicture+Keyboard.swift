import Foundation
import KeyboardLayouts

extension PhonePicture {
  /// The keyboard where it is now, with the pop or the menu of a pressed key above it.
  mutating func drawKeyboard() {
    guard let keys else { return }
    let plate = keys.plate
    let clip = geometry.screen
    drawEdge(of: plate)
    fill(plate.cells.common(with: clip), Palette.keyboard)
    if plate.isFloating { frame(plate.cells, .round, Palette.keyboard, in: clip) }
    center("━━━━", in: plate.grip, Palette.keyboard, clip: clip)
    drawBar(plate.bar)
    for index in keys.keys.indices { draw(key: index, of: keys) }
    if let menu = state.menu {
      draw(menu)
    } else if let index = pressedKey(in: keys) {
      drawPop(of: index, keys)
    }
    drawDragged()
  }

  /// The line above a moving keyboard is covered by eighths.
  private mutating func drawEdge(of plate: KeyboardPlate) {
    let blocks: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇"]
    guard plate.edge > 0, !plate.isFloating else { return }
    let line = CellRect(
      left: plate.cells.left,
      top: plate.cells.top - 1,
      width: plate.cells.width,
      height: 1
    )
    let style = CellStyle(
      foreground: Palette.keyboard.background,
      background: Palette.screen.background
    )
    fill(line.common(with: geometry.content), style, with: blocks[plate.edge])
  }

  private mutating func drawBar(_ bar: CellRect) {
    guard bar.height > 0, let field = state.form.focused else { return }
    let words = state.hardware == nil ? Suggestions(for: field, in: state.form.fields).words : []
    let places = Suggestions.places
    for place in 0..<places {
      let left = bar.left + bar.width * place / places
      let right = bar.left + bar.width * (place + 1) / places
      let cells = CellRect(
        left: left,
        top: bar.top + bar.height / 2,
        right: right - 1,
        bottom: bar.bottom
      )
      if words.indices.contains(place) {
        center(
          place == 0 ? "“\(words[0])”" : words[place],
          in: cells,
          Palette.keyboard,
          clip: geometry.screen
        )
      }
      guard place < places - 1 else { continue }
      put("╷", CellPoint(column: right - 1, row: cells.top), Palette.keyboard, in: geometry.screen)
    }
  }

  private mutating func draw(key index: Int, of keys: KeyCells) {
    let clip = geometry.screen
    let button = keys.solution.keys[index].button
    var cells = keys.keys[index]
    let lines = keys.plate.linesPerRow
    if lines == 2 { cells.height = 1 }
    let style = style(of: index, in: keys)
    fill(cells.common(with: clip), style)
    let label = Self.label(of: button, columns: cells.width)
    if lines >= 3, cells.width >= 3 {
      let line = CellStyle(foreground: Palette.keyboard.background, background: style.background)
      frame(cells, .thin, line, in: clip)
      // A label that needs the room of the frame's sides has them.
      if label.columns > cells.width - 2 {
        fill(
          CellRect(
            left: cells.left,
            top: cells.top + 1,
            right: cells.right,
            bottom: cells.bottom - 1
          ).common(with: clip),
          style
        )
      }
    } else if index + 1 < keys.keys.count, keys.keys[index + 1].top == keys.keys[index].top {
      let next = keys.keys[index + 1].left
      let column = cells.right + (next - cells.right) / 2
      if column < next {
        put("│", CellPoint(column: column, row: cells.top), Palette.gap, in: clip)
      }
    }
    let line = CellRect(
      left: cells.left,
      top: cells.top + (cells.height - 1) / 2,
      width: cells.width,
      height: 1
    )
    center(label, in: line, style, clip: clip)
  }

  private func style(of index: Int, in keys: KeyCells) -> CellStyle {
    if index == pressedKey(in: keys) { return Palette.litKey }
    switch keys.solution.keys[index].button.action {
    case .insert, .space: return Palette.letterKey
    case .shift where state.typist.machine.shift != .off: return Palette.letterKey
    default: return Palette.otherKey
    }
  }

  /// The key that a finger is on, or that the terminal's keyboard has just pressed.
  private func pressedKey(in keys: KeyCells) -> Int? {
    if let touch = state.typist.machine.touch { return touch.key }
    return state.typist.lit.flatMap { keys.solution.keyIndex(withIdentifier: $0.key) }
  }

  private static func label(of button: KeyboardButton, columns: Int) -> String {
    let label: String =
      if case .image(let name) = button.label {
        KeySymbol(rawValue: name).map { String($0.character) } ?? name
      } else {
        button.label.name
      }
    guard label.columns > columns else { return label }
    if button.action == .return { return String(KeySymbol.return.character) }
    return String(label.prefix(columns))
  }
}
