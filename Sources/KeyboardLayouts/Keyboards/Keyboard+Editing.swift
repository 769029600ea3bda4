extension Keyboard {
  /// The keyboard without the keys of an identifier on any page.
  ///
  /// A keyboard extension must show no globe where the system shows one:
  ///
  /// ```swift
  /// needsInputModeSwitchKey ? .qwerty : Keyboard.qwerty.without("globe")
  /// ```
  public func without(_ identifier: String) -> Keyboard {
    var keyboard = self
    for index in keyboard.pages.indices {
      while keyboard.pages[index].layout.remove(identifier) {}
    }
    return keyboard
  }
}
