extension TypingMachine {
  /// Does what a key or an item of a menu does.
  ///
  /// - Parameters:
  ///   - action: What it does.
  ///   - identifier: The identifier of the key or the item.
  ///   - began: When the finger came down.
  mutating func perform(_ action: KeyAction, of identifier: String, began: Double) {
    if action != .space { spaceKey.forget() }
    if action != .shift { shiftKey.use() }
    switch action {
    case .insert(let text):
      insert(text)
      spendShift()
    case .space: typeSpace(began: began)
    case .return:
      emit(.return)
      characterBefore = "\n"
    case .backspace: deleteBackward()
    case .shift: updateShift { $0.toggle() }
    case .page(let page): turn(to: page)
    case .nextKeyboard: emit(.nextKeyboard)
    case .custom: emit(.custom(identifier))
    }
  }

  mutating func insert(_ text: String) {
    spaceKey.forget()
    emit(.insert(text))
    characterBefore = text.last ?? characterBefore
  }

  mutating func deleteBackward() {
    emit(.deleteBackward)
    characterBefore = nil
  }

  private mutating func typeSpace(began: Double) {
    let isSecond = spaceKey.press(
      began: began,
      window: options.doubleSpaceWindow,
      after: characterBefore
    )
    if isSecond { emit(.deleteBackward) }
    emit(.insert(isSecond ? ". " : " "))
    characterBefore = " "
  }

  /// Shows a page; nothing happens when it shows already, or when there is no such page.
  ///
  /// The keys that fingers are on are gone with the old page.
  mutating func turn(to page: KeyboardPage) {
    guard page != self.page, pages.contains(page) else { return }
    endPress(acting: false)
    if menu != nil { closeMenu() }
    releaseShift()
    self.page = page
    solution = pages.solution(page, shift)
    emit(.pageChanged(page))
  }
}
