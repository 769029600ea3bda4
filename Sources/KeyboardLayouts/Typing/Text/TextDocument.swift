/// A text with a cursor that a keyboard types into.
///
/// The protocol behind `UITextDocumentProxy`. ``TextBuffer`` is one in memory.
public protocol TextDocument {
  /// The text before the cursor as far as it is known; nil when it is not.
  var contextBefore: String? { get }
  /// The text after the cursor as far as it is known; nil when it is not.
  var contextAfter: String? { get }
  /// Whether a deletion could find something.
  ///
  /// By default it could where a text before the cursor is not known, or is not empty. A held
  /// backspace stops when it could not.
  var canDeleteBackward: Bool { get }

  /// Puts a text before the cursor.
  mutating func insert(_ text: String)

  /// Deletes the character before the cursor: what a reader sees as one, of however many parts.
  mutating func deleteBackward()
}

extension TextDocument {
  /// Whether a text before the cursor is not known, or is not empty.
  public var canDeleteBackward: Bool { contextBefore?.isEmpty != true }
}

extension TextDocument {
  /// Does what a ``TypingMachine`` asks for, as far as it concerns the text.
  ///
  /// A return inserts a line feed. Actions that do not concern the text do nothing.
  ///
  /// - Returns: False when the action was a deletion that left nothing more to delete.
  @discardableResult
  public mutating func perform(_ action: TypingAction) -> Bool {
    switch action {
    case .insert(let text): insert(text)
    case .return: insert("\n")
    case .deleteBackward:
      deleteBackward()
      return canDeleteBackward
    case .pressStarted, .pressEnded, .dragged, .nextKeyboard, .pageChanged, .shiftChanged,
      .popShown,
      .popHidden, .menuOpened, .menuClosed, .menuItemChosen, .custom:
      break
    }
    return true
  }
}

extension TypingMachine {
  /// Does what the actions ask of a text, and ends the repeating of a held backspace when nothing is
  /// left to delete.
  ///
  /// ```swift
  /// machine.apply(machine.tick(time: 0.5), to: &document)
  /// ```
  ///
  /// Where the machine does not know the character before the cursor, the document tells it.
  ///
  /// - Parameters:
  ///   - actions: What the machine has answered.
  ///   - document: The text.
  /// - Returns: The actions without the deletions that came after the text was empty.
  @discardableResult
  public mutating func apply(
    _ actions: [TypingAction],
    to document: inout some TextDocument
  ) -> [TypingAction] {
    var canDelete = true
    let done = actions.filter { action in
      if action == .deleteBackward && !canDelete { return false }
      canDelete = document.perform(action)
      return true
    }
    if !document.canDeleteBackward { stopRepeating() }
    if characterBefore == nil { characterBefore = document.contextBefore?.last }
    return done
  }
}
