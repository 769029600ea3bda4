/// Turns screens into what a terminal must be sent, no more than has changed.
struct ScreenWriter {
  /// Whether colours are sent.
  let isColored: Bool
  /// What the terminal shows; nil when that is not known.
  private var shown: Screen?

  init(isColored: Bool) {
    self.isColored = isColored
  }

  /// Takes the terminal's contents for unknown: the next screen is sent whole.
  mutating func invalidate() {
    shown = nil
  }

  /// The text that makes the terminal show a screen; empty when it does already.
  mutating func update(to screen: Screen) -> String {
    guard screen != shown else { return "" }
    defer { shown = screen }
    // Without its cursor the terminal does not flicker.
    var text = "\u{1b}[?25l"
    var pen = Pen(isColored: isColored)
    let known = shown?.size == screen.size ? shown : nil
    if known == nil { text += "\u{1b}[0m\u{1b}[2J" }
    let blank = Screen.Cell(character: " ", style: .plain)
    for row in 0..<screen.size.rows {
      let start = row * screen.size.columns
      for column in 0..<screen.size.columns {
        let cell = screen.cells[start + column]
        let old = known?.cells[start + column] ?? blank
        guard let character = cell.character, cell != old else { continue }
        pen.write(character, cell.style, at: CellPoint(column: column, row: row), to: &text)
      }
    }
    text += "\u{1b}[0m"
    if let cursor = screen.cursor { text += Pen.position(cursor) + "\u{1b}[?25h" }
    return text
  }
}

/// The place and the style that the terminal writes with.
private struct Pen {
  let isColored: Bool
  private var place: CellPoint?
  private var style: CellStyle?

  init(isColored: Bool) {
    self.isColored = isColored
  }

  mutating func write(
    _ character: Character,
    _ style: CellStyle,
    at point: CellPoint,
    to text: inout String
  ) {
    if point != place { text += Self.position(point) }
    if style != self.style { text += style.sequence(isColored: isColored) }
    text.append(character)
    self.style = style
    // Terminals do not agree on which characters are wide: behind one, the place is not sure.
    let isSure = character.columns == 1
    place = isSure ? CellPoint(column: point.column + 1, row: point.row) : nil
  }

  static func position(_ point: CellPoint) -> String {
    "\u{1b}[\(point.row + 1);\(point.column + 1)H"
  }
}
