import KeyboardLayouts

/// Where a keyboard has the key that types a character.
struct KeyPlace: Equatable {
  let key: String
  let page: KeyboardPage
  /// What shift must be; nil leaves it.
  let shift: KeyboardShift?

  /// Looks on the page that shows first; nil when no key types the character.
  init?(of character: Character, in machine: TypingMachine) {
    let shown = machine.page
    let pages = [shown] + machine.keyboard.pages.map(\.name).filter { $0 != shown }
    for page in pages {
      for shift in [KeyboardShift.off, .once] {
        guard let layout = machine.keyboard.layout(page: page, shift: shift),
          let key = layout.solved(in: machine.size).key(typing: character)
        else { continue }
        // Shift that is on makes a capital of a small letter, as on any keyboard.
        let isCapital = shift == .once && machine.shift == .off
        self.init(key: key, page: page, shift: isCapital ? .once : nil)
        return
      }
    }
    return nil
  }

  private init(key: String, page: KeyboardPage, shift: KeyboardShift?) {
    self.key = key
    self.page = page
    self.shift = shift
  }
}

extension KeyboardSolution {
  /// The identifier of the key that types a character.
  fileprivate func key(typing character: Character) -> String? {
    keys.first { key in
      switch key.button.action {
      case .insert(let text): text == String(character)
      case .space: character == " "
      default: false
      }
    }?.identifier
  }
}
