/// A sequence behind `ESC [`: parameters, and a letter that ends it.
struct ControlSequence {
  enum Progress {
    case goesOn
    case ended
    /// The byte does not belong to the sequence.
    case broken
  }

  private var parameters: [UInt8] = []
  private var final: UInt8?
  /// Whether it is longer, or has other bytes, than any that is known.
  private var isForeign = false

  mutating func take(_ byte: UInt8) -> Progress {
    switch byte {
    case 0x30..<0x40:
      if parameters.count < 64 { parameters.append(byte) } else { isForeign = true }
      return .goesOn
    case 0x20..<0x30:
      isForeign = true
      return .goesOn
    case 0x40..<0x7f:
      final = byte
      return .ended
    default:
      return .broken
    }
  }

  /// A mouse that is told in three raw bytes, by terminals that know nothing better.
  var isOldMouse: Bool { final == UInt8(ascii: "M") && parameters.isEmpty && !isForeign }

  var beginsPaste: Bool { final == UInt8(ascii: "~") && numbers == [200] && !isForeign }

  /// What the sequence says; nil when it is not known.
  var input: TerminalInput? {
    guard let final, !isForeign else { return nil }
    if parameters.first == UInt8(ascii: "<") { return mouse(final) }
    switch (final, numbers.first ?? 0) {
    case (UInt8(ascii: "I"), 0): return .focus(true)
    case (UInt8(ascii: "O"), 0): return .focus(false)
    case (UInt8(ascii: "Z"), _): return .key(.backTab)
    case (UInt8(ascii: "~"), let number): return Key(number: number).map { .key($0) }
    case (UInt8(ascii: "t"), 8) where numbers.count == 3:
      return CellSize(told: numbers[2], numbers[1]).map { .resize($0) }
    default: return Key(letter: final).map { .key($0) }
    }
  }

  private func mouse(_ final: UInt8) -> TerminalInput? {
    let numbers = Self.numbers(parameters.dropFirst())
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let cell = CellPoint(column: numbers[1] - 1, row: numbers[2] - 1)
    switch final {
    case UInt8(ascii: "M"):
      return MouseEvent.Kind(code: numbers[0]).map { .mouse(MouseEvent(kind: $0, cell: cell)) }
    case UInt8(ascii: "m") where numbers[0] & 0x43 == 0:
      return .mouse(MouseEvent(kind: .release, cell: cell))
    default:
      return nil
    }
  }

  private var numbers: [Int] { Self.numbers(parameters[...]) }

  /// The numbers between semicolons; one that is no number is -1.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    guard !bytes.isEmpty else { return [] }
    return bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self)).map { min($0, 100_000) } ?? -1
    }
  }
}
