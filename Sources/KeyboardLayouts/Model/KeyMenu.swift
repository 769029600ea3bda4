/// The menu that a held key opens.
public struct KeyMenu: Hashable, Codable, Sendable {
  /// The items in order.
  public var items: [KeyMenuItem]
  /// The look of the menu.
  public var style: KeyMenuStyle

  /// Makes a menu.
  public init(_ items: [KeyMenuItem], style: KeyMenuStyle = KeyMenuStyle()) {
    self.items = items
    self.style = style
  }

  /// Makes a menu that types the characters of a text, one item each.
  public init(characters: String, style: KeyMenuStyle = KeyMenuStyle()) {
    self.init(characters.map { KeyMenuItem(String($0)) }, style: style)
  }

  private enum CodingKeys: CodingKey {
    case items
    case style
  }

  /// Reads a menu; the style may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode([KeyMenuItem].self, forKey: .items),
      style: try container.decodeIfPresent(KeyMenuStyle.self, forKey: .style) ?? KeyMenuStyle()
    )
  }
}
