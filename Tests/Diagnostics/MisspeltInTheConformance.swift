// Misspelt hooks in the extension that conforms.

import Notables

class Composer {}

extension Composer: AppNotable, KeyboardNotable {
  func note_keyboardWilShow(info: KeyboardNotableInfo) {}  // warning
  func note_keyboardDidShow(_ info: KeyboardNotableInfo) {}  // warning
  func note_keyboardWillHide(info: KeyboardNotableInfo?) {}  // warning
  func note_keyboardDidHide(info: KeyboardNotableInfo) async {}  // warning
  func note_appDidBecomeActive() -> Bool { true }  // warning
  static func note_appWillResignActive() {}  // warning
}

// Too far from the hook's name, or with other parameters.
class Distant {}

extension Distant: AppNotable, KeyboardNotable {
  func note_applicationDidBecomeActive() {}
  func note_keyboardAppears(info: KeyboardNotableInfo) {}
  func note_keyboardWillHide() {}
  func note_appWillTerminate(animated: Bool) {}
}
