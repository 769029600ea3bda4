import NotablesTesting

extension SimulatedDevice {
  /// The device that an option names.
  ///
  /// - Throws: A usage failure when there is none.
  static func parsed(_ name: String) throws -> SimulatedDevice {
    if let device = named(name) { return device }
    let names = all.map(\.name).joined(separator: ", ")
    throw Failure(.usage, "--device must be one of \(names), not '\(name)'")
  }

  /// All names for a help text, four on a line.
  static func list(indent: Int) -> String {
    let names = all.map(\.name)
    let lines = stride(from: 0, to: names.count, by: 4).map { start in
      names[start..<min(start + 4, names.count)].joined(separator: ", ")
    }
    return lines.joined(separator: ",\n" + String(repeating: " ", count: indent))
      + "; \(standard.name) is the default"
  }
}
