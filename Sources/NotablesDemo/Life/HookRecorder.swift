import Foundation
import Notables

/// An ordinary class with hooks, each of which says that it was called.
final class HookRecorder: AppNotable, KeyboardNotable {
  /// The hook that was called last.
  private(set) var hook: String?

  /// Registers for everything on a center.
  func register(on center: NotificationCenter) {
    note_registerForAppEvents(on: center, names: .uiKit)
    note_registerForKeyboardEvents(on: center)
  }

  /// Undoes `register(on:)`.
  func unregister(from center: NotificationCenter) {
    note_unregisterForAppEvents(from: center)
    note_unregisterForKeyboardEvents(from: center)
  }

  /// Forgets the last call.
  func reset() {
    hook = nil
  }

  func note_appDidEnterBackground() { hook = "note_appDidEnterBackground" }
  func note_appWillEnterForeground() { hook = "note_appWillEnterForeground" }
  func note_appDidFinishLaunching() { hook = "note_appDidFinishLaunching" }
  func note_appDidBecomeActive() { hook = "note_appDidBecomeActive" }
  func note_appWillResignActive() { hook = "note_appWillResignActive" }
  func note_appDidReceiveMemoryWarning() { hook = "note_appDidReceiveMemoryWarning" }
  func note_appWillTerminate() { hook = "note_appWillTerminate" }
  func note_keyboardWillShow(info: KeyboardNotableInfo) { hook = "note_keyboardWillShow" }
  func note_keyboardDidShow(info: KeyboardNotableInfo) { hook = "note_keyboardDidShow" }
  func note_keyboardWillHide(info: KeyboardNotableInfo) { hook = "note_keyboardWillHide" }
  func note_keyboardDidHide(info: KeyboardNotableInfo) { hook = "note_keyboardDidHide" }
  func note_keyboardWillChangeFrame(info: KeyboardNotableInfo) {
    hook = "note_keyboardWillChangeFrame"
  }
  func note_keyboardDidChangeFrame(info: KeyboardNotableInfo) {
    hook = "note_keyboardDidChangeFrame"
  }
}
