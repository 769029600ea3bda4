import Foundation

/// Why a value could not be read from JSON.
public struct JSONProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the text, such as `info.begin[2]`; empty for the text as a whole.
  public let path: String

  /// What was expected and what was found.
  public let cause: String

  /// The path and the cause.
  public var description: String { path.isEmpty ? cause : "\(path): \(cause)" }

  init(_ cause: String, at path: [any CodingKey] = []) {
    let steps = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    self.path = String(steps.joined().drop { $0 == "." })
    self.cause = cause
  }

  /// Says what a decoder found wrong with a text that is JSON.
  init(_ error: DecodingError, in text: Data) {
    switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let (expected, path) = (Self.name(of: type), context.codingPath)
      self.init("expected \(expected), found \(Self.value(at: path, in: text))", at: path)
    case .keyNotFound(let key, let context):
      self.init("is missing", at: context.codingPath + [key])
    case .dataCorrupted(let context):
      // The text being JSON, this is what Foundation says of a number, without its place.
      let isNumber = context.debugDescription == "The given data was not valid JSON."
      self.init(
        isNumber ? "not JSON: a number that no Double comes near" : context.debugDescription,
        at: context.codingPath
      )
    @unknown default:
      self.init("\(error)")
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    case is String.Type: "a string"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }

  /// A word for the value at a path.
  private static func value(at path: [any CodingKey], in text: Data) -> String {
    var value: Any? = try? JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
    for key in path {
      if let index = key.intValue, let array = value as? [Any] {
        value = array.indices.contains(index) ? array[index] : nil
      } else {
        value = (value as? [String: Any])?[key.stringValue]
      }
    }
    switch value {
    case nil: return "nothing"
    case is NSNull: return "null"
    // A boolean is a number with the type code of a C character.
    case let number as NSNumber:
      return number.objCType.pointee == 0x63 ? "\(number.boolValue)" : "a number"
    case is String: return "a string"
    case is [Any]: return "an array"
    default: return "an object"
    }
  }
}
