import Foundation

/// A JSON value whose objects keep the order of their keys, for writing.
///
/// Numbers are the shortest that read back the same; those that JSON lacks are the strings `"inf"`,
/// `"-inf"` and `"nan"`.
public enum JSONText: Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A whole number, exact also where no `Double` is.
  case integer(Int)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONText])
  /// Values by key, in the order given.
  case object(KeyValuePairs<String, JSONText>)
}

extension JSONText: CustomStringConvertible {
  /// The value on one line, without white space between its parts.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.number(value)
    case .integer(let value): text += "\(value)"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      var before = "["
      for value in values {
        text += before
        value.write(to: &text)
        before = ","
      }
      text += values.isEmpty ? "[]" : "]"
    case .object(let pairs):
      var before = "{"
      for index in pairs.indices {
        text += before
        Self.write(pairs[index].key, to: &text)
        text += ":"
        pairs[index].value.write(to: &text)
        before = ","
      }
      text += pairs.isEmpty ? "{}" : "}"
    }
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else {
      return value.isNaN ? "\"nan\"" : value > 0 ? "\"inf\"" : "\"-inf\""
    }
    if let whole = Int(exactly: value), whole != 0, whole.magnitude < 1 << 53 {
      return whole.description
    }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func write(_ string: String, to text: inout String) {
    guard string.utf8.contains(where: isEscaped) else {
      text += "\"\(string)\""
      return
    }
    text += "\""
    defer { text += "\"" }
    // The C library looks faster than an unoptimised build can.
    let isPlain = string.withCString { strcspn($0, special) == string.utf8.count }
    if isPlain {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7f}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// What a string cannot hold as it is; a NUL ends the search by itself.
  private static let special =
    "\"\\\u{7f}"
    + String(
      String.UnicodeScalarView(
        (UInt8(1)..<32).map(Unicode.Scalar.init)
      )
    )
}

private func isEscaped(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == 0x7f || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}

extension JSONText {
  /// The value as a JSON value, `null` for nil.
  public static func number(orNull value: Double?) -> JSONText { value.map(number) ?? .null }

  /// The value as a JSON value, `null` for nil.
  public static func string(orNull value: String?) -> JSONText { value.map(string) ?? .null }

  /// The numbers as an array.
  public static func numbers(_ values: [Double]) -> JSONText { .array(values.map(number)) }
}
