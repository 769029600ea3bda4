/// The space around and between a keyboard's rows, and what is behind them.
///
/// It comes on top of the rows' own space. Negative and non-finite lengths count as 0.
public struct KeyboardLayoutStyle: Hashable, Sendable {
  /// The space above the first row.
  public var top: KeyboardMetric
  /// The space below the last row.
  public var bottom: KeyboardMetric
  /// The space between two rows.
  public var rowSpacing: KeyboardMetric
  /// The colour behind the keys.
  public var background: KeyboardColor

  /// The grey behind a system keyboard's keys.
  public static let systemBackground = KeyboardColor(
    light: Shade(208, 213, 219),
    dark: Shade(43, 43, 43)
  )

  /// Makes a style; what is not named is as on the system's keyboard.
  public init(
    top: KeyboardMetric = 0,
    bottom: KeyboardMetric = 0,
    rowSpacing: KeyboardMetric = 0,
    background: KeyboardColor = systemBackground
  ) {
    self.top = top
    self.bottom = bottom
    self.rowSpacing = rowSpacing
    self.background = background
  }
}

extension KeyboardLayoutStyle: FieldCodedStyle {
  static var fields: [StyleField<Self>] {
    [
      .metric("top", \.top), .metric("bottom", \.bottom), .metric("rowSpacing", \.rowSpacing),
      .value("background", \.background),
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
