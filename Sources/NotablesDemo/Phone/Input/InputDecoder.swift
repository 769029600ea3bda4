/// Reads what a terminal sends: keys, the mouse, focus, pasted text and answers.
///
/// Bytes may come in pieces, cut anywhere. What is no known sequence, and no text, is skipped.
struct InputDecoder {
  private enum State {
    case ground
    /// The bytes of a character that has more to come.
    case character([UInt8], missing: Int)
    case escape
    /// `ESC O`, before its letter.
    case singleShift
    case control(ControlSequence)
    /// The bytes behind `CSI M`, of which there are three.
    case oldMouse([UInt8])
    case paste(PasteText)
  }

  private var state = State.ground

  /// Whether an Escape waits for what comes behind it, to be a key or the start of a sequence.
  var isUndecided: Bool {
    if case .escape = state { true } else { false }
  }

  /// Takes bytes.
  ///
  /// - Returns: What they say, together with those that came before.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    for byte in bytes { take(byte, &inputs) }
    return inputs
  }

  /// Nothing has come for a while: an Escape that waits was the key.
  mutating func flush() -> [TerminalInput] {
    guard isUndecided else { return [] }
    state = .ground
    return [.key(.escape)]
  }

  private mutating func take(_ byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch state {
    case .ground:
      start(with: byte, &inputs)
    case .character(var bytes, let missing):
      guard byte & 0xc0 == 0x80 else {
        state = .ground
        return take(byte, &inputs)
      }
      bytes.append(byte)
      state = .character(bytes, missing: missing - 1)
      if missing == 1 { endCharacter(bytes, &inputs) }
    case .escape:
      escape(followedBy: byte, &inputs)
    case .singleShift:
      state = .ground
      if byte == Self.escapeByte { return take(byte, &inputs) }
      if let key = Key(letter: byte) { inputs.append(.key(key)) }
    case .control(var sequence):
      follow(&sequence, with: byte, &inputs)
    case .oldMouse(let bytes):
      state = bytes.count < 2 ? .oldMouse(bytes + [byte]) : .ground
      if bytes.count == 2, let event = MouseEvent(old: bytes + [byte]) {
        inputs.append(.mouse(event))
      }
    case .paste(var paste):
      if let text = paste.take(byte) {
        state = .ground
        inputs.append(.paste(text))
      } else {
        state = .paste(paste)
      }
    }
  }

  private mutating func start(with byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch byte {
    case Self.escapeByte: state = .escape
    case 0x00..<0x20, 0x7f: if let key = Key(control: byte) { inputs.append(.key(key)) }
    case 0x20..<0x7f: inputs.append(.key(.text(Unicode.Scalar(byte))))
    case 0xc2..<0xe0: state = .character([byte], missing: 1)
    case 0xe0..<0xf0: state = .character([byte], missing: 2)
    case 0xf0..<0xf5: state = .character([byte], missing: 3)
    default: break
    }
  }

  private mutating func endCharacter(_ bytes: [UInt8], _ inputs: inout [TerminalInput]) {
    state = .ground
    // What is no character decodes to several replacement characters.
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    guard let scalar = scalars.first, scalars.count == 1, scalar.value > 0x9f else { return }
    inputs.append(.key(.text(scalar)))
  }

  private mutating func escape(followedBy byte: UInt8, _ inputs: inout [TerminalInput]) {
    switch byte {
    case UInt8(ascii: "["): state = .control(ControlSequence())
    case UInt8(ascii: "O"): state = .singleShift
    case 0x20..<0x7f:
      state = .ground
      inputs.append(.key(.alt(Unicode.Scalar(byte))))
    default:
      state = .ground
      inputs.append(.key(.escape))
      take(byte, &inputs)
    }
  }

  private mutating func follow(
    _ sequence: inout ControlSequence,
    with byte: UInt8,
    _ inputs: inout [TerminalInput]
  ) {
    switch sequence.take(byte) {
    case .goesOn:
      state = .control(sequence)
    case .broken:
      state = .ground
      take(byte, &inputs)
    case .ended where sequence.isOldMouse:
      state = .oldMouse([])
    case .ended where sequence.beginsPaste:
      state = .paste(PasteText())
    case .ended:
      state = .ground
      if let input = sequence.input { inputs.append(input) }
    }
  }

  private static let escapeByte: UInt8 = 0x1b
}
