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

  init(_ problem: JSONProblem) {
    self.init(line: nil, path: problem.path, cause: problem.cause)
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
}
