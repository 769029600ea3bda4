import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Values of a userInfo, taken out of their boxes.
enum Unboxed {
  static func number(_ value: Any) -> NSNumber? {
    if let number = value as? NSNumber { return number }
    // Foundation on Linux bridges every number but this one.
    return (value as? CGFloat).map { NSNumber(value: Double($0)) }
  }

  static func double(_ value: Any) -> Double? { number(value)?.doubleValue }

  /// Nil for a number that is not whole or beyond `Int`.
  static func curve(_ value: Any) -> AnimationCurve? {
    guard let number = number(value), let raw = number as? Int ?? Int(exactly: number.doubleValue)
    else { return nil }
    return AnimationCurve(rawValue: raw)
  }

  static func bool(_ value: Any) -> Bool? { number(value)?.boolValue }

  static func rect(_ value: Any) -> CGRect? {
    #if canImport(Darwin)
    // The cast looks into the box by itself, and checks what is in it.
    return value as? CGRect
    #else
    // First as it is sent: a cast that fails costs more than one that does not.
    guard let value = value as? NSValue else { return value as? CGRect }
    return BoxedRect.rect(in: value)
    #endif
  }
}

/// Values as a userInfo holds them.
enum Boxed {
  static func rect(_ rect: CGRect) -> Any {
    #if canImport(Darwin)
    rect as NSValue
    #else
    NSValue(rect: rect)
    #endif
  }
}

#if !canImport(Darwin)
/// Foundation on Linux tells what is in a box only by a string that it makes anew each time, and
/// traps when something else is taken out.
///
/// Its own boxes are told by their class, and what is in them by its size: of what they hold only
/// `NSEdgeInsets`, four numbers too, are not told from a rectangle.
private enum BoxedRect {
  static func rect(in box: NSValue) -> CGRect? {
    if ObjectIdentifier(type(of: box)) == ownClass, let rect = quickRect(in: box) { return rect }
    return strcmp(box.objCType, "{CGRect={CGPoint=dd}{CGSize=dd}}") == 0 ? box.rectValue : nil
  }

  private static let ownClass = ObjectIdentifier(type(of: NSValue(rect: .zero)))

  /// The four numbers in a box that holds just these.
  private static func quickRect(in box: NSValue) -> CGRect? {
    // Larger than anything that such a box can hold.
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 32) { words in
      words.initialize(repeating: untouched)
      guard let start = words.baseAddress else { return nil }
      box.getValue(start)
      guard words[3] != untouched, words[4] == untouched else { return nil }
      return CGRect(
        x: Double(bitPattern: words[0]),
        y: Double(bitPattern: words[1]),
        width: Double(bitPattern: words[2]),
        height: Double(bitPattern: words[3])
      )
    }
  }

  /// The bits of a NaN that no calculation gives.
  private static let untouched: UInt64 = 0x7ff8_dead_beef_f00d
}
#endif
