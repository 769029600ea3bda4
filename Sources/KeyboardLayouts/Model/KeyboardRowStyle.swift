/// The space around and between the items of a row.
///
/// Of a row within a row only `leading`, `trailing` and `spacing` count. Negative and non-finite
/// lengths count as 0.
public struct KeyboardRowStyle: Hashable, Sendable {
  /// Where the items of a row stand when none of them takes the width that is left over.
  public enum Alignment: String, CaseIterable, Codable, Sendable {
    /// At the leading end.
    case leading
    /// In the middle.
    case center
    /// At the trailing end.
    case trailing
  }

  /// The space before the first item, on the left unless the keyboard is mirrored.
  public var leading: KeyboardMetric
  /// The space behind the last item.
  public var trailing: KeyboardMetric
  /// The space above the keys.
  public var top: KeyboardMetric
  /// The space below the keys.
  public var bottom: KeyboardMetric
  /// The space between two items.
  public var spacing: KeyboardMetric
  /// Where the items stand when width is left over.
  public var alignment: Alignment

  /// Makes a style; what is not named is as on the system's keyboard.
  public init(
    leading: KeyboardMetric = 3,
    trailing: KeyboardMetric = 3,
    top: KeyboardMetric = 6,
    bottom: KeyboardMetric = KeyboardMetric(6, landscape: 4),
    spacing: KeyboardMetric = KeyboardMetric(6, landscape: 5),
    alignment: Alignment = .leading
  ) {
    self.leading = leading
    self.trailing = trailing
    self.top = top
    self.bottom = bottom
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension KeyboardRowStyle: FieldCodedStyle {
  static var fields: [StyleField<Self>] {
    [
      .metric("leading", \.leading), .metric("trailing", \.trailing), .metric("top", \.top),
      .metric("bottom", \.bottom), .metric("spacing", \.spacing), .choice("alignment", \.alignment),
    ]
  }

  /// Reads the fields that are there; the others are the defaults.
  public init(from decoder: any Decoder) throws {
    self.init()
    try readFields(from: decoder)
  }

  /// Writes the fields that are not the defaults.
  public func encode(to encoder: any Encoder) throws {
    try writeFields(to: encoder, over: Self())
  }
}
