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
    if self[index].isQuote { index += 1 }
    index = skipBlanks(at: index)
    if self[index] == UInt8(ascii: ")") { index = skipBlanks(at: index + 1) }
    guard self[index] == UInt8(ascii: "=") || self[index] == UInt8(ascii: ":") else { return nil }
    return skipSpace(at: index + 1)
  }

  private mutating func value(
    of key: DumpKey,
    at start: Int
  ) -> (entry: DumpEntry, end: Int)? {
    var index = start
    if let inner = skip("Optional(", at: index) { index = inner }
    let isQuoted = self[index].isQuote
    if isQuoted { index += 1 }
    switch key {
    case .begin, .end:
      guard let (rect, end) = rect(at: index) else { return nil }
      return (key == .begin ? .begin(rect) : .end(rect), isQuoted ? skipQuote(at: end) : end)
    case .duration:
      guard let (text, end) = wholeNumber(at: index, isQuoted: isQuoted),
        let number = finiteOrInfinite(text)
      else { return nil }
      return (.duration(number), end)
    case .curve:
      guard let (text, end) = wholeNumber(at: index, isQuoted: isQuoted),
        let raw = Int(text) ?? Double(text).flatMap(Int.init(exactly:))
      else { return nil }
      return (.curve(raw), end)
    case .isLocal:
      if let (flag, end) = flag(at: index) { return (.isLocal(flag), end) }
      guard let (text, end) = wholeNumber(at: index, isQuoted: isQuoted),
        let number = Double(text)
      else { return nil }
      return (.isLocal(number != 0), end)
    }
  }

  /// A number that nothing follows which would make it something else.
  private mutating func wholeNumber(at start: Int, isQuoted: Bool) -> (String, Int)? {
    guard let (text, end) = number(at: start) else { return nil }
    let next = self[end]
    // A decimal comma, a fraction.
    if next == UInt8(ascii: ",") || next == UInt8(ascii: "/"), self[end + 1].isDigit { return nil }
    // Without its closing quote it may have been cut off at the end of the text.
    if isQuoted, isEnd(skipSpace(at: end)) { return nil }
    return (text, end)
  }

  private mutating func flag(at start: Int) -> (Bool, Int)? {
    for (word, flag) in [("YES", true), ("true", true), ("NO", false), ("false", false)]
      as [(StaticString, Bool)]
    {
      if let end = skip(word, at: start), !self[end].isWord { return (flag, end) }
    }
    return nil
  }

  /// Goes on to the closing quote where only brackets stand before it.
  private mutating func skipQuote(at start: Int) -> Int {
    var index = start
    while index - start < 16, self[index].closesNumbers { index += 1 }
    return self[index].isQuote ? index + 1 : start
  }
}

extension DumpText {
  /// Four numbers in brackets, with or without labels; brackets that are missing do not matter.
  ///
  /// `NSRect: {{0, 451}, {375, 216}}`, `(0.0, 451.0, 375.0, 216.0)`,
  /// `CGRect(x: 0, y: 451, width: 375, height: 216)`,
  /// `(origin = (x = 0, y = 451), size = (width = 375, height = 216))`.
  fileprivate mutating func rect(at start: Int) -> (CGRect, Int)? {
    var index = start
    if let kind = skip("NSRect:", at: index) ?? skip("CGRect:", at: index) { index = kind }
    var numbers = [Double?](repeating: nil, count: 4)
    var place = 0
    var depth = 0
    // Two numbers without a sign between them are not of one rectangle.
    var isAfterNumber = false
    while numbers.contains(nil) {
      index = skipSpace(at: index)
      guard index - start < 512 else { return nil }
      let byte = self[index]
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") {
        depth += 1
        index += 1
      } else if depth > 1, byte.closesNumbers || byte == UInt8(ascii: ",") {
        if byte.closesNumbers { depth -= 1 }
        index += 1
      } else if depth > 0, byte == UInt8(ascii: ",") {
        index += 1
      } else if depth > 0, !isAfterNumber, let (text, end) = number(at: index) {
        guard place < 4, numbers[place] == nil, let number = finiteOrInfinite(text) else {
          return nil
        }
        numbers[place] = number
        place += 1
        index = end
        isAfterNumber = true
        continue
      } else if let label = label(at: index) {
        place = label.place ?? place
        index = label.end
      } else {
        return nil
      }
      isAfterNumber = false
    }
    // The last number may have been cut off where nothing stands behind it.
    guard !isEnd(index), let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else { return nil }
    while depth > 0 {
      let next = skipBlanks(at: index)
      guard self[next].closesNumbers else { break }
      index = next + 1
      depth -= 1
    }
    // A fifth number.
    if depth > 0, self[index] == UInt8(ascii: ","), number(at: skipBlanks(at: index + 1)) != nil {
      return nil
    }
    return (CGRect(x: x, y: y, width: width, height: height), index)
  }

  /// A label, `width:` or `origin =`, which may name a place, or a type with its bracket to come.
  private mutating func label(at start: Int) -> (place: Int?, end: Int)? {
    var end = start
    while self[end].isWord || self[end] == UInt8(ascii: "."), end - start < 32 { end += 1 }
    let sign = skipBlanks(at: end)
    if self[sign] == UInt8(ascii: "(") { return (nil, sign) }
    guard end <= bytes.count, self[sign] == UInt8(ascii: ":") || self[sign] == UInt8(ascii: "=")
    else { return nil }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    return (["x", "y", "width", "height"].firstIndex(of: name), sign + 1)
  }

  /// The text of a number: digits with a sign, a point and an exponent, or `inf` and `nan`.
  fileprivate mutating func number(at start: Int) -> (String, Int)? {
    var end = start
    while self[end].isWord || self[end] == UInt8(ascii: ".") || isSign(at: end, after: start) {
      end += 1
      guard end - start < 64 else { return nil }
    }
    guard end > start, end <= bytes.count else { return nil }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    // Double would take hexadecimal numbers too.
    guard !text.contains("x"), Double(text) != nil else { return nil }
    return (text, end)
  }

  /// The number; nil when it is larger than any that can be told.
  fileprivate func finiteOrInfinite(_ text: String) -> Double? {
    guard let number = Double(text) else { return nil }
    return number.isInfinite && text.contains(where: \.isNumber) ? nil : number
  }

  /// Whether a sign stands at the index: at the start of a number or of its exponent.
  private mutating func isSign(at index: Int, after start: Int) -> Bool {
    guard self[index] == UInt8(ascii: "-") || self[index] == UInt8(ascii: "+") else { return false }
    return index == start || self[index - 1] | 0x20 == UInt8(ascii: "e")
  }
}

extension UInt8 {
  fileprivate var closesNumbers: Bool { self == UInt8(ascii: "}") || self == UInt8(ascii: ")") }
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
