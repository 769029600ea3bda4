import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A key as a screen reader meets it.
public struct KeyboardElement: Equatable, Sendable {
  /// What the key is to a screen reader.
  public enum Trait: Hashable, Sendable {
    /// A key that types.
    case key
    /// A key that does something else.
    case button
    /// A state that is on.
    case selected
  }

  /// The key's identifier.
  public let identifier: String
  /// How the key is called.
  public let name: String
  /// What the key is.
  public let traits: Set<Trait>
  /// The key's frame in the keyboard's coordinates.
  public let frame: CGRect
  /// The items of the key's menu.
  public let menu: [KeyMenuItem]
}

extension TypingMachine {
  /// The keys that show as a screen reader meets them, in reading order.
  public func elements(_ names: KeyboardNames = KeyboardNames()) -> [KeyboardElement] {
    solution.keys.map { key in
      let button = key.button
      return KeyboardElement(
        identifier: key.identifier,
        name: names.name(of: button, shift: shift),
        traits: button.action.traits(shift: shift),
        frame: key.frame,
        menu: button.menu?.items ?? []
      )
    }
  }
}

extension KeyAction {
  fileprivate func traits(shift: KeyboardShift) -> Set<KeyboardElement.Trait> {
    switch self {
    case .insert, .space: [.key]
    case .shift where shift != .off: [.button, .selected]
    case .return, .backspace, .shift, .page, .nextKeyboard, .custom: [.button]
    }
  }
}
