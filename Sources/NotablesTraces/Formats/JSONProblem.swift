/// Why a value could not be read from JSON.
public struct JSONProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the text, such as `info.begin[2]`; empty for the text as a whole.
  public let path: String

  /// What was expected and what was found.
  public let cause: String

  /// The path and the cause.
  public var description: String { path.isEmpty ? cause : "\(path): \(cause)" }

  /// A problem of a whole value.
  public init(_ cause: String) {
    self.init(cause, at: [])
  }

  init(_ cause: String, at path: [any CodingKey]) {
    let steps = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    self.init(path: String(steps.joined().drop { $0 == "." }), cause: cause)
  }

  private init(path: String, cause: String) {
    self.path = path
    self.cause = cause
  }

  /// The same problem as it is seen from a value around this one.
  ///
  /// - Parameter step: The key, or the index in brackets.
  public func inside(_ step: String) -> JSONProblem {
    let isJoined = path.isEmpty || path.hasPrefix("[")
    return JSONProblem(path: step + (isJoined ? path : "." + path), cause: cause)
  }

  /// Says what a decoder found wrong with a text that is JSON.
  init(_ error: DecodingError, in value: JSONValue) {
    switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let (path, expected) = (context.codingPath, Self.name(of: type))
      self.init("expected \(expected), found \(value[path]?.kind ?? "nothing")", at: path)
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
}
