/// A colour of a keyboard, for its light and its dark appearance.
///
/// In JSON a colour is `"#D0D5DB"`, the same in both appearances, or
/// `{"light":"#FFFFFF","dark":"#6B6B6B"}`; a fourth pair of digits is the opacity.
public struct KeyboardColor: Hashable, Sendable {
  /// The colour in the light appearance.
  public var light: Shade
  /// The colour in the dark appearance.
  public var dark: Shade

  /// Makes a colour that is the same in both appearances.
  public init(_ shade: Shade) {
    self.init(light: shade, dark: shade)
  }

  /// Makes a colour of two shades.
  ///
  /// - Parameters:
  ///   - light: The one in the light appearance.
  ///   - dark: The one in the dark appearance.
  public init(light: Shade, dark: Shade) {
    self.light = light
    self.dark = dark
  }

  /// The shade in an appearance.
  public subscript(scheme: KeyboardScheme) -> Shade {
    scheme == .light ? light : dark
  }

  /// Nothing to be seen.
  public static let clear = KeyboardColor(Shade(0, 0, 0, opacity: 0))
  /// Black on light keys, white on dark ones.
  public static let ink = KeyboardColor(light: Shade(0, 0, 0), dark: Shade(255, 255, 255))
}

/// The appearance that a keyboard is drawn in.
public enum KeyboardScheme: String, CaseIterable, Codable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

extension KeyboardColor: Codable {
  private enum Keys: CodingKey {
    case light
    case dark
  }

  /// Reads one shade for both appearances, or an object of two.
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: Keys.self) else {
      self.init(try Shade(from: decoder))
      return
    }
    let light = try container.decode(Shade.self, forKey: .light)
    self.init(light: light, dark: try container.decodeIfPresent(Shade.self, forKey: .dark) ?? light)
  }

  /// Writes one shade when both are the same, an object of two otherwise.
  public func encode(to encoder: any Encoder) throws {
    guard light != dark else { return try light.encode(to: encoder) }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(light, forKey: .light)
    try container.encode(dark, forKey: .dark)
  }
}
