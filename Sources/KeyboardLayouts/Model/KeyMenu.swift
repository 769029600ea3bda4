/// The menu that a held key opens.
public struct KeyMenu: Hashable, Sendable {
  /// The items in order.
  public var items: [KeyMenuItem]
  /// The look of the menu.
  public var style: KeyMenuStyle {
    get { styleBox.value }
    set { styleBox = Box(newValue) }
  }
  private var styleBox: Box<KeyMenuStyle>

  /// Makes a menu.
  public init(_ items: [KeyMenuItem], style: KeyMenuStyle = KeyMenuStyle()) {
    self.items = items
    styleBox = Box(style)
  }

  /// Makes a menu that types the characters of a text, one item each.
  public init(characters: String, style: KeyMenuStyle = KeyMenuStyle()) {
    self.init(characters.map { KeyMenuItem(String($0)) }, style: style)
  }
}

extension KeyMenu: Codable {
  private enum Keys: CodingKey {
    case items
    case style
  }

  /// Reads a menu; the style may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    self.init(
      try container.decode([KeyMenuItem].self, forKey: .items),
      style: try container.decodeIfPresent(KeyMenuStyle.self, forKey: .style) ?? KeyMenuStyle()
    )
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(items, forKey: .items)
    if style != KeyMenuStyle() { try container.encode(style, forKey: .style) }
  }
}
