/// What two quick spaces do.
struct SpaceKey: Sendable {
  /// When the last space began, if it ended a word.
  private var tap: Double?

  /// A space is typed.
  ///
  /// - Parameters:
  ///   - began: When the finger came down.
  ///   - window: The time within which two spaces belong together.
  ///   - character: The one before the cursor, as far as known.
  /// - Returns: Whether it is the second of two quick spaces behind a word.
  mutating func press(began: Double, window: Double?, after character: Character?) -> Bool {
    if let tap, let window, began - tap < window - TypingMachine.timeTolerance {
      self.tap = nil
      return true
    }
    tap = character.map(Self.endsWord) ?? false ? began : nil
    return false
  }

  /// Something else is typed.
  mutating func forget() {
    tap = nil
  }

  private static func endsWord(_ character: Character) -> Bool {
    !character.isWhitespace && !".,;:!?…".contains(character)
  }
}
