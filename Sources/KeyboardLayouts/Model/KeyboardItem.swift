// Solving passes items around a lot, and a reference is quicker to pass than a whole key.

/// What stands in a row: a key, or a row within the row.
public indirect enum KeyboardItem: Hashable, Sendable {
  /// A key.
  case button(KeyboardButton)
  /// A row of its own, which takes one dynamic place and the space at its two ends.
  ///
  /// An empty one is a gap.
  case row(KeyboardRow)
}

extension KeyboardItem: Codable {
  /// Reads a key, or an object whose `row` is a row.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: KeyboardButton.Keys.self)
    if try KeyboardButton.kind(in: container) == .row {
      self = .row(try container.decode(KeyboardRow.self, forKey: .row))
    } else {
      self = .button(try KeyboardButton(from: decoder))
    }
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .button(let button):
      try button.encode(to: encoder)
    case .row(let row):
      var container = encoder.container(keyedBy: KeyboardButton.Keys.self)
      try container.encode(row, forKey: .row)
    }
  }
}
