extension TypingMachine {
  /// Chooses an item of a key's menu at once, whether or not the menu is open.
  ///
  /// An earlier finger's key is typed first, and an open menu closes. A key or an item that is not on
  /// the page that shows does nothing.
  ///
  /// - Parameters:
  ///   - item: The item's identifier.
  ///   - key: The key's identifier.
  ///   - time: When, in seconds.
  /// - Returns: What follows, in order.
  @discardableResult
  public mutating func chooseMenuItem(
    _ item: String,
    of key: String,
    time: Double
  ) -> [TypingAction] {
    catchUp(to: time)
    guard isEnabled else { return takeActions() }
    commit()
    if menu != nil { closeMenu() }
    let items = solution.key(withIdentifier: key)?.button.menu?.items
    if let item = items?.first(where: { $0.identifier == item }) { choose(item, of: key) }
    return takeActions()
  }

  /// When the menu of the pressed key opens.
  var menuTime: Double? {
    guard let press, let key = press.key, solution.keys[key].button.hasMenu else { return nil }
    let time = press.since + options.menuDelay
    return time.isFinite ? time : nil
  }

  /// Opens the menu of the pressed key; its finger chooses.
  mutating func openMenu() {
    guard let press, let key = press.key,
      let placement = solution.menu(for: solution.keys[key], headroom: headroom)
    else { return }
    let button = solution.keys[key].button
    self.press = nil
    hidePop(of: button)
    var menu = OpenMenu(key: key, placement: placement, touch: press.touch, press: press)
    menu.choose(at: press.point)
    self.menu = menu
    emit(.menuOpened(button.identifier))
  }

  /// The finger on the menu lifts.
  ///
  /// The one that opened the menu leaves it open unless it is on an item; a later one closes it.
  mutating func liftFromMenu() {
    guard let menu else { return }
    if let item = menu.item {
      closeMenu(choosing: item)
    } else if menu.isPressed {
      self.menu?.touch = nil
      self.menu?.isPressed = false
      emit(.pressEnded(solution.keys[menu.key].identifier))
    } else {
      closeMenu()
    }
  }

  mutating func closeMenu(choosing index: Int? = nil) {
    guard let menu else { return }
    self.menu = nil
    let button = solution.keys[menu.key].button
    emit(.menuClosed(button.identifier))
    if let item = index.flatMap({ button.menu?.items[$0] }) {
      choose(item, of: button.identifier, replacing: menu.press.typed ?? "")
    }
    if menu.press.spendsShift { spendShift() }
    if menu.isPressed { emit(.pressEnded(button.identifier)) }
  }

  /// Does what an item does, in place of what its key has typed at touch-down.
  private mutating func choose(_ item: KeyMenuItem, of key: String, replacing text: String = "") {
    emit(.menuItemChosen(item.identifier, key: key))
    if case .insert = item.action {
      for _ in text { deleteBackward() }
    }
    // The item of a keyboard's own has been told already.
    if item.action != .custom { perform(item.action, of: item.identifier, began: now) }
  }
}
