extension Key {
  /// Reads a control character; nil for those that no key here sends.
  init?(control byte: UInt8) {
    switch byte {
    case 0x08, 0x7f: self = .backspace
    case 0x09: self = .tab
    case 0x0a, 0x0d: self = .enter
    case 0x01...0x1a: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    default: return nil
    }
  }

  /// Reads the letter that ends `ESC [` or `ESC O`.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "M"): self = .enter
    default: return nil
    }
  }

  /// Reads the number between `ESC [` and `~`.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    default: return nil
    }
  }
}
