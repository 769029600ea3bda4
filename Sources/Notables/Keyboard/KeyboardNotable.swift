import Foundation

/// A class that hears of the software keyboard.
///
/// Conform, implement the hooks that you need, and register; every hook has a default that does
/// nothing.
///
/// ```swift
/// final class Composer: KeyboardNotable {
///   func note_keyboardWillShow(info: KeyboardNotableInfo) {
///     info.animate { self.moveUp(to: info.frameEnd) }
///   }
/// }
/// ```
///
/// Hooks run on the main actor, in the order in which objects registered. A notification posted on
/// the main thread has run its hooks when `post` returns; one posted elsewhere runs them later, in
/// the order of posting, and does not make its poster wait.
@MainActor
public protocol KeyboardNotable: AnyObject {
  /// The keyboard is about to show, or to grow or shrink while it is shown. Animate along with
  /// `info`.
  func note_keyboardWillShow(info: KeyboardNotableInfo)

  /// The keyboard has been shown. Can be missing.
  func note_keyboardDidShow(info: KeyboardNotableInfo)

  /// The keyboard is about to hide, whatever frame `info` carries. Also called when a tablet's
  /// keyboard leaves its dock.
  func note_keyboardWillHide(info: KeyboardNotableInfo)

  /// The keyboard has been hidden. Can be missing.
  func note_keyboardDidHide(info: KeyboardNotableInfo)

  /// The keyboard's frame is about to change: before every show and hide, and alone while the
  /// keyboard floats.
  func note_keyboardWillChangeFrame(info: KeyboardNotableInfo)

  /// The keyboard's frame has changed.
  func note_keyboardDidChangeFrame(info: KeyboardNotableInfo)
}

extension KeyboardNotable {
  /// Does nothing.
  public func note_keyboardWillShow(info: KeyboardNotableInfo) {
    KeyboardEvent.willShow.reachedDefault()
  }

  /// Does nothing.
  public func note_keyboardDidShow(info: KeyboardNotableInfo) {
    KeyboardEvent.didShow.reachedDefault()
  }

  /// Does nothing.
  public func note_keyboardWillHide(info: KeyboardNotableInfo) {
    KeyboardEvent.willHide.reachedDefault()
  }

  /// Does nothing.
  public func note_keyboardDidHide(info: KeyboardNotableInfo) {
    KeyboardEvent.didHide.reachedDefault()
  }

  /// Does nothing.
  public func note_keyboardWillChangeFrame(info: KeyboardNotableInfo) {
    KeyboardEvent.willChangeFrame.reachedDefault()
  }

  /// Does nothing.
  public func note_keyboardDidChangeFrame(info: KeyboardNotableInfo) {
    KeyboardEvent.didChangeFrame.reachedDefault()
  }
}

extension KeyboardNotable {
  /// Begins to call this object's keyboard hooks.
  ///
  /// Registering twice calls once. The object is held weakly: when it goes away, it has unregistered.
  ///
  /// - Parameter center: Where the notifications are posted.
  public func note_registerForKeyboardEvents(on center: NotificationCenter = .default) {
    HubRegistry.shared.hub(KeyboardEvent.self, on: center, names: nil)
      .register(KeyboardReceiver(self))
  }

  /// Stops calling this object's keyboard hooks.
  ///
  /// Harmless when it is not registered.
  public func note_unregisterForKeyboardEvents(from center: NotificationCenter = .default) {
    KeyboardEvent.unregister(self, from: center)
  }
}
