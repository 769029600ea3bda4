/// What a key, or an item of its menu, does when it is chosen.
///
/// In JSON it is a word, `"backspace"`, or an object, `{"insert":".com"}` and `{"page":"numbers"}`.
public enum KeyAction: Hashable, Sendable {
  /// Types a text.
  case insert(String)
  /// Types a space; unlike a typed text it takes part in what two quick spaces do.
  case space
  /// Starts a new line, or does what the field's return key does.
  case `return`
  /// Deletes backwards.
  case backspace
  /// Changes between small and capital letters.
  case shift
  /// Shows another page of the keyboard.
  case page(KeyboardPage)
  /// Changes to the user's next keyboard.
  case nextKeyboard
  /// Something of the keyboard's own, told by the identifier.
  case custom
}

extension KeyAction {
  /// What a key does that is not told otherwise.
  ///
  /// A key types its label. A text or an image does what its identifier says: `space`, `return`,
  /// `backspace`, `shift`, `globe`; `ABC`, `123` and `#+=` or `letters`, `numbers` and `symbols`
  /// for the pages. Any other identifier is an action of the keyboard's own.
  public static func standard(
    for label: KeyboardButton.Label,
    identifier: String
  ) -> KeyAction {
    if case .key(let text) = label { return .insert(text) }
    return switch identifier {
    case "space": .space
    case "return": .return
    case "backspace": .backspace
    case "shift": .shift
    case "globe": .nextKeyboard
    case "ABC", "letters": .page(.letters)
    case "123", "numbers": .page(.numbers)
    case "#+=", "symbols": .page(.symbols)
    default: .custom
    }
  }
}

extension KeyAction: Codable {
  private enum Keys: CodingKey {
    case insert
    case page
  }

  private static let words: KeyValuePairs<String, KeyAction> = [
    "space": .space, "return": .return, "backspace": .backspace, "shift": .shift,
    "nextKeyboard": .nextKeyboard, "custom": .custom,
  ]

  /// Reads a word, or an object with `insert` or `page`.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Keys.self) {
      if let text = try container.decodeIfPresent(String.self, forKey: .insert) {
        self = .insert(text)
      } else {
        self = .page(try container.decode(KeyboardPage.self, forKey: .page))
      }
      return
    }
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let pair = Self.words.first(where: { $0.key == word }) else {
      let words = Self.words.map(\.key).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected an action (\(words)), found '\(word)'"
      )
    }
    self = pair.value
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .insert(let text):
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(text, forKey: .insert)
    case .page(let page):
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(page, forKey: .page)
    default:
      var container = encoder.singleValueContainer()
      try container.encode(Self.words.first { $0.value == self }?.key)
    }
  }
}
