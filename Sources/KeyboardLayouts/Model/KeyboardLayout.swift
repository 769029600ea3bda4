/// A keyboard's rows: what is drawn, and what ``solved(in:traits:)`` gives frames to.
///
/// ```swift
/// let layout = KeyboardLayout {
///   "qwertyuiop"
///   "asdfghjkl"
///   KeyboardRow {
///     KeyboardButton.image("shift")
///     "zxcvbnm"
///     KeyboardButton.image("backspace")
///   }
/// }
/// ```
public struct KeyboardLayout: Hashable, Sendable {
  /// The space around and between the rows.
  public var style: KeyboardLayoutStyle
  /// The rows from top to bottom.
  public var rows: [KeyboardRow]

  /// Makes a layout of its rows.
  public init(style: KeyboardLayoutStyle = KeyboardLayoutStyle(), rows: [KeyboardRow]) {
    self.style = style
    self.rows = rows
  }

  /// Makes a layout that reads as it looks; a text stands for a row of its characters' keys.
  public init(
    style: KeyboardLayoutStyle = KeyboardLayoutStyle(),
    @KeyboardLayoutBuilder _ rows: () -> [KeyboardRow]
  ) {
    self.init(style: style, rows: rows())
  }
}

extension KeyboardLayout: Codable {
  private enum Keys: CodingKey {
    case style
    case rows
  }

  /// Reads a layout; the style may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    self.init(
      style: try container.decodeIfPresent(KeyboardLayoutStyle.self, forKey: .style)
        ?? KeyboardLayoutStyle(),
      rows: try container.decode([KeyboardRow].self, forKey: .rows)
    )
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    if style != KeyboardLayoutStyle() { try container.encode(style, forKey: .style) }
    try container.encode(rows, forKey: .rows)
  }
}
