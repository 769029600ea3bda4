/// A row of keys and of rows within the row, in reading order.
public struct KeyboardRow: Hashable, Sendable {
  /// The space around and between the items.
  public var style: KeyboardRowStyle
  /// The items in reading order.
  public var items: [KeyboardItem]

  /// Makes a row of its items.
  public init(style: KeyboardRowStyle = KeyboardRowStyle(), items: [KeyboardItem]) {
    self.style = style
    self.items = items
  }

  /// Makes a row that reads as it looks; a text stands for the keys of its characters.
  ///
  /// ```swift
  /// KeyboardRow {
  ///   KeyboardButton.image("shift")
  ///   "zxcvbnm"
  ///   KeyboardButton.image("backspace")
  /// }
  /// ```
  public init(
    style: KeyboardRowStyle = KeyboardRowStyle(),
    @KeyboardRowBuilder _ items: () -> [KeyboardItem]
  ) {
    self.init(style: style, items: items())
  }

  /// Makes a row of keys, one for each character of a text.
  public init(_ characters: String, style: KeyboardRowStyle = KeyboardRowStyle()) {
    self.init(style: style, items: characters.map { .button(.key(String($0))) })
  }

  /// Makes an empty row: within another row it is a gap as wide as a dynamic key.
  public static let gap = KeyboardRow("", style: KeyboardRowStyle(leading: 0, trailing: 0))
}

extension KeyboardRow: Codable {
  private enum Keys: CodingKey {
    case style
    case items
  }

  /// Reads a row; the style may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    self.init(
      style: try container.decodeIfPresent(KeyboardRowStyle.self, forKey: .style)
        ?? KeyboardRowStyle(),
      items: try container.decode([KeyboardItem].self, forKey: .items)
    )
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    if style != KeyboardRowStyle() { try container.encode(style, forKey: .style) }
    try container.encode(items, forKey: .items)
  }
}
