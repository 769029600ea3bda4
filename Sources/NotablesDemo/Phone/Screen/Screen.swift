/// What a terminal shows: a grid of cells, and the place of the cursor.
struct Screen: Equatable, Sendable {
  struct Cell: Equatable, Sendable {
    /// Nil behind a character that takes two columns.
    var character: Character?
    var style: CellStyle
  }

  let size: CellSize
  /// Where the terminal's cursor blinks; nil hides it.
  var cursor: CellPoint?
  /// The cells row by row.
  private(set) var cells: [Cell]

  init(size: CellSize) {
    self.size = CellSize(columns: max(0, size.columns), rows: max(0, size.rows))
    let count = self.size.columns * self.size.rows
    cells = Array(repeating: Cell(character: " ", style: .plain), count: count)
  }

  var bounds: CellRect {
    CellRect(left: 0, top: 0, width: size.columns, height: size.rows)
  }

  subscript(column: Int, row: Int) -> Cell {
    cells[row * size.columns + column]
  }

  /// The characters without styles, one line a row, without spaces at their ends.
  var text: String {
    (0..<size.rows).map { row in
      let line = (0..<size.columns).compactMap { self[$0, row].character }
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  /// Writes a text of one line; what is outside of `clip` or of the screen is left out.
  ///
  /// A character that is a command to a terminal shows as a replacement character.
  mutating func put(
    _ text: String,
    at point: CellPoint,
    _ style: CellStyle = .plain,
    in clip: CellRect? = nil
  ) {
    let area = clip?.common(with: bounds) ?? bounds
    guard area.rows.contains(point.row) else { return }
    var column = point.column
    for character in text {
      let character = character.isCommand ? "\u{fffd}" : character
      let width = character.columns
      guard column + width <= area.right else { return }
      if column >= area.left { set(character, width: width, at: column, point.row, style) }
      column += width
    }
  }

  /// Fills a rectangle.
  mutating func fill(_ rect: CellRect, _ style: CellStyle, with character: Character = " ") {
    let area = rect.common(with: bounds)
    for row in area.rows {
      for column in area.columns { set(character, width: 1, at: column, row, style) }
    }
  }

  /// Changes the style of what is in a rectangle.
  mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let area = rect.common(with: bounds)
    for row in area.rows {
      for column in area.columns { change(&cells[row * size.columns + column].style) }
    }
  }

  /// Draws a frame along the edge of a rectangle.
  mutating func frame(
    _ rect: CellRect,
    _ line: FrameLine,
    _ style: CellStyle = .plain,
    in clip: CellRect? = nil
  ) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    func edge(_ row: Int, _ left: Character, _ middle: Character, _ right: Character) {
      let middle = String(repeating: middle, count: rect.width - 2)
      put("\(left)\(middle)\(right)", at: CellPoint(column: rect.left, row: row), style, in: clip)
    }
    edge(rect.top, line.corners[0], line.horizontal, line.corners[1])
    for row in rect.inset(by: 1).rows {
      for column in [rect.left, rect.right - 1] {
        put("\(line.vertical)", at: CellPoint(column: column, row: row), style, in: clip)
      }
    }
    edge(rect.bottom - 1, line.corners[2], line.horizontal, line.corners[3])
  }

  private mutating func set(
    _ character: Character,
    width: Int,
    at column: Int,
    _ row: Int,
    _ style: CellStyle
  ) {
    let index = row * size.columns + column
    // Half of a wide character cannot stay.
    if cells[index].character == nil { cells[index - 1].character = " " }
    let behind = index + width
    if column + width < size.columns, cells[behind].character == nil {
      cells[behind].character = " "
    }
    cells[index] = Cell(character: character, style: style)
    if width == 2 { cells[index + 1] = Cell(character: nil, style: style) }
  }
}
