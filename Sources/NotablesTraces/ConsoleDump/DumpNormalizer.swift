/// Makes text plain that was quoted, coloured or set by a word processor.
///
/// - Backslashes go, as inside JSON: `\n`, `\t`, `\"`, `\u003c`. A run of them counts as one, since
///   text is quoted more than once.
/// - Colours of a terminal go.
/// - A no-break space becomes a blank, a curly quote a straight one.
struct DumpNormalizer: Sendable {
  /// The beginning of a sequence whose end has not come yet.
  private var pending: [UInt8] = []

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, to buffer: inout [UInt8]) {
    guard pending.isEmpty else {
      let joined = pending + bytes
      pending = []
      return joined.withUnsafeBufferPointer { appendWhole($0, to: &buffer) }
    }
    appendWhole(bytes, to: &buffer)
  }

  /// Hands over what a sequence without an end began with.
  mutating func finish(_ buffer: inout [UInt8]) {
    buffer += pending.drop { $0 == UInt8(ascii: "\\") || $0 == 0x1b }
    pending = []
  }

  private mutating func appendWhole(
    _ bytes: UnsafeBufferPointer<UInt8>,
    to buffer: inout [UInt8]
  ) {
    var start = 0
    var index = 0
    while index < bytes.count {
      guard Self.isSpecial(bytes[index]) else {
        index += 1
        continue
      }
      buffer.append(contentsOf: bytes[start..<index])
      guard let sequence = Self.sequence(bytes[index...]) else {
        pending = Array(bytes[index...])
        return
      }
      if let byte = sequence.meaning { buffer.append(byte) }
      index += sequence.length
      start = index
    }
    buffer.append(contentsOf: bytes[start...])
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == 0xc2 || byte == 0xe2 || byte == 0x1b
  }

  private typealias Sequence = (length: Int, meaning: UInt8?)

  /// What the bytes begin with; nil when more of them are needed to tell.
  private static func sequence(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Sequence? {
    switch bytes.first {
    case 0xc2:
      guard let next = bytes.dropFirst().first else { return nil }
      return next == 0xa0 ? (2, UInt8(ascii: " ")) : (1, 0xc2)
    case 0xe2:
      guard bytes.count >= 3 else { return nil }
      let isQuote = bytes.starts(with: [0xe2, 0x80]) && 0x98...0x9f ~= bytes[bytes.startIndex + 2]
      return isQuote ? (3, UInt8(ascii: "\"")) : (1, 0xe2)
    case 0x1b:
      return color(bytes)
    default:
      return escape(bytes)
    }
  }

  /// `ESC[1;32m`.
  private static func color(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Sequence? {
    guard bytes.count >= 2 else { return nil }
    guard bytes[bytes.startIndex + 1] == UInt8(ascii: "[") else { return (1, nil) }
    let parameters = bytes.dropFirst(2).prefix { 0x20...0x3f ~= $0 }
    guard parameters.count < 32 else { return (2, nil) }
    return parameters.endIndex < bytes.endIndex ? (parameters.count + 3, nil) : nil
  }

  private static func escape(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Sequence? {
    let run = bytes.prefix { $0 == UInt8(ascii: "\\") }.prefix(64).count
    let rest = bytes.dropFirst(run)
    guard let byte = rest.first else { return nil }
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "r"): return (run + 1, UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): return (run + 1, UInt8(ascii: "\t"))
    case UInt8(ascii: "u"):
      let digits = rest.dropFirst().prefix(4)
      guard digits.count == 4 else { return nil }
      guard let code = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
        return (run, nil)
      }
      return (run + 5, meaning(of: code))
    default:
      // What was quoted may be special itself.
      return isSpecial(byte) && byte != UInt8(ascii: "\\") ? (run, nil) : (run + 1, byte)
    }
  }

  private static func meaning(of code: UInt16) -> UInt8 {
    switch code {
    case 0x0a, 0x0d: UInt8(ascii: "\n")
    case 0xa0: UInt8(ascii: " ")
    case 0x2018...0x201f: UInt8(ascii: "\"")
    default: UInt8(exactly: code).flatMap { $0 < 0x80 ? $0 : nil } ?? UInt8(ascii: "?")
    }
  }
}
