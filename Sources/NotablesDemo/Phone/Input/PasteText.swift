/// Collects a pasted text up to the sequence that ends it.
struct PasteText {
  private var bytes: [UInt8] = []
  /// How much of the ending has come.
  private var matched = 0

  private static let ending = Array("\u{1b}[201~".utf8)
  private static let limit = 1 << 16

  /// Takes a byte; gives the text once its ending is there, what is beyond 64 KB left out.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == Self.ending[matched] {
      matched += 1
      return matched == Self.ending.count ? String(decoding: bytes, as: UTF8.self) : nil
    }
    keep(Self.ending.prefix(matched))
    // Only its first byte can begin the ending anew.
    matched = byte == Self.ending[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return nil
  }

  private mutating func keep(_ more: some Sequence<UInt8>) {
    bytes += more.prefix(Self.limit - bytes.count)
  }
}
