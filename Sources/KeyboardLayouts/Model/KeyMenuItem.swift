/// An item of a key's menu.
///
/// In JSON it is its title, or an object with `title`, `id` and `action`, of which only the title
/// must be there.
public struct KeyMenuItem: Hashable, Sendable {
  /// What the item shows.
  public var title: String
  /// What tells the item from others.
  public var identifier: String
  /// What choosing the item does.
  public var action: KeyAction

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - identifier: What tells it from others; the title when nil.
  ///   - action: What choosing it does; when nil, an item with an identifier of its own does
  ///     something of the keyboard's own, and one without types its title.
  public init(_ title: String, identifier: String? = nil, action: KeyAction? = nil) {
    self.title = title
    self.identifier = identifier ?? title
    self.action = action ?? Self.standardAction(title, identifier ?? title)
  }

  private static func standardAction(_ title: String, _ identifier: String) -> KeyAction {
    title == identifier ? .insert(title) : .custom
  }
}

extension KeyMenuItem: Codable {
  private enum Keys: String, CodingKey {
    case title
    case identifier = "id"
    case action
  }

  /// Reads a title or an object.
  public init(from decoder: any Decoder) throws {
    if let title = try? decoder.singleValueContainer().decode(String.self) {
      self.init(title)
      return
    }
    let container = try decoder.container(keyedBy: Keys.self)
    self.init(
      try container.decode(String.self, forKey: .title),
      identifier: try container.decodeIfPresent(String.self, forKey: .identifier),
      action: try container.decodeIfPresent(KeyAction.self, forKey: .action)
    )
  }

  /// Writes the title alone when that says everything, an object otherwise.
  public func encode(to encoder: any Encoder) throws {
    if self == KeyMenuItem(title) {
      var container = encoder.singleValueContainer()
      return try container.encode(title)
    }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(title, forKey: .title)
    try container.encode(identifier, forKey: .identifier)
    if action != Self.standardAction(title, identifier) {
      try container.encode(action, forKey: .action)
    }
  }
}
