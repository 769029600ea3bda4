@testable import NotablesDemo

/// A terminal as far as the phone uses one: what is sent to it becomes a screen.
struct TerminalModel {
  private(set) var screen: Screen
  /// The sequences that set the style of each cell, row by row.
  private(set) var styles: [String]
  /// The private modes that are on, such as 1049 for the screen of its own.
  private(set) var modes: Set<String> = ["25"]
  /// Sequences that are not known here.
  private(set) var unknown: [String] = []

  private var place = CellPoint(column: 0, row: 0)
  private var style = ""
  private var pending = ""

  init(size: CellSize) {
    screen = Screen(size: size)
    styles = Array(repeating: "", count: size.columns * size.rows)
  }

  var text: String { screen.text }

  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Takes text; a sequence at the end may be cut.
  mutating func take(_ text: String) {
    var rest = Substring(pending + text)
    pending = ""
    while let character = rest.first {
      if character == "\u{1b}" {
        guard let end = Self.end(of: rest) else {
          pending = String(rest)
          return
        }
        perform(String(rest[..<end].dropFirst(2)))
        rest = rest[end...]
      } else {
        rest.removeFirst()
        write(character)
      }
    }
  }

  /// Behind a sequence `ESC [ … letter`; nil when it is cut.
  private static func end(of text: Substring) -> Substring.Index? {
    let body = text.dropFirst(2)
    return body.firstIndex { $0.isLetter }.map { text.index(after: $0) }
  }

  private mutating func write(_ character: Character) {
    if character == "\r" { return place.column = 0 }
    if character == "\n" || character == "\r\n" {
      place = CellPoint(column: character == "\n" ? place.column : 0, row: place.row + 1)
      return
    }
    guard screen.bounds.contains(place) else { return }
    screen.put(String(character), at: place)
    for column in place.column..<min(place.column + character.columns, screen.size.columns) {
      styles[place.row * screen.size.columns + column] = style
    }
    place.column += character.columns
  }

  private mutating func perform(_ sequence: String) {
    let body = String(sequence.dropLast())
    switch sequence.last {
    case "H":
      let numbers = body.split(separator: ";").compactMap { Int($0) }
      place = CellPoint(column: (numbers.last ?? 1) - 1, row: (numbers.first ?? 1) - 1)
    case "m":
      style = body
    case "J" where body == "2":
      self = TerminalModel(clearing: self)
    case "h" where body.hasPrefix("?"):
      modes.insert(String(body.dropFirst()))
    case "l" where body.hasPrefix("?"):
      modes.remove(String(body.dropFirst()))
    default:
      unknown.append(sequence)
    }
    screen.cursor = modes.contains("25") ? place : nil
  }

  private init(clearing other: TerminalModel) {
    self.init(size: other.screen.size)
    modes = other.modes
    unknown = other.unknown
    place = other.place
    style = other.style
  }
}
