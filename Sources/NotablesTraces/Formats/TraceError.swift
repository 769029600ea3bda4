/// Why a line is no record.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line in its text, counted from 1; nil when a single line was read.
  public let line: Int?

  /// Where in the line, such as `info.begin[2]`; empty for the line as a whole.
  public let path: String

  /// What was expected and what was found.
  public let cause: String

  /// The line, the path and the cause.
  public var description: String {
    ([line.map(String.init) ?? "", path].filter { !$0.isEmpty } + [cause]).joined(separator: ": ")
  }

  init(_ error: DecodingError) {
    line = nil
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(let type, let found):
      context = found
      cause = "expected \(Self.name(of: type))"
    case .valueNotFound(let type, let found):
      context = found
      cause = "expected \(Self.name(of: type)), found null"
    case .keyNotFound(let key, let found):
      context = found
      cause = "expected \(key.stringValue)"
    case .dataCorrupted(let found):
      context = found
      cause = found.codingPath.isEmpty ? "not valid JSON" : found.debugDescription
    @unknown default:
      context = .init(codingPath: [], debugDescription: "")
      cause = "\(error)"
    }
    path = Self.path(context.codingPath)
  }

  init(_ path: [any CodingKey], cause: String) {
    self.init(line: nil, path: Self.path(path), cause: cause)
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
    }
  }

  private init(line: Int?, path: String, cause: String) {
    self.line = line
    self.path = path
    self.cause = cause
  }

  /// The same error in a line of a text.
  public func at(line: Int) -> TraceError {
    TraceError(line: line, path: path, cause: cause)
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
