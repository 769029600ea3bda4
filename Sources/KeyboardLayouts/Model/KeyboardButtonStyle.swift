/// The look of a key.
public struct KeyboardButtonStyle: Hashable, Sendable {
  /// The colour of the key.
  public var background: KeyboardColor
  /// The colour of the key while a finger is on it, unless a pop shows that.
  public var pressedBackground: KeyboardColor
  /// The radius of the key's corners.
  public var cornerRadius: KeyboardMetric
  /// The colour of the line around the key.
  public var borderColor: KeyboardColor
  /// The width of the line around the key.
  public var borderWidth: KeyboardMetric
  /// The colour of the shadow.
  public var shadowColor: KeyboardColor
  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity: KeyboardMetric
  /// How far right of the key the shadow lies.
  public var shadowX: KeyboardMetric
  /// How far below the key the shadow lies.
  public var shadowY: KeyboardMetric
  /// How far the shadow's edge is blurred.
  public var shadowRadius: KeyboardMetric
  /// The colour of the label.
  public var textColor: KeyboardColor
  /// The size of the label; a label that does not fit is drawn smaller.
  public var fontSize: KeyboardMetric
  /// How far below the key's middle the label is drawn; lower-case letters stand 2 points higher.
  public var textOffset: KeyboardMetric
  /// The width and height of an image.
  public var imageSize: KeyboardMetric
  /// The colour of an image.
  public var tint: KeyboardColor
  /// The pop that a pressed key shows; nil for none.
  public var pop: KeyPopStyle?

  /// Makes a style; what is not named is as on the system's letter keys, but without a pop.
  public init(
    background: KeyboardColor = lightBackground,
    pressedBackground: KeyboardColor = darkBackground,
    cornerRadius: KeyboardMetric = 5,
    borderColor: KeyboardColor = .clear,
    borderWidth: KeyboardMetric = 0,
    shadowColor: KeyboardColor = systemShadow,
    shadowOpacity: KeyboardMetric = 1,
    shadowX: KeyboardMetric = 0,
    shadowY: KeyboardMetric = 1,
    shadowRadius: KeyboardMetric = 0,
    textColor: KeyboardColor = .ink,
    fontSize: KeyboardMetric = 21,
    textOffset: KeyboardMetric = 0,
    imageSize: KeyboardMetric = 20,
    tint: KeyboardColor = .ink,
    pop: KeyPopStyle? = nil
  ) {
    self.background = background
    self.pressedBackground = pressedBackground
    self.cornerRadius = cornerRadius
    self.borderColor = borderColor
    self.borderWidth = borderWidth
    self.shadowColor = shadowColor
    self.shadowOpacity = shadowOpacity
    self.shadowX = shadowX
    self.shadowY = shadowY
    self.shadowRadius = shadowRadius
    self.textColor = textColor
    self.fontSize = fontSize
    self.textOffset = textOffset
    self.imageSize = imageSize
    self.tint = tint
    self.pop = pop
  }
}

extension KeyboardButtonStyle: FieldCodedStyle {
  static var fields: [StyleField<Self>] {
    [
      .value("background", \.background), .value("pressedBackground", \.pressedBackground),
      .metric("cornerRadius", \.cornerRadius), .value("borderColor", \.borderColor),
      .metric("borderWidth", \.borderWidth), .value("shadowColor", \.shadowColor),
      .metric("shadowOpacity", \.shadowOpacity), .metric("shadowX", \.shadowX),
      .metric("shadowY", \.shadowY), .metric("shadowRadius", \.shadowRadius),
      .value("textColor", \.textColor), .metric("fontSize", \.fontSize),
      .metric("textOffset", \.textOffset), .metric("imageSize", \.imageSize),
      .value("tint", \.tint), .optional("pop", \.pop),
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
