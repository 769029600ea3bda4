/// The words behind a command, taken out one option at a time.
///
/// What is left in the end is an operand or a mistake.
struct Arguments {
  private var words: [String]
  /// What followed `--`: operands, whatever they look like.
  private let literal: [String]

  init(_ words: [String]) {
    let split = words.firstIndex(of: "--")
    self.words = Array(words[..<(split ?? words.endIndex)])
    literal = split.map { Array(words[($0 + 1)...]) } ?? []
  }

  /// Takes a flag out; true when it was there.
  mutating func flag(_ name: String) -> Bool {
    let count = words.count
    words.removeAll { $0 == name }
    return words.count < count
  }

  /// Takes an option and its value out.
  ///
  /// Both `--name value` and `--name=value` will do. Of several the last one counts.
  mutating func value(of name: String) throws -> String? {
    var value: String?
    while let index = words.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) {
      let word = words.remove(at: index)
      if word != name {
        value = String(word.dropFirst(name.count + 1))
      } else if index < words.count, !words[index].hasPrefix("--") {
        value = words.remove(at: index)
      } else {
        throw Failure(.usage, "\(name) needs a value")
      }
    }
    return value
  }

  /// Takes an option out whose value must be one of the cases.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    of name: String
  ) throws -> Choice? where Choice.RawValue == String {
    guard let text = try value(of: name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure(.usage, "\(name) must be one of \(choices), not '\(text)'")
    }
    return choice
  }

  /// What is left: the operands.
  ///
  /// - Throws: A usage failure for an option that nobody took out, or for too many operands.
  func operands(atMost limit: Int) throws -> [String] {
    if let option = words.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
      throw Failure(.usage, "unknown option '\(option)'")
    }
    let operands = words + literal
    if operands.count > limit {
      throw Failure(.usage, "unexpected argument '\(operands[limit])'")
    }
    return operands
  }
}
