/// A stretch of text that may go on: whoever looks beyond its end learns that more is needed.
struct DumpText {
  let bytes: UnsafeBufferPointer<UInt8>
  let isFinal: Bool

  /// Set when something beyond the end was asked for and the text may go on.
  ///
  /// What was made of the answer then means nothing.
  private(set) var isStarved = false

  init(bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool) {
    self.bytes = bytes
    self.isFinal = isFinal
  }

  /// The byte at an index, 0 beyond the end.
  subscript(index: Int) -> UInt8 {
    mutating get {
      if index < bytes.count { return bytes[index] }
      if !isFinal { isStarved = true }
      return 0
    }
  }

  /// Whether the text ends at or before the index.
  mutating func isEnd(_ index: Int) -> Bool {
    if index < bytes.count { return false }
    if !isFinal { isStarved = true }
    return true
  }

  /// The index after the word when it stands at `index`.
  mutating func skip(_ word: StaticString, at index: Int) -> Int? {
    for offset in 0..<word.utf8CodeUnitCount where self[index + offset] != word.utf8Start[offset] {
      return nil
    }
    return index + word.utf8CodeUnitCount
  }

  /// The index of the first byte that is no blank, at most so many bytes on.
  mutating func skipBlanks(at index: Int, limit: Int = 256) -> Int {
    var index = index
    let end = index + limit
    while index < end, self[index].isBlank { index += 1 }
    return index
  }

  /// Like `skipBlanks(at:limit:)`, but goes on in the lines behind it, past their comment marks.
  mutating func skipSpace(at index: Int, limit: Int = 256) -> Int {
    var index = index
    let end = index + limit
    var isLineStart = false
    while index < end {
      if self[index].isLineEnd {
        isLineStart = true
      } else if !self[index].isBlank {
        let isMark = self[index] == UInt8(ascii: "/") || self[index] == UInt8(ascii: "*")
        guard isLineStart, isMark else { break }
      }
      index += 1
    }
    return index
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isLetter: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  /// Whether it can stand in a name of C or Swift; only ASCII counts.
  var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }

  /// The bracket that closes this one, nil for what is no opening bracket.
  var closer: UInt8? {
    switch self {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    default: nil
    }
  }

  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
