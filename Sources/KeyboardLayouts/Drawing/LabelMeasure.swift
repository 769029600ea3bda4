import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Estimates how much room a label takes, without a font: what the wider ones among the usual sans
/// serifs need.
enum LabelMeasure {
  /// A label's place in a rectangle.
  struct Fit {
    let box: CGRect
    /// The font's size: smaller than asked for when the label would not fit.
    let fontSize: Double
    /// Whether a font that is wider than estimated could take the label out of the rectangle.
    let isTight: Bool
  }

  /// The height of a line as a multiple of the font's size.
  static let lineHeight = 1.2

  /// The place of a label in the middle of a rectangle; nil when there is no label, or no room at
  /// all.
  static func fit(_ text: String, fontSize: Double, offset: Double, in rect: CGRect) -> Fit? {
    guard !text.isEmpty else { return nil }
    let ems = width(of: text)
    let size = min(fontSize.asLength, rect.width * 0.94 / max(ems, 0.1), rect.height / lineHeight)
    guard size > 0 else { return nil }
    let height = size * lineHeight
    let top = rect.midY - height / 2 + (offset.isFinite ? offset : 0)
    let box = CGRect(
      x: rect.midX - ems * size / 2,
      y: min(max(top, rect.minY), rect.maxY - height),
      width: ems * size,
      height: height
    )
    return Fit(
      box: box,
      fontSize: size,
      isTight: ems > 0 && box.width > rect.width * 0.85 || text.contains(where: \.mayFallApart)
    )
  }

  /// The width of a text as a multiple of the font's size.
  static func width(of text: String) -> Double {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Double {
    if character.isEmoji { return 1.3 }
    if character.isWide { return 1.05 }
    if "iljI'".contains(character) { return 0.3 }
    if "ftrJ .,:;|/\\-!()[]".contains(character) { return 0.42 }
    if "&<>+=~#^".contains(character) { return 0.85 }
    if "mMWŴŵ@%æœÆŒ…—¼½¾жмшщыюфЖМФШЩЫЮω".contains(character) { return 1.1 }
    if character.isUppercase || character == "w" { return 0.83 }
    if character.isASCII { return 0.66 }
    if character.isSymbol { return 1 }
    // A cluster of an Indic script is as wide as its parts together.
    let parts = character.unicodeScalars.filter { !$0.properties.isGraphemeExtend }
    return Double(max(1, parts.count)) * 0.66
  }
}

extension Character {
  /// Whether the character takes two columns of a terminal: emoji and East Asian letters.
  var isWide: Bool {
    isEmoji
      || unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff,
          0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x20000...0x3fffd:
          true
        default: false
        }
      }
  }

  /// Whether the character is drawn as a picture.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{fe0f}" }
  }

  /// Whether a font that lacks the character shows several in its place.
  fileprivate var mayFallApart: Bool {
    unicodeScalars.filter(\.properties.isEmojiPresentation).count > 1
  }
}
