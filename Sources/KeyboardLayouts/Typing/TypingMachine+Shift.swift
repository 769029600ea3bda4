import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension TypingMachine {
  /// A finger comes down on the shift key; a second one there does nothing.
  mutating func holdShift(_ touch: Int, _ key: Int) {
    guard shiftKey.hold == nil else { return }
    spaceKey.forget()
    emit(.pressStarted(solution.keys[key].identifier))
    updateShift { [now, options] in
      $0.press(touch, on: key, at: now, window: options.shiftWindow)
    }
  }

  /// The finger lifts from the shift key.
  mutating func releaseShift() {
    var isKeyDown = false
    if let press, let key = press.key, !press.hasActed,
      case .insert = solution.keys[key].button.action
    {
      isKeyDown = true
    }
    endHold { $0.release(whileKeyIsDown: isKeyDown) }
  }

  mutating func endHold(_ change: (inout ShiftKey) -> Void) {
    guard let hold = shiftKey.hold else { return }
    updateShift(change)
    emit(.pressEnded(solution.keys[hold.key].identifier))
  }

  /// The finger that holds shift moves: it may slide on to a letter, which will be a capital.
  mutating func moveHold(to point: CGPoint) {
    guard let hold = shiftKey.hold else { return }
    let key = target(at: point, from: hold.key)
    if key == hold.key { return }
    if hold.isUsed || press != nil || menu != nil { return releaseShift() }
    updateShift { $0.leave() }
    press = Press(touch: hold.touch, time: now, point: point)
    if let key {
      enter(key, from: hold.key)
    } else {
      emit(.pressEnded(solution.keys[hold.key].identifier))
    }
  }

  /// A text was typed, for which a single shift counted.
  mutating func spendShift() {
    updateShift { $0.type() }
  }

  mutating func updateShift(_ change: (inout ShiftKey) -> Void) {
    let before = shift
    change(&shiftKey)
    if shift == before { return }
    solution = pages.solution(page, shift)
    emit(.shiftChanged(shift))
  }
}
