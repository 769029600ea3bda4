/// The form of the pop that shows a pressed key enlarged above it.
///
/// A pop has its key's colours, border and shadow.
public struct KeyPopStyle: Hashable, Sendable {
  /// Which way a pop leans.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Centred over its key.
    case `default`
    /// For a key at the left: in line with the key's left side, leaning right.
    case left
    /// For a key at the right: in line with the key's right side, leaning left.
    case right
  }

  /// Which way it leans; left and right change places when the keyboard is mirrored.
  public var kind: Kind
  /// The pop's width as a multiple of the key's.
  public var widthMultiplier: KeyboardMetric
  /// The pop's height as a multiple of the key's.
  public var heightMultiplier: KeyboardMetric
  /// The space between the pop and its key, bridged by the pop's stem.
  public var offset: KeyboardMetric
  /// The radius of the pop's corners.
  public var cornerRadius: KeyboardMetric
  /// The size of the label as a multiple of the key's.
  public var fontMultiplier: KeyboardMetric

  /// Makes a style.
  public init(
    _ kind: Kind = .default,
    widthMultiplier: KeyboardMetric = 1.5,
    heightMultiplier: KeyboardMetric = 1.1,
    offset: KeyboardMetric = 5,
    cornerRadius: KeyboardMetric = 9,
    fontMultiplier: KeyboardMetric = 1.5
  ) {
    self.kind = kind
    self.widthMultiplier = widthMultiplier
    self.heightMultiplier = heightMultiplier
    self.offset = offset
    self.cornerRadius = cornerRadius
    self.fontMultiplier = fontMultiplier
  }
}

extension KeyPopStyle: FieldCodedStyle {
  static var fields: [StyleField<Self>] {
    [
      .choice("kind", \.kind), .metric("widthMultiplier", \.widthMultiplier),
      .metric("heightMultiplier", \.heightMultiplier), .metric("offset", \.offset),
      .metric("cornerRadius", \.cornerRadius), .metric("fontMultiplier", \.fontMultiplier),
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
