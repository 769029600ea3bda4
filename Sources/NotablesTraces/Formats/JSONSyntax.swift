import Foundation

/// Checks that bytes are JSON as RFC 8259 has it, and finds the first place where they are not.
///
/// Foundation lets more pass, and not the same on every platform: a comma before a closing bracket,
/// and in values that nobody asks for numbers and texts of almost any form.
struct JSONSyntax {
  /// What is wrong, and the index of the byte where that shows.
  struct Defect: Error {
    let cause: String
    let index: Int
  }

  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  /// What closes the objects and arrays that are open, from the outside in.
  private var closers: [UInt8] = []

  /// As deep as Foundation goes.
  private static let maximumDepth = 512

  /// The first defect; nil when the bytes are JSON.
  static func defect(in text: Data) -> Defect? {
    text.withUnsafeBytes { bytes -> Defect? in
      var syntax = JSONSyntax(bytes: bytes)
      do throws(Defect) {
        try syntax.check()
        return nil
      } catch {
        return error
      }
    }
  }

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The byte at the index, 0 behind the end; no JSON has a byte 0.
  private var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func check() throws(Defect) {
    repeat {
      try skipValueOrOpen()
      try skipToNextValue()
    } while !closers.isEmpty
    if index < bytes.count { throw defect("text behind the end") }
  }

  /// Skips values, and opening brackets, up to the end of a value.
  private mutating func skipValueOrOpen() throws(Defect) {
    while true {
      skipBlanks()
      switch next {
      case UInt8(ascii: "{"):
        try open(UInt8(ascii: "}"))
        if next == UInt8(ascii: "}") { return }
        try skipKey()
      case UInt8(ascii: "["):
        try open(UInt8(ascii: "]"))
        if next == UInt8(ascii: "]") { return }
      case UInt8(ascii: "\""): return try skipString()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try skipNumber()
      case UInt8(ascii: "t"): return try skip("true")
      case UInt8(ascii: "f"): return try skip("false")
      case UInt8(ascii: "n"): return try skip("null")
      default: throw defect("expected a value")
      }
    }
  }

  private mutating func open(_ closer: UInt8) throws(Defect) {
    if closers.count == Self.maximumDepth { throw defect("too many brackets in each other") }
    closers.append(closer)
    index += 1
    skipBlanks()
  }

  /// Skips closing brackets, and a comma, up to a value; or to the end of everything.
  private mutating func skipToNextValue() throws(Defect) {
    while true {
      skipBlanks()
      guard let closer = closers.last else { return }
      if next == closer {
        closers.removeLast()
        index += 1
        continue
      }
      guard next == UInt8(ascii: ",") else {
        throw defect("expected a comma or \(Character(Unicode.Scalar(closer)))")
      }
      let comma = index
      index += 1
      skipBlanks()
      if next == closer {
        throw Defect(cause: "a comma before a closing bracket", index: comma)
      }
      if closer == UInt8(ascii: "}") { try skipKey() }
      return
    }
  }

  private mutating func skipKey() throws(Defect) {
    guard next == UInt8(ascii: "\"") else { throw defect("expected a key in quotes") }
    try skipString()
    skipBlanks()
    guard next == UInt8(ascii: ":") else { throw defect("expected a colon") }
    index += 1
  }

  private mutating func skipString() throws(Defect) {
    index += 1
    while next != UInt8(ascii: "\"") {
      if next < 0x20 { throw defect("a text that does not end, or a control character in it") }
      if next == UInt8(ascii: "\\") { try skipEscape() } else { index += 1 }
    }
    index += 1
  }

  private mutating func skipEscape() throws(Defect) {
    index += 1
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 1
    case UInt8(ascii: "u"):
      let start = index - 1
      switch try skipCodeUnit() {
      case 0xd800..<0xdc00:
        guard next == UInt8(ascii: "\\") else { throw half(at: start) }
        index += 1
        guard next == UInt8(ascii: "u"), 0xdc00..<0xe000 ~= (try skipCodeUnit()) else {
          throw half(at: start)
        }
      case 0xdc00..<0xe000: throw half(at: start)
      default: break
      }
    default: throw defect("an unknown escape")
    }
  }

  /// Skips the `u` of an escape and its four digits.
  private mutating func skipCodeUnit() throws(Defect) -> Int {
    var unit = 0
    for _ in 0..<4 {
      index += 1
      guard let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
        throw defect("expected a hexadecimal digit")
      }
      unit = unit << 4 | digit
    }
    index += 1
    return unit
  }

  private mutating func skipNumber() throws(Defect) {
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") { index += 1 } else { try skipDigits() }
    if next == UInt8(ascii: ".") {
      index += 1
      try skipDigits()
    }
    if next | 0x20 == UInt8(ascii: "e") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try skipDigits()
    }
  }

  private mutating func skipDigits() throws(Defect) {
    guard next.isDigit else { throw defect("expected a digit") }
    while next.isDigit { index += 1 }
  }

  private mutating func skip(_ word: StaticString) throws(Defect) {
    for offset in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[offset] else { throw defect("expected \(word)") }
      index += 1
    }
  }

  private mutating func skipBlanks() {
    while next.isBlank || next.isLineEnd { index += 1 }
  }

  private func half(at index: Int) -> Defect {
    Defect(cause: "half of a character", index: index)
  }

  private func defect(_ cause: String) -> Defect {
    Defect(cause: index < bytes.count ? cause : "the end is missing", index: index)
  }
}
