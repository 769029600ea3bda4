/// One command of the program.
protocol Command {
  /// The word that calls it.
  static var name: String { get }

  /// What it does, in half a line.
  static var summary: String { get }

  /// The text that `--help` prints.
  static var help: String { get }

  /// Takes its options and operands.
  init(_ arguments: inout Arguments) throws

  /// Does its work, writing to `output`.
  @MainActor func run(output: Output) throws
}

/// How a command prints.
enum OutputFormat: String, CaseIterable {
  case text
  case json
}
