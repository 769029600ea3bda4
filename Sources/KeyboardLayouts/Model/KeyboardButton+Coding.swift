extension KeyboardButton: Codable {
  enum Keys: String, CodingKey, CaseIterable {
    case key
    case text
    case image
    case row
    case identifier = "id"
    case width
    case style
    case menu
    case action

    /// Those of which an item has one.
    static let kinds: [Keys] = [.key, .text, .image, .row]
  }

  /// Reads a key; only what it shows must be there.
  ///
  /// A style replaces the fields that it names of the one that the key would have without.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let label: Label? =
      switch try Self.kind(in: container) {
      case .key: .key(try container.decode(String.self, forKey: .key))
      case .text: .text(try container.decode(String.self, forKey: .text))
      case .image: .image(try container.decode(String.self, forKey: .image))
      default: nil
      }
    guard let label else {
      throw Self.error(in: container, "expected a key, a text or an image, found a row")
    }
    self.init(
      label,
      identifier: try container.decodeIfPresent(String.self, forKey: .identifier),
      width: try container.decodeIfPresent(KeyboardButtonWidth.self, forKey: .width) ?? .dynamic,
      menu: try container.decodeIfPresent(KeyMenu.self, forKey: .menu),
      action: try container.decodeIfPresent(KeyAction.self, forKey: .action)
    )
    if try container.contains(.style) && !container.decodeNil(forKey: .style) {
      try style.readFields(from: container.superDecoder(forKey: .style))
    }
  }

  /// Writes what is not as it would be without being said.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    switch label {
    case .key(let text): try container.encode(text, forKey: .key)
    case .text(let text): try container.encode(text, forKey: .text)
    case .image(let name): try container.encode(name, forKey: .image)
    }
    if identifier != label.name { try container.encode(identifier, forKey: .identifier) }
    if width != .dynamic { try container.encode(width, forKey: .width) }
    let standard = KeyboardButtonStyle.standard(for: action)
    if style != standard {
      try style.writeFields(to: container.superEncoder(forKey: .style), over: standard)
    }
    try container.encodeIfPresent(menu, forKey: .menu)
    if action != .standard(for: label, identifier: identifier) {
      try container.encode(action, forKey: .action)
    }
  }

  /// Which of the kinds an item is.
  static func kind(in container: KeyedDecodingContainer<Keys>) throws -> Keys {
    let found = try Keys.kinds.filter { key in
      try container.contains(key) && !container.decodeNil(forKey: key)
    }
    guard let kind = found.first, found.count == 1 else {
      let names = found.map(\.rawValue).joined(separator: " and ")
      throw error(
        in: container,
        "expected one of key, text, image and row, found \(names.isEmpty ? "none" : names)"
      )
    }
    return kind
  }

  private static func error(
    in container: KeyedDecodingContainer<Keys>,
    _ problem: String
  ) -> DecodingError {
    .dataCorrupted(.init(codingPath: container.codingPath, debugDescription: problem))
  }
}
