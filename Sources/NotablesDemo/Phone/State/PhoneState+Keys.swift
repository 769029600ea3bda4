import Foundation
import KeyboardLayouts

extension PhoneState {
  /// Takes what the terminal's user has done.
  mutating func receive(_ input: TerminalInput) -> [PhoneEffect] {
    switch input {
    case .key(let key):
      message = nil
      return receive(key)
    case .mouse(let event):
      return receive(event)
    case .paste(let text):
      return paste(text)
    case .focus(let isFocused):
      // The button that is lifted in another window is not told.
      if !isFocused { release() }
      return []
    case .resize(let size):
      return resize(to: size)
    }
  }

  private mutating func receive(_ key: Key) -> [PhoneEffect] {
    switch key {
    case .control(let letter):
      return PhoneControl(letter: letter).map { receive($0) } ?? []
    case .alt(let scalar):
      return control(scalar)
    case .text(let scalar):
      return isTyping ? press(Character(scalar)) : control(scalar)
    case .tab: return edit(form.neighbour(by: 1))
    case .backTab: return edit(form.neighbour(by: -1))
    case .down: return move(by: 1)
    case .up: return move(by: -1)
    case .escape: return escape()
    case .pageUp: return scroll(byLines: -geometry.content.height / 2)
    case .pageDown: return scroll(byLines: geometry.content.height / 2)
    case .enter, .backspace, .delete, .left, .right, .home, .end:
      if isTyping { return edit(key) }
      return key == .enter ? edit(form.focus ?? 0) : []
    }
  }

  private mutating func control(_ scalar: Unicode.Scalar) -> [PhoneEffect] {
    let letter = Character(scalar).lowercased()
    return letter.first.flatMap(PhoneControl.init).map { receive($0) } ?? []
  }

  /// Goes to a field above or below, as far as there is one.
  private mutating func move(by distance: Int) -> [PhoneEffect] {
    guard let focus = form.focus else { return edit(0) }
    let next = focus + distance
    return form.fields.indices.contains(next) ? edit(next) : []
  }

  private mutating func escape() -> [PhoneEffect] {
    guard typist.machine.menuKey != nil else { return leave() }
    release()
    return []
  }

  /// A key that edits the text, or moves in it.
  private mutating func edit(_ key: Key) -> [PhoneEffect] {
    switch key {
    case .enter: return press("return", or: [.return])
    case .backspace: return press("backspace", or: [.deleteBackward])
    case .delete:
      return type { typist, field in
        guard !field.text.after.isEmpty else { return [] }
        field.text.moveCursor(by: 1)
        return typist.type(into: &field) { _ in [.deleteBackward] }
      }
    case .left: moveCursor(by: -1)
    case .right: moveCursor(by: 1)
    case .home: moveCursor(by: -Int(Int32.max))
    case .end: moveCursor(by: Int(Int32.max))
    default: break
    }
    return []
  }

  /// Presses the key of a character, or types it where no keyboard is on the screen.
  private mutating func press(_ character: Character) -> [PhoneEffect] {
    let time = clock.real
    let isDrawn = hardware == nil
    return type { typist, field in
      isDrawn
        ? typist.press(character, into: &field, at: time)
        : typist.type(into: &field) { $0.type(String(character), time: time) }
    }
  }

  /// Presses a key by its identifier; where there is none to be seen, the actions are done.
  private mutating func press(_ key: String, or actions: [TypingAction]) -> [PhoneEffect] {
    let time = clock.real
    let isDrawn = hardware == nil && typist.machine.solution.key(withIdentifier: key) != nil
    return type { typist, field in
      isDrawn
        ? typist.press(key: key, into: &field, at: time)
        : typist.type(into: &field) { _ in actions }
    }
  }

  private mutating func paste(_ text: String) -> [PhoneEffect] {
    guard isTyping else { return [] }
    let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let typed = words.filter { !$0.isCommand }
    let time = clock.real
    return type { typist, field in
      typist.type(into: &field) { $0.type(typed, time: time) }
    }
  }

  mutating func moveCursor(by distance: Int) {
    form.focused?.text.moveCursor(by: distance)
    typist.cursorMoved(behind: form.focused?.text.before.last)
  }

  mutating func scroll(byLines lines: Int) -> [PhoneEffect] {
    guard isInFront else { return [] }
    let metrics = form.metrics(in: geometry, safeBottom: safeBottom)
    let distance = CGFloat(lines) * geometry.pointsPerLine
    form.scroll(to: metrics.clamped(form.restingOffset + distance))
    return []
  }
}
