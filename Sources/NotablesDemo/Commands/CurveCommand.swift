struct CurveCommand: Command {
  static let name = "curve"
  static let summary = "plots an animation curve"
  static let help = "TODO\n"

  init(_ arguments: inout Arguments) throws { _ = try arguments.operands(atMost: 0) }

  @MainActor func run(output: Output) throws {
  }
}
