/// How a cell looks: two colours of the terminal's palette of 256, and attributes.
struct CellStyle: Hashable, Sendable {
  struct Attributes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let bold = Attributes(rawValue: 1 << 0)
    static let dim = Attributes(rawValue: 1 << 1)
    static let underlined = Attributes(rawValue: 1 << 2)
    /// Foreground and background change places, also where there are no colours.
    static let reversed = Attributes(rawValue: 1 << 3)
  }

  /// The letter's colour; nil is the terminal's own.
  var foreground: UInt8?
  /// The colour behind it; nil is the terminal's own.
  var background: UInt8?
  var attributes: Attributes = []

  static let plain = CellStyle()

  func on(_ background: UInt8?) -> CellStyle {
    CellStyle(foreground: foreground, background: background, attributes: attributes)
  }

  func with(_ attributes: Attributes) -> CellStyle {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }

  /// The escape sequence that sets the style, whatever was set before.
  func sequence(isColored: Bool) -> String {
    var codes = ["0"]
    if attributes.contains(.bold) { codes.append("1") }
    if attributes.contains(.dim) { codes.append("2") }
    if attributes.contains(.underlined) { codes.append("4") }
    // Where colours tell a lit key from others, swapping them would not.
    if attributes.contains(.reversed), !isColored || background == nil { codes.append("7") }
    if isColored {
      if let foreground { codes.append("38;5;\(foreground)") }
      if let background { codes.append("48;5;\(background)") }
    }
    return "\u{1b}[\(codes.joined(separator: ";"))m"
  }
}
