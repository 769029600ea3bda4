import Foundation

/// A colour of four components from 0 to 255, in sRGB.
public struct Shade: Hashable, Sendable {
  /// The share of red.
  public var red: UInt8
  /// The share of green.
  public var green: UInt8
  /// The share of blue.
  public var blue: UInt8
  /// The opacity, 255 for a colour that hides what is behind it.
  public var opacity: UInt8

  /// Makes a colour of its components.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, opacity: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hex: String) {
    let digits = hex.utf8.dropFirst()
    guard hex.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt32(String(digits) ?? "", radix: 16)
    else { return nil }
    let value = digits.count == 6 ? number << 8 | 0xff : number
    func component(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
    self.init(component(24), component(16), component(8), opacity: component(0))
  }

  /// `#RRGGBB`, and two more digits when something shines through.
  public var hex: String {
    let components = [red, green, blue] + (opacity == 255 ? [] : [opacity])
    return "#" + components.map { String(format: "%02X", $0) }.joined()
  }

  /// The same colour with its opacity multiplied by a share, held within 0 and 1.
  public func faded(to share: Double) -> Shade {
    let opacity = (Double(opacity) * min(max(share, 0), 1)).rounded()
    // A share that is no number passes through min and max.
    return Shade(red, green, blue, opacity: opacity.isNaN ? 0 : UInt8(opacity))
  }
}

extension Shade: Codable {
  /// Reads the text form of ``init(hex:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let shade = Shade(hex: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a colour such as #D0D5DB, found '\(text)'"
      )
    }
    self = shade
  }

  /// Writes the text form of ``hex``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hex)
  }
}
