import Foundation

/// Reads bytes as JSON as RFC 8259 has it, and finds the first place where they are none.
///
/// Foundation lets more pass, and not the same on every platform: a comma before a closing bracket,
/// and in values that nobody asks for numbers and texts of almost any form.
struct JSONParser {
  /// What is wrong, and the index of the byte where that shows.
  struct Defect: Error {
    let cause: String
    let index: Int
  }

  /// The bytes, with a 0 behind them.
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private var index = 0
  private var depth = 0

  /// As deep as Foundation goes.
  private static let maximumDepth = 512

  /// Reads the value that the bytes are; throws a `Defect` where they are none.
  static func value(of text: Data) throws -> JSONValue {
    let bytes = Array(text) + [0]
    return try bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { throw Defect(cause: "no text", index: 0) }
      var parser = JSONParser(bytes: start, count: bytes.count - 1)
      let value = try parser.value()
      parser.skipBlanks()
      if parser.index < parser.count { throw parser.defect("text behind the end") }
      return value
    }
  }

  private init(bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  /// The byte at the index, 0 behind the end; no JSON has a byte 0.
  private var next: UInt8 { bytes[index] }

  // Comparisons one by one, as an unoptimised build takes its time for a switch over bytes.
  private mutating func value() throws -> JSONValue {
    skipBlanks()
    let first = next
    if first == .quote { return .string(try string()) }
    if first == .minus || first.isDigit { return .number(try number()) }
    if first == .openBrace { return .object(try members()) }
    if first == .openBracket { return .array(try elements()) }
    if try skip("true", from: first) { return .bool(true) }
    if try skip("false", from: first) { return .bool(false) }
    if try skip("null", from: first) { return .null }
    throw defect("expected a value")
  }

  private mutating func elements() throws -> [JSONValue] {
    var elements: [JSONValue] = []
    guard try open(until: .closeBracket) else { return elements }
    repeat {
      elements.append(try value())
    } while try goOn(until: .closeBracket)
    return elements
  }

  private mutating func members() throws -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    guard try open(until: .closeBrace) else { return members }
    repeat {
      guard next == .quote else { throw defect("expected a key in quotes") }
      let key = try string()
      skipBlanks()
      guard next == .colon else { throw defect("expected a colon") }
      index += 1
      members.append(JSONValue.Member(key: key, value: try value()))
    } while try goOn(until: .closeBrace)
    return members
  }

  /// Skips an opening bracket, and answers whether anything follows before the closing one.
  private mutating func open(until closer: UInt8) throws -> Bool {
    if depth == Self.maximumDepth { throw defect("too many brackets in each other") }
    depth += 1
    index += 1
    skipBlanks()
    return !close(closer)
  }

  /// Skips a comma, and answers whether there was one rather than the closing bracket.
  private mutating func goOn(until closer: UInt8) throws -> Bool {
    skipBlanks()
    if close(closer) { return false }
    guard next == .comma else {
      throw defect("expected a comma or \(Character(Unicode.Scalar(closer)))")
    }
    let comma = index
    index += 1
    skipBlanks()
    if next == closer { throw Defect(cause: "a comma before a closing bracket", index: comma) }
    return true
  }

  private mutating func close(_ closer: UInt8) -> Bool {
    guard next == closer else { return false }
    depth -= 1
    index += 1
    return true
  }

  private mutating func string() throws -> String {
    index += 1
    var text = takePlainText()
    while next != .quote {
      if next < 0x20 { throw defect("a text that does not end, or a control character in it") }
      text.unicodeScalars.append(try escaped())
      text += takePlainText()
    }
    index += 1
    return text
  }

  /// Takes what stands before the next quote, backslash or control character.
  private mutating func takePlainText() -> String {
    let start = index
    let ends: StaticString = """
      "\\\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\u{9}\u{a}\u{b}\u{c}\u{d}\u{e}\u{f}\u{10}\u{11}\
      \u{12}\u{13}\u{14}\u{15}\u{16}\u{17}\u{18}\u{19}\u{1a}\u{1b}\u{1c}\u{1d}\u{1e}\u{1f}
      """
    index += strcspn(characters(bytes + index), characters(ends.utf8Start))
    return text(from: start)
  }

  private mutating func escaped() throws -> Unicode.Scalar {
    let start = index
    index += 1
    if next != UInt8(ascii: "u") {
      guard let scalar = Self.escapes[next] else { throw defect("an unknown escape") }
      index += 1
      return scalar
    }
    let unit = try codeUnit()
    var units = [unit]
    if UTF16.isLeadSurrogate(unit), next == .backslash {
      index += 1
      if next == UInt8(ascii: "u") { units.append(try codeUnit()) }
    }
    var decoder = UTF16()
    var iterator = units.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      throw Defect(cause: "half of a character", index: start)
    }
    return scalar
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{c}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// Takes the `u` of an escape and its four digits.
  private mutating func codeUnit() throws -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      index += 1
      guard let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
        throw defect("expected a hexadecimal digit")
      }
      unit = unit << 4 | UInt16(digit)
    }
    index += 1
    return unit
  }

  private mutating func number() throws -> Double {
    let start = index
    if next == .minus { index += 1 }
    if next == .zero { index += 1 } else { try skipDigits() }
    if next == UInt8(ascii: ".") {
      index += 1
      try skipDigits()
    }
    if next | 0x20 == UInt8(ascii: "e") {
      index += 1
      if next == UInt8(ascii: "+") || next == .minus { index += 1 }
      try skipDigits()
    }
    // What has the form of a number has a value, if only an infinite one.
    return Double(text(from: start)) ?? .infinity
  }

  private mutating func skipDigits() throws {
    guard next.isDigit else { throw defect("expected a digit") }
    index += strspn(characters(bytes + index), "0123456789")
  }

  /// Skips a word if its first letter is the next byte.
  private mutating func skip(_ word: StaticString, from first: UInt8) throws -> Bool {
    guard first == word.utf8Start[0] else { return false }
    for offset in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[offset] else { throw defect("expected \(word)") }
      index += 1
    }
    return true
  }

  private mutating func skipBlanks() {
    if next > 0x20 { return }
    index += strspn(characters(bytes + index), " \t\n\r")
  }

  private func text(from start: Int) -> String {
    let part = UnsafeBufferPointer(start: bytes + start, count: index - start)
    return String(decoding: part, as: UTF8.self)
  }

  /// The bytes as the C library takes them.
  private func characters(_ bytes: UnsafePointer<UInt8>) -> UnsafePointer<CChar> {
    UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self)
  }

  private func defect(_ cause: String) -> Defect {
    Defect(cause: index < count ? cause : "the end is missing", index: index)
  }
}

extension UInt8 {
  fileprivate static let quote: UInt8 = 0x22
  fileprivate static let comma: UInt8 = 0x2c
  fileprivate static let minus: UInt8 = 0x2d
  fileprivate static let zero: UInt8 = 0x30
  fileprivate static let colon: UInt8 = 0x3a
  fileprivate static let openBracket: UInt8 = 0x5b
  fileprivate static let backslash: UInt8 = 0x5c
  fileprivate static let closeBracket: UInt8 = 0x5d
  fileprivate static let openBrace: UInt8 = 0x7b
  fileprivate static let closeBrace: UInt8 = 0x7d
}
