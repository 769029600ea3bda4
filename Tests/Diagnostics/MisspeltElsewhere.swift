// Hooks that are never called, without a word from the compiler.

import Notables

// In the class that conforms.
final class InTheClass: KeyboardNotable {
  func note_keyboardWilShow(info: KeyboardNotableInfo) {}
  func note_keyboardDidShow(_ info: KeyboardNotableInfo) {}
  func note_keyboardWillHide(info: KeyboardNotableInfo?) {}
}

// In an extension other than the one that conforms.
class InAnotherExtension {}

extension InAnotherExtension: KeyboardNotable {}

extension InAnotherExtension {
  func note_keyboardWilShow(info: KeyboardNotableInfo) {}
}

// In a subclass, spelt right, where the superclass conforms and does not implement the hook.
class Screen: AppNotable {}

final class Subscreen: Screen {
  func note_appDidBecomeActive() {}
}
