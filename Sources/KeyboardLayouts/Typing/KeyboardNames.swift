import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// How a screen reader calls the keys that do not show what they type; set them for other languages.
public struct KeyboardNames: Hashable, Sendable {
  /// The space bar.
  public var space = "space"
  /// The return key when it shows an image.
  public var `return` = "return"
  /// The backspace key.
  public var backspace = "delete"
  /// The shift key.
  public var shift = "shift"
  /// The shift key when it is locked.
  public var capsLock = "caps lock"
  /// The key of the next keyboard.
  public var nextKeyboard = "next keyboard"
  /// The keys of pages; the name of a page that is missing here is what its key shows.
  public var pages: [KeyboardPage: String] = [
    .letters: "letters", .numbers: "numbers", .symbols: "symbols",
  ]

  /// The English names.
  public init() {}

  /// How a key is called.
  ///
  /// - Parameters:
  ///   - button: The key.
  ///   - shift: The state of shift.
  public func name(of button: KeyboardButton, shift: KeyboardShift) -> String {
    switch (button.action, button.label) {
    case (.insert(let text), _): text
    case (.space, _): space
    case (.backspace, _): backspace
    case (.shift, _): shift == .locked ? capsLock : self.shift
    case (.nextKeyboard, _): nextKeyboard
    case (.page(let page), _): pages[page] ?? button.label.name
    case (.return, .image): self.return
    case (.return, _), (.custom, _): button.label.name
    }
  }
}

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
