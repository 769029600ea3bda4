/// How wide a key is.
///
/// In JSON it is `"dynamic"`, `{"static":42}` or `{"relative":0.5}`.
public enum KeyboardButtonWidth: Hashable, Sendable {
  /// An equal part of what the row's other keys leave.
  case dynamic
  /// A number of points.
  case `static`(Double)
  /// A share of the row's clean width: its width less leading, trailing and the spacings.
  case relative(Double)
}

extension KeyboardButtonWidth: Codable {
  private enum Keys: CodingKey {
    case `static`
    case relative
  }

  private static let expected = #"expected "dynamic", {"static":POINTS} or {"relative":SHARE}"#

  /// Reads the word or one of the two objects.
  public init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      guard word == "dynamic" else {
        throw Self.error(at: decoder, "\(Self.expected), found '\(word)'")
      }
      self = .dynamic
      return
    }
    guard let container = try? decoder.container(keyedBy: Keys.self) else {
      throw Self.error(at: decoder, Self.expected)
    }
    let points = try container.decodeIfPresent(Number.self, forKey: .static)
    let share = try container.decodeIfPresent(Number.self, forKey: .relative)
    switch (points, share) {
    case (let points?, nil): self = .static(points.value)
    case (nil, let share?): self = .relative(share.value)
    case (nil, nil): throw Self.error(at: decoder, Self.expected)
    default: throw Self.error(at: decoder, "\(Self.expected), found both")
    }
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .dynamic:
      var container = encoder.singleValueContainer()
      try container.encode("dynamic")
    case .static(let points):
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(Number(points), forKey: .static)
    case .relative(let share):
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(Number(share), forKey: .relative)
    }
  }

  private static func error(at decoder: any Decoder, _ problem: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
  }
}
