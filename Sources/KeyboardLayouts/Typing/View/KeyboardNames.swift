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
  /// - Returns: The name.
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
