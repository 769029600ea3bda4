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
  /// The space between two items.
  ///
  /// Half of it belongs to either item, when a finger chooses.
  public var itemSpacing: KeyboardMetric
  /// The colour of the line between two items.
  public var separatorColor: KeyboardColor
  /// The width of the line in the middle between two items; 0 for none.
  public var separatorWidth: KeyboardMetric
  /// The space around the items.
  public var padding: KeyboardMetric
  /// The space on the left of the items, on the right when the keyboard is mirrored; nil for
  /// ``padding``.
  public var leading: KeyboardMetric?
  /// The space on the right of the items, on the left when the keyboard is mirrored; nil for
  /// ``padding``.
  public var trailing: KeyboardMetric?
  /// The space between the menu and its key, bridged by the menu's stem.
  public var offset: KeyboardMetric
  /// The radius of the menu's corners.
  public var cornerRadius: KeyboardMetric
  /// The size of the items' titles.
  public var fontSize: KeyboardMetric
  /// The size of the chosen item's title; nil for ``fontSize``.
  public var selectedFontSize: KeyboardMetric?
  /// The colour behind the items.
  public var background: KeyboardColor
  /// The colour of the titles.
  public var textColor: KeyboardColor
  /// The colour behind the chosen item.
  public var selectedBackground: KeyboardColor
  /// The colour of the chosen item's title.
  public var selectedTextColor: KeyboardColor
  /// The colour of the shadow.
  public var shadowColor: KeyboardColor
  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity: KeyboardMetric
  /// How far right of the menu the shadow lies.
  public var shadowX: KeyboardMetric
  /// How far below the menu the shadow lies.
  public var shadowY: KeyboardMetric
  /// How far the shadow's edge is blurred.
  public var shadowRadius: KeyboardMetric

  /// The grey of a line between two items.
  public static let systemSeparator = KeyboardColor(
    light: Shade(198, 198, 200),
    dark: Shade(84, 84, 88)
  )

  /// Makes a style.
  public init(
    direction: Direction = .horizontal,
    itemWidth: KeyboardMetric = 40,
    itemHeight: KeyboardMetric = 40,
    itemSpacing: KeyboardMetric = 5,
    separatorColor: KeyboardColor = systemSeparator,
    separatorWidth: KeyboardMetric = 0,
    padding: KeyboardMetric = 5,
    leading: KeyboardMetric? = nil,
    trailing: KeyboardMetric? = nil,
    offset: KeyboardMetric = 5,
    cornerRadius: KeyboardMetric = 9,
    fontSize: KeyboardMetric = 15,
    selectedFontSize: KeyboardMetric? = nil,
    background: KeyboardColor = KeyboardButtonStyle.lightBackground,
    textColor: KeyboardColor = .ink,
    selectedBackground: KeyboardColor = KeyboardColor(Shade(0, 122, 255)),
    selectedTextColor: KeyboardColor = KeyboardColor(Shade(255, 255, 255)),
    shadowColor: KeyboardColor = KeyboardButtonStyle.systemShadow,
    shadowOpacity: KeyboardMetric = 1,
    shadowX: KeyboardMetric = 0,
    shadowY: KeyboardMetric = 1,
    shadowRadius: KeyboardMetric = 1.5
  ) {
    self.direction = direction
    self.itemWidth = itemWidth
    self.itemHeight = itemHeight
    self.itemSpacing = itemSpacing
    self.separatorColor = separatorColor
    self.separatorWidth = separatorWidth
    self.padding = padding
    self.leading = leading
    self.trailing = trailing
    self.offset = offset
    self.cornerRadius = cornerRadius
    self.fontSize = fontSize
    self.selectedFontSize = selectedFontSize
    self.background = background
    self.textColor = textColor
    self.selectedBackground = selectedBackground
    self.selectedTextColor = selectedTextColor
    self.shadowColor = shadowColor
    self.shadowOpacity = shadowOpacity
    self.shadowX = shadowX
    self.shadowY = shadowY
    self.shadowRadius = shadowRadius
  }
}

extension KeyMenuStyle: FieldCodedStyle {
  static var fields: [StyleField<Self>] {
    [
      .choice("direction", \.direction), .metric("itemWidth", \.itemWidth),
      .metric("itemHeight", \.itemHeight), .metric("itemSpacing", \.itemSpacing),
      .value("separatorColor", \.separatorColor), .metric("separatorWidth", \.separatorWidth),
      .metric("padding", \.padding), .metric("leading", \.leading, or: \.padding),
      .metric("trailing", \.trailing, or: \.padding), .metric("offset", \.offset),
      .metric("cornerRadius", \.cornerRadius), .metric("fontSize", \.fontSize),
      .metric("selectedFontSize", \.selectedFontSize, or: \.fontSize),
      .value("background", \.background), .value("textColor", \.textColor),
      .value("selectedBackground", \.selectedBackground),
      .value("selectedTextColor", \.selectedTextColor), .value("shadowColor", \.shadowColor),
      .metric("shadowOpacity", \.shadowOpacity), .metric("shadowX", \.shadowX),
      .metric("shadowY", \.shadowY), .metric("shadowRadius", \.shadowRadius),
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
