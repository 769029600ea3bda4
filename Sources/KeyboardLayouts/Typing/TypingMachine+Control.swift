import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// What the app does to the keyboard.
///
/// Whatever takes keys away ends the presses on them with nothing typed, and closes an open menu.
/// Fingers that are down then do nothing more; touch-down has been their last effect.
extension TypingMachine {
  /// Makes the next letter a capital, at the start of a sentence: shows the letters, with shift on
  /// once unless it is locked.
  @discardableResult
  public mutating func capitalize() -> [TypingAction] {
    turn(to: .letters)
    if shift == .off { updateShift { $0.set(.once) } }
    return takeActions()
  }

  /// Sets the state of shift.
  @discardableResult
  public mutating func setShift(_ shift: KeyboardShift) -> [TypingAction] {
    updateShift { $0.set(shift) }
    return takeActions()
  }

  /// Shows a page; nothing happens when it shows already, or when there is no such page.
  @discardableResult
  public mutating func show(_ page: KeyboardPage) -> [TypingAction] {
    turn(to: page)
    return takeActions()
  }

  /// Switches typing on or off.
  ///
  /// While it is off, fingers do nothing, and those that come down then do nothing later either.
  @discardableResult
  public mutating func setEnabled(_ isEnabled: Bool) -> [TypingAction] {
    if !isEnabled { giveUp() }
    self.isEnabled = isEnabled
    return takeActions()
  }

  /// Gives the keyboard another size, other traits or another headroom; the page and shift stay.
  @discardableResult
  public mutating func resize(
    to size: CGSize,
    traits: KeyboardTraits,
    headroom: Double = 0
  ) -> [TypingAction] {
    let pages = SolvedPages(keyboard, size: size, traits: traits)
    let headroom = headroom.asLength
    if pages.size == self.size && traits == self.traits && headroom == self.headroom { return [] }
    giveUp()
    self.headroom = headroom
    self.pages = pages
    solution = self.pages.solution(page, shift)
    return takeActions()
  }

  /// Switches to another keyboard, which shows its first page; shift stays.
  ///
  /// Nothing happens when it is the same keyboard.
  @discardableResult
  public mutating func setKeyboard(_ keyboard: Keyboard) -> [TypingAction] {
    if keyboard == self.keyboard { return [] }
    giveUp()
    pages = SolvedPages(keyboard, size: size, traits: traits)
    showFirstPage()
    return takeActions()
  }

  /// Ends all presses with nothing typed, as if every finger had been cancelled.
  @discardableResult
  public mutating func cancel() -> [TypingAction] {
    giveUp()
    return takeActions()
  }

  /// Forgets all fingers, the time and what has been typed, switches shift off and shows the first
  /// page.
  ///
  /// Whether typing is on stays as it is.
  @discardableResult
  public mutating func reset() -> [TypingAction] {
    giveUp()
    touches = []
    now = -.infinity
    spaceKey.forget()
    characterBefore = nil
    updateShift { $0.set(.off) }
    showFirstPage()
    return takeActions()
  }

  private mutating func giveUp() {
    endPress(acting: false)
    if menu != nil { closeMenu() }
    endHold { $0.cancel() }
    shiftKey.forgetTap()
  }

  private mutating func showFirstPage() {
    let hasChanged = page != pages.first
    page = pages.first
    solution = pages.solution(page, shift)
    if hasChanged { emit(.pageChanged(page)) }
  }
}
