/// A page of characters to draw boxes and labels on.
struct TextCanvas {
  /// A part of the page; right and bottom are behind the end.
  struct Box {
    var left = 0
    var right = 0
    var top = 0
    var bottom = 0
  }

  /// What goes around a box.
  enum Line {
    case none
    case thin
    case thick
    case brackets
  }

  let columns: Int
  /// What each column of each line shows; empty behind a character of two columns.
  private var cells: [[String]]

  init(columns: Int, lines: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: lines)
  }

  /// The lines without spaces at their ends.
  var text: String {
    cells.map { line in
      let end = line.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return line[..<end].joined() + "\n"
    }.joined()
  }

  /// Draws a box, or a label of one line in the second line of a box.
  mutating func draw(_ content: KeyboardDrawing.Content, in box: Box, line: Line) {
    switch (content, line) {
    case (.shape, .none): break
    case (.shape, .thin): drawFrame(box, ["┌─┐", "│ │", "└─┘"])
    case (.shape, .thick): drawFrame(box, ["┏━┓", "┃ ┃", "┗━┛"])
    case (.shape, .brackets):
      put("[", box.left, box.top + 1)
      put("]", box.right - 1, box.top + 1)
    case (.label(let text, _, _), _): drawLabel(text, in: box)
    case (.symbol(let symbol, _), _): drawLabel(String(symbol.character), in: box)
    }
  }

  private mutating func drawFrame(_ box: Box, _ pieces: [String]) {
    guard box.right - box.left >= 3 else { return }
    for line in box.top..<box.bottom {
      let piece = pieces[line == box.top ? 0 : line == box.bottom - 1 ? 2 : 1].map { String($0) }
      for column in box.left..<box.right {
        put(piece[column == box.left ? 0 : column == box.right - 1 ? 2 : 1], column, line)
      }
    }
  }

  private mutating func drawLabel(_ text: String, in box: Box) {
    let border = box.right - box.left >= 3 ? 1 : 0
    let room = box.right - box.left - 2 * border
    var label: [Character] = []
    var width = 0
    for character in text {
      let character = character.isPrintable ? character : "\u{fffd}"
      guard width + character.columns <= room else { break }
      label.append(character)
      width += character.columns
    }
    var column = box.left + border + (room - width) / 2
    for character in label {
      put(String(character), column, box.top + 1)
      if character.isWide { put("", column + 1, box.top + 1) }
      column += character.columns
    }
  }

  private mutating func put(_ text: String, _ column: Int, _ line: Int) {
    guard cells.indices.contains(line), cells[line].indices.contains(column) else { return }
    cells[line][column] = text
  }
}

extension Character {
  fileprivate var columns: Int { isWide ? 2 : 1 }

  /// Whether the character shows, and does nothing else to a terminal.
  ///
  /// Joiners, and the tags of flags, are part of what a character of several scalars shows.
  fileprivate var isPrintable: Bool {
    let isCluster = unicodeScalars.count > 1
    return unicodeScalars.allSatisfy { scalar in
      switch (scalar.properties.generalCategory, scalar.value) {
      case (.format, 0x200c...0x200d), (.format, 0xe0020...0xe007f): isCluster
      case (.control, _), (.format, _), (.lineSeparator, _), (.paragraphSeparator, _): false
      default: !scalar.properties.isNoncharacterCodePoint
      }
    }
  }
}
