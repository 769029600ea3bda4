import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Estimates how much room a label takes, without a font: a sans serif's usual widths.
enum LabelMeasure {
  /// The height of a line as a multiple of the font's size.
  static let lineHeight = 1.2

  /// The box of a label in the middle of a rectangle, and the font's size: smaller than asked for
  /// when the label would not fit; nil when there is no room at all.
  static func fit(
    _ text: String,
    fontSize: Double,
    offset: Double,
    in rect: CGRect
  ) -> (box: CGRect, fontSize: Double)? {
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
    return (box, size)
  }

  /// The width of a text as a multiple of the font's size.
  static func width(of text: String) -> Double {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Double {
    if character.isWide { return 1.05 }
    if "iljI.,:;'|!".contains(character) { return 0.28 }
    if "ftr ()[]{}/\\-\"".contains(character) { return 0.36 }
    if "mwMW@%€•".contains(character) { return 0.9 }
    return character.isUppercase ? 0.7 : 0.57
  }
}

extension Character {
  /// Whether the character takes two columns of a terminal: emoji and East Asian letters.
  var isWide: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff,
        0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x20000...0x3fffd:
        true
      default:
        scalar.properties.isEmojiPresentation || scalar == "\u{fe0f}"
      }
    }
  }
}
