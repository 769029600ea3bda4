import Foundation
import Notables

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A key of a keyboard's userInfo that was found with a valid value behind it.
enum DumpEntry: Equatable {
  case begin(CGRect)
  case end(CGRect)
  case duration(Double)
  case curve(Int)
  case isLocal(Bool)
}

extension DumpText {
  /// Reads a key, its sign and its value; nil when one of them is not there.
  ///
  /// - Returns: The entry and the index after its value.
  mutating func entry(at start: Int) -> (entry: DumpEntry, end: Int)? {
    for key in DumpKey.allCases {
      guard let afterKey = skipKey(key.text, at: start) else { continue }
      guard let value = skipSign(at: afterKey) else { return nil }
      return self.value(of: key, at: value)
    }
    return nil
  }

  /// Matches a key that may have blanks anywhere inside.
  private mutating func skipKey(_ key: StaticString, at start: Int) -> Int? {
    var index = start
    var offset = 0
    while offset < key.utf8CodeUnitCount {
      let byte = self[index]
      if byte == key.utf8Start[offset] {
        offset += 1
      } else if !(byte.isBlank && index - start < 128) {
        return nil
      }
      index += 1
    }
    return self[index].isWord ? nil : index
  }

  /// Skips what closes the key, and the sign between key and value.
  private mutating func skipSign(at start: Int) -> Int? {
    var index = start
    if self[index] == UInt8(ascii: "\"") { index += 1 }
    if self[index] == UInt8(ascii: ")") { index += 1 }
    index = skipBlanks(at: index)
    guard self[index] == UInt8(ascii: "=") || self[index] == UInt8(ascii: ":") else { return nil }
    return skipBlanks(at: index + 1, acrossLines: true)
  }

  private mutating func value(
    of key: DumpKey,
    at start: Int
  ) -> (entry: DumpEntry, end: Int)? {
    var index = start
    if let inner = skip("Optional(", at: index) { index = inner }
    let isQuoted = self[index] == UInt8(ascii: "\"")
    if isQuoted { index += 1 }
    switch key {
    case .begin, .end:
      guard let (rect, end) = rect(at: index) else { return nil }
      return (key == .begin ? .begin(rect) : .end(rect), end)
    case .duration:
      guard let (number, end) = wholeValue(at: index, isQuoted: isQuoted) else { return nil }
      return (.duration(number), end)
    case .curve:
      guard let (number, end) = wholeValue(at: index, isQuoted: isQuoted),
        let raw = Int(exactly: number)
      else { return nil }
      return (.curve(raw), end)
    case .isLocal:
      if let (flag, end) = flag(at: index) { return (.isLocal(flag), end) }
      guard let (number, end) = wholeValue(at: index, isQuoted: isQuoted) else { return nil }
      return (.isLocal(number != 0), end)
    }
  }

  /// A number that nothing follows which would make it another word.
  private mutating func wholeValue(at start: Int, isQuoted: Bool) -> (Double, Int)? {
    guard let (number, end) = number(at: start) else { return nil }
    let next = self[end]
    if next.isWord || next == UInt8(ascii: ".") { return nil }
    // Where neither its closing quote nor a separator stands behind it, it was cut off.
    if isQuoted, next.isLineEnd || isEnd(end) { return nil }
    return (number, end)
  }

  private mutating func flag(at start: Int) -> (Bool, Int)? {
    for (word, flag) in [("YES", true), ("true", true), ("NO", false), ("false", false)]
      as [(StaticString, Bool)]
    {
      if let end = skip(word, at: start), !self[end].isWord { return (flag, end) }
    }
    return nil
  }

  /// Four numbers in one or two levels of brackets, with or without labels.
  ///
  /// `NSRect: {{0, 451}, {375, 216}}`, `(0.0, 451.0, 375.0, 216.0)`,
  /// `CGRect(x: 0, y: 451, width: 375, height: 216)`,
  /// `(origin = (x = 0, y = 451), size = (width = 375, height = 216))`.
  private mutating func rect(at start: Int) -> (CGRect, Int)? {
    var index = start
    if let kind = skip("NSRect", at: index) ?? skip("CGRect", at: index) {
      index = kind
      if self[index] == UInt8(ascii: ":") { index = skipBlanks(at: index + 1) }
    }
    var closers: [UInt8] = []
    var numbers: [Double] = []
    repeat {
      index = skipBlanks(at: index, acrossLines: true)
      guard index - start < 512 else { return nil }
      let byte = self[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        closers.append(byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")"))
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        guard closers.popLast() == byte else { return nil }
        index += 1
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        index += 1
      default:
        if let (number, end) = number(at: index) {
          numbers.append(number)
          index = end
        } else if let end = skipLabel(at: index) {
          index = end
        } else {
          return nil
        }
      }
      guard numbers.count <= 4 else { return nil }
    } while !closers.isEmpty
    guard numbers.count == 4 else { return nil }
    return (CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), index)
  }

  /// `x:`, `width =`.
  private mutating func skipLabel(at start: Int) -> Int? {
    var index = start
    while self[index].isLetter, index - start < 16 { index += 1 }
    guard index > start else { return nil }
    index = skipBlanks(at: index)
    return self[index] == UInt8(ascii: ":") || self[index] == UInt8(ascii: "=") ? index + 1 : nil
  }

  private mutating func number(at start: Int) -> (Double, Int)? {
    var end = start
    while self[end].isWord || self[end] == UInt8(ascii: ".") || isSign(at: end, after: start) {
      end += 1
      guard end - start < 64 else { return nil }
    }
    guard end > start, end <= bytes.count else { return nil }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    // Double would take hexadecimal numbers too.
    guard !text.contains("x"), let number = Double(text) else { return nil }
    return (number, end)
  }

  /// Whether a sign stands at the index: at the start of a number or of its exponent.
  private mutating func isSign(at index: Int, after start: Int) -> Bool {
    guard self[index] == UInt8(ascii: "-") || self[index] == UInt8(ascii: "+") else { return false }
    return index == start || self[index - 1] | 0x20 == UInt8(ascii: "e")
  }
}

private enum DumpKey: CaseIterable {
  case begin
  case end
  case duration
  case curve
  case isLocal

  var text: StaticString {
    switch self {
    case .begin: "UIKeyboardFrameBeginUserInfoKey"
    case .end: "UIKeyboardFrameEndUserInfoKey"
    case .duration: "UIKeyboardAnimationDurationUserInfoKey"
    case .curve: "UIKeyboardAnimationCurveUserInfoKey"
    case .isLocal: "UIKeyboardIsLocalUserInfoKey"
    }
  }
}
