import Foundation
import NotablesTraces

/// Compares what the library takes for JSON with what Foundation does when it reads everything.
enum StrictJSON {
  static func check(_ text: Data) {
    let isRead = (try? JSONReader().read(Anything.self, from: text)) != nil
    let value = try? JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
    guard isRead != (value != nil) else { return }
    if isRead {
      // Foundation refuses numbers that no Double comes near.
      require(text.contains { $0 | 0x20 == UInt8(ascii: "e") } || text.count > 300, "read as JSON")
    } else {
      require(isLenient(text), "refused, although it is JSON")
    }
  }

  /// Whether the text has what Foundation lets pass: other encodings, marks of byte order, and commas
  /// before closing brackets.
  private static func isLenient(_ text: Data) -> Bool {
    guard let string = String(data: text, encoding: .utf8) else { return true }
    return string.contains("\0") || text.starts(with: [0xef, 0xbb, 0xbf])
      || string.range(of: ",[ \t\r\n]*[]}]", options: .regularExpression) != nil
  }

  /// Takes any value.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}
