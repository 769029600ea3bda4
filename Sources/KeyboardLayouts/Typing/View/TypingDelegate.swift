/// Hears what happens on a keyboard; every hook has a default that does nothing.
///
/// The hooks are called on the main actor, in the order of the actions, after the text has changed.
/// Keys and menu items are named by their identifiers.
@MainActor
public protocol TypingDelegate: AnyObject {
  /// Fingers came down, moved, lifted or were cancelled; called before what follows from it.
  func keyboardTouches(_ touches: [KeyboardTouch], phase: KeyboardTouch.Phase)
  /// A finger came onto a key.
  func keyboardPressStarted(_ key: String)
  /// The press of a key ended, whether or not the key has acted.
  func keyboardPressEnded(_ key: String)
  /// A finger slid from one key to another.
  func keyboardDragged(from oldKey: String, to newKey: String)
  /// A text was typed.
  func keyboardInserted(_ text: String)
  /// A character was deleted.
  func keyboardDeletedBackward()
  /// The return key was pressed.
  func keyboardReturned()
  /// The user wants the next keyboard.
  func keyboardWantsNextKeyboard()
  /// Another page shows.
  func keyboardPageChanged(_ page: KeyboardPage)
  /// The shift key has another state.
  func keyboardShiftChanged(_ shift: KeyboardShift)
  /// A key's pop shows.
  func keyboardPopShown(_ key: String)
  /// A key's pop is gone.
  func keyboardPopHidden(_ key: String)
  /// A key's menu is open.
  func keyboardMenuOpened(_ key: String)
  /// A key's menu is gone.
  func keyboardMenuClosed(_ key: String)
  /// An item of a key's menu was chosen; what the item does follows.
  func keyboardMenuItemChosen(_ item: String, key: String)
  /// A key of the keyboard's own was pressed.
  func keyboardCustomKeyPressed(_ key: String)
}

extension TypingDelegate {
  /// Does nothing.
  public func keyboardTouches(_ touches: [KeyboardTouch], phase: KeyboardTouch.Phase) {}
  /// Does nothing.
  public func keyboardPressStarted(_ key: String) {}
  /// Does nothing.
  public func keyboardPressEnded(_ key: String) {}
  /// Does nothing.
  public func keyboardDragged(from oldKey: String, to newKey: String) {}
  /// Does nothing.
  public func keyboardInserted(_ text: String) {}
  /// Does nothing.
  public func keyboardDeletedBackward() {}
  /// Does nothing.
  public func keyboardReturned() {}
  /// Does nothing.
  public func keyboardWantsNextKeyboard() {}
  /// Does nothing.
  public func keyboardPageChanged(_ page: KeyboardPage) {}
  /// Does nothing.
  public func keyboardShiftChanged(_ shift: KeyboardShift) {}
  /// Does nothing.
  public func keyboardPopShown(_ key: String) {}
  /// Does nothing.
  public func keyboardPopHidden(_ key: String) {}
  /// Does nothing.
  public func keyboardMenuOpened(_ key: String) {}
  /// Does nothing.
  public func keyboardMenuClosed(_ key: String) {}
  /// Does nothing.
  public func keyboardMenuItemChosen(_ item: String, key: String) {}
  /// Does nothing.
  public func keyboardCustomKeyPressed(_ key: String) {}
}

extension TypingDelegate {
  /// Calls the hook of an action.
  public func hear(_ action: TypingAction) {
    switch action {
    case .pressStarted(let key): keyboardPressStarted(key)
    case .pressEnded(let key): keyboardPressEnded(key)
    case .dragged(let old, let new): keyboardDragged(from: old, to: new)
    case .insert(let text): keyboardInserted(text)
    case .deleteBackward: keyboardDeletedBackward()
    case .return: keyboardReturned()
    case .nextKeyboard: keyboardWantsNextKeyboard()
    case .pageChanged(let page): keyboardPageChanged(page)
    case .shiftChanged(let shift): keyboardShiftChanged(shift)
    case .popShown(let key): keyboardPopShown(key)
    case .popHidden(let key): keyboardPopHidden(key)
    case .menuOpened(let key): keyboardMenuOpened(key)
    case .menuClosed(let key): keyboardMenuClosed(key)
    case .menuItemChosen(let item, let key): keyboardMenuItemChosen(item, key: key)
    case .custom(let key): keyboardCustomKeyPressed(key)
    }
  }
}
