extension TypingMachine {
  /// Types a text that no key types: a suggestion, a dictated word, a letter of a real keyboard that
  /// this one does not have.
  ///
  /// An earlier finger's key is typed first. The text uses up a single shift, and keeps the spaces
  /// around it from being two quick ones. An empty text does nothing.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - time: When, in seconds.
  /// - Returns: What follows.
  @discardableResult
  public mutating func type(_ text: String, time: Double) -> [TypingAction] {
    catchUp(to: time)
    guard isEnabled, !text.isEmpty else { return takeActions() }
    commit()
    insert(text)
    spendShift()
    return takeActions()
  }
}
