#if os(Linux) || os(macOS)
/// Tells a terminal's focus reports, `ESC [ I` and `ESC [ O`, from what the user types.
///
/// A report may arrive in pieces, so an escape stays here until the next byte shows what it was.
struct FocusReports {
  private var pending: [UInt8] = []

  /// Takes bytes as they arrive and answers with the reports in them and all the others.
  mutating func take(_ bytes: [UInt8]) -> (reports: [Bool], typed: [UInt8]) {
    var reports: [Bool] = []
    var typed: [UInt8] = []
    for byte in bytes {
      switch (pending.count, byte) {
      case (0, Self.escape), (1, UInt8(ascii: "[")):
        pending.append(byte)
      case (2, UInt8(ascii: "I")), (2, UInt8(ascii: "O")):
        reports.append(byte == UInt8(ascii: "I"))
        pending = []
      default:
        typed += pending
        pending = byte == Self.escape ? [byte] : []
        if byte != Self.escape { typed.append(byte) }
      }
    }
    return (reports, typed)
  }

  private static let escape: UInt8 = 0x1b
}
#endif
