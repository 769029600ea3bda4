/// The state of a keyboard's shift key.
public enum KeyboardShift: String, CaseIterable, Codable, Sendable {
  /// Small letters.
  case off
  /// A capital letter, then small ones.
  case once
  /// Capital letters until shift is pressed again.
  case locked
}

extension KeyboardLayout {
  /// The layout with its shift key in a state: letters, their menus and the shift key change.
  ///
  /// Identifiers stay as they are. A letter whose capital is no single character, such as `ß`,
  /// stays as it is.
  public func shifted(_ shift: KeyboardShift) -> KeyboardLayout {
    shift == .off ? self : mapButtons { $0.shifted(shift) }
  }
}

extension KeyboardButton {
  fileprivate func shifted(_ shift: KeyboardShift) -> KeyboardButton {
    var button = self
    if case .insert(let text) = action {
      button.action = .insert(text.capitalLetter)
      if case .key(let label) = label { button.label = .key(label.capitalLetter) }
      button.menu?.capitalize()
    } else if action == .shift {
      let symbol = shift == .once ? KeySymbol.shiftOn : .capsLock
      if label == .image(KeySymbol.shift.rawValue) { button.label = .image(symbol.rawValue) }
      button.style.background = style.pressedBackground
    }
    return button
  }
}

extension KeyMenu {
  fileprivate mutating func capitalize() {
    for index in items.indices {
      guard case .insert(let text) = items[index].action else { continue }
      items[index].action = .insert(text.capitalLetter)
      items[index].title = items[index].title.capitalLetter
    }
  }
}

extension String {
  /// The capital of a single letter; any other text as it is.
  fileprivate var capitalLetter: String {
    guard count == 1 else { return self }
    let capital = uppercased()
    return capital.count == 1 ? capital : self
  }
}
