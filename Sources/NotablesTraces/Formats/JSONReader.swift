import Foundation

/// Reads values from JSON text, and says where and why it cannot.
///
/// What is no JSON is refused, also in values that nobody asks for, and on every platform alike.
/// Numbers that JSON lacks are the strings `"inf"`, `"-inf"` and `"nan"`, as ``JSONText`` writes them.
public struct JSONReader {
  private let decoder = JSONDecoder()

  /// Makes a reader.
  public init() {
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
  }

  /// Reads the value that a whole text is.
  ///
  /// - Parameter text: UTF-8 text without a byte order mark.
  /// - Returns: The value, to be asked for its parts.
  /// - Throws: ``JSONProblem`` when the text is no JSON.
  public func value(of text: Data) throws -> JSONValue {
    guard String(data: text, encoding: .utf8) != nil else { throw JSONProblem("not UTF-8 text") }
    do {
      return try JSONParser.value(of: text)
    } catch let defect as JSONParser.Defect {
      let place = Self.place(of: defect.index, in: text)
      throw JSONProblem("not JSON: \(defect.cause), at \(place)")
    }
  }

  /// Reads a decodable value from a whole text.
  ///
  /// - Parameters:
  ///   - type: What to read.
  ///   - text: UTF-8 text without a byte order mark.
  /// - Returns: The value.
  /// - Throws: ``JSONProblem`` when the text is no JSON, or has no such value; what the value's own
  ///   decoding throws, unless that is a `DecodingError`.
  public func read<Value: Decodable>(_ type: Value.Type, from text: Data) throws -> Value {
    let value = try value(of: text)
    do {
      return try decoder.decode(type, from: text)
    } catch let error as DecodingError {
      throw JSONProblem(error, in: value)
    }
  }

  /// The byte, counted from 1; behind the first line the line and its character.
  private static func place(of index: Int, in text: Data) -> String {
    let before = text.prefix(index)
    guard let end = before.lastIndex(of: UInt8(ascii: "\n")) else { return "byte \(index + 1)" }
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let column = String(decoding: before[(end + 1)...], as: UTF8.self).count + 1
    return "line \(line), column \(column)"
  }
}
