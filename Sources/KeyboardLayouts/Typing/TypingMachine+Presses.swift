import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension TypingMachine {
  /// A finger comes down on a key that is not shift, or on none.
  mutating func startPress(_ touch: Int, at point: CGPoint, on key: Int?) {
    shiftKey.forgetTap()
    press = Press(touch: touch, time: now, point: point)
    guard let key else { return }
    let button = solution.keys[key].button
    enter(key, from: nil)
    if button.style.pop == nil && button.hasMenu {
      openMenu()
    } else if button.action == .backspace {
      press?.hasActed = true
      press?.repeats = RepeatClock(options.backspace, since: now)
      perform(.backspace, of: button.identifier, began: now)
    } else if options.policy == .press {
      actAtOnce(button)
    }
  }

  private mutating func actAtOnce(_ button: KeyboardButton) {
    switch button.action {
    case .page:
      // The key is gone with its page, so its press is over.
      endPress(acting: true)
    case .insert(let text):
      press?.hasActed = true
      press?.typed = text
      insert(text)
      if shiftKey.hold != nil { shiftKey.type() } else { press?.spendsShift = true }
    default:
      press?.hasActed = true
      perform(button.action, of: button.identifier, began: now)
    }
  }

  /// Ends the press; its key acts unless it has acted already.
  mutating func endPress(acting: Bool) {
    guard let press else { return }
    self.press = nil
    guard let index = press.key else { return }
    let button = solution.keys[index].button
    hidePop(of: button)
    if acting && !press.hasActed {
      perform(button.action, of: button.identifier, began: press.began)
    }
    if press.spendsShift { spendShift() }
    emit(.pressEnded(button.identifier))
  }

  /// The pressing finger is somewhere else.
  mutating func movePress(to point: CGPoint) {
    guard var press else { return }
    press.point = point
    self.press = press
    let key = target(at: point, from: press.key)
    if key == press.key { return }
    if press.hasActed {
      endPress(acting: false)
    } else if let key {
      enter(key, from: press.key)
    } else if let old = press.key {
      let button = solution.keys[old].button
      self.press?.key = nil
      hidePop(of: button)
      emit(.pressEnded(button.identifier))
    }
  }

  /// The finger comes onto a key, from another one or from none.
  mutating func enter(_ key: Int, from old: Int?) {
    let button = solution.keys[key].button
    if let old {
      let oldButton = solution.keys[old].button
      hidePop(of: oldButton)
      emit(.dragged(from: oldButton.identifier, to: button.identifier))
    } else {
      emit(.pressStarted(button.identifier))
    }
    press?.key = key
    press?.since = now
    if button.style.pop != nil { emit(.popShown(button.identifier)) }
  }

  /// The key that a finger at a point is on when it has been on a key, or none, before.
  func target(at point: CGPoint, from key: Int?) -> Int? {
    switch options.policy {
    case .press:
      // A repeat must not survive its key.
      guard let key, solution.keys[key].button.action == .backspace else { return key }
      return solution.keyIndex(at: point, tolerance: options.tolerance)
    case .hysteresis(let margin):
      if let key, solution.keys[key].hitArea.keeps(point, within: margin) { return key }
      return solution.keyIndex(at: point, tolerance: options.tolerance)
    case .release:
      return solution.keyIndex(at: point, tolerance: options.tolerance)
    }
  }

  mutating func hidePop(of button: KeyboardButton) {
    if button.style.pop != nil { emit(.popHidden(button.identifier)) }
  }
}

extension KeyboardButton {
  var hasMenu: Bool { menu?.items.isEmpty == false }
}

extension CGRect {
  /// Whether a point is inside, or outside by less than a margin.
  fileprivate func keeps(_ point: CGPoint, within margin: Double) -> Bool {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    let distance = (x * x + y * y).squareRoot()
    // The edges of hit areas are sums of fractions, so that a distance can miss its last digits.
    return distance == 0 || distance < margin - 1e-6
  }
}
