/// A step that is impossible where the simulation is.
public struct SimulationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The state in which the step was tried.
  public let state: String

  /// The step that was tried.
  public let step: String

  /// The state and the step, in a sentence.
  public var description: String { "'\(step)' is impossible while '\(state)'" }
}
