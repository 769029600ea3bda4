/// Something that a ``TypingMachine`` asks for or tells.
///
/// Keys and menu items are named by their identifiers, which shift does not change. Everything that
/// a key does stands between its ``pressStarted(_:)`` and its ``pressEnded(_:)``; a press that ends
/// with nothing done was given up. Only what is chosen from a menu that stayed open stands alone.
public enum TypingAction: Hashable, Sendable {
  /// A finger came onto a key, from above or from beside every key.
  case pressStarted(String)
  /// A finger left a key, or another finger, a cancel or a change of the keyboard ended its press.
  case pressEnded(String)
  /// A finger slid from one key to another; the press goes on there.
  case dragged(from: String, to: String)
  /// A text is typed.
  case insert(String)
  /// The character before the cursor is deleted.
  case deleteBackward
  /// A new line begins, or the field's return key is pressed.
  case `return`
  /// The user wants the next keyboard.
  case nextKeyboard
  /// Another page shows.
  case pageChanged(KeyboardPage)
  /// The shift key has another state.
  case shiftChanged(KeyboardShift)
  /// A key's pop shows.
  case popShown(String)
  /// A key's pop is gone.
  case popHidden(String)
  /// A key's menu is open.
  case menuOpened(String)
  /// A key's menu is gone.
  case menuClosed(String)
  /// An item of a key's menu was chosen; what the item does follows.
  case menuItemChosen(String, key: String)
  /// A key of the keyboard's own was pressed.
  case custom(String)
}
