extension MouseEvent.Kind {
  /// Reads the number of a button that is pressed or held; nil for those that do nothing here.
  init?(code: Int) {
    guard code >= 0 else { return nil }
    switch code & ~0x1c {
    case 0: self = .press
    case 0x20: self = .drag
    case 0x40: self = .wheelUp
    case 0x41: self = .wheelDown
    default: return nil
    }
  }
}

extension MouseEvent {
  /// Reads the three bytes of a mouse that is told in the old way.
  init?(old bytes: [UInt8]) {
    guard bytes.count == 3, bytes.allSatisfy({ $0 >= 0x20 }), bytes[1] > 0x20, bytes[2] > 0x20
    else { return nil }
    let code = Int(bytes[0]) - 0x20
    let cell = CellPoint(column: Int(bytes[1]) - 0x21, row: Int(bytes[2]) - 0x21)
    guard let kind = code & 0x63 == 3 ? .release : Kind(code: code) else { return nil }
    self.init(kind: kind, cell: cell)
  }
}
