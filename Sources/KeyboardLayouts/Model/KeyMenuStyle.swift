/// The form of the menu that opens above a held key.
public struct KeyMenuStyle: Hashable, Sendable {
  /// How a menu's items follow each other.
  public enum Direction: String, CaseIterable, Codable, Sendable {
    /// Side by side; the first one is over the key.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// How the items follow each other.
  public var direction: Direction
  /// The width of an item.
  public var itemWidth: KeyboardMetric
  /// The height of an item.
  public var itemHeight: KeyboardMetric
  /// The space around the items.
  public var padding: KeyboardMetric
  /// The space between the menu and its key, bridged by the menu's stem.
  public var offset: KeyboardMetric
  /// The radius of the menu's corners.
  public var cornerRadius: KeyboardMetric
  /// The size of the items' titles.
  public var fontSize: KeyboardMetric
  /// The colour behind the items.
  public var background: KeyboardColor
  /// The colour of the titles.
  public var textColor: KeyboardColor
  /// The colour behind the chosen item.
  public var selectedBackground: KeyboardColor
  /// The colour of the chosen item's title.
  public var selectedTextColor: KeyboardColor

  /// Makes a style.
  public init(
    direction: Direction = .horizontal,
    itemWidth: KeyboardMetric = 40,
    itemHeight: KeyboardMetric = 40,
    padding: KeyboardMetric = 5,
    offset: KeyboardMetric = 5,
    cornerRadius: KeyboardMetric = 9,
    fontSize: KeyboardMetric = 21,
    background: KeyboardColor = KeyboardButtonStyle.lightBackground,
    textColor: KeyboardColor = .ink,
    selectedBackground: KeyboardColor = KeyboardColor(Shade(0, 122, 255)),
    selectedTextColor: KeyboardColor = KeyboardColor(Shade(255, 255, 255))
  ) {
    self.direction = direction
    self.itemWidth = itemWidth
    self.itemHeight = itemHeight
    self.padding = padding
    self.offset = offset
    self.cornerRadius = cornerRadius
    self.fontSize = fontSize
    self.background = background
    self.textColor = textColor
    self.selectedBackground = selectedBackground
    self.selectedTextColor = selectedTextColor
  }
}

extension KeyMenuStyle: FieldCodedStyle {
  static var fields: [StyleField<Self>] {
    [
      .choice("direction", \.direction), .metric("itemWidth", \.itemWidth),
      .metric("itemHeight", \.itemHeight), .metric("padding", \.padding),
      .metric("offset", \.offset), .metric("cornerRadius", \.cornerRadius),
      .metric("fontSize", \.fontSize), .value("background", \.background),
      .value("textColor", \.textColor), .value("selectedBackground", \.selectedBackground),
      .value("selectedTextColor", \.selectedTextColor),
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
