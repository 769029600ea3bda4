// A finger types a sentence by coordinates, and the right text comes out.

import Foundation
import KeyboardLayouts

// snippet.show
/// A finger on an English keyboard, and the text that it types.
struct Finger {
  var machine = TypingMachine(.qwerty, size: CGSize(width: 375, height: 216))
  var text = TextBuffer()
  var time = 0.0

  /// Puts the finger on a key, holds it there, and lifts it there or from an item of the key's menu.
  mutating func press(_ key: String, for duration: Double = 0.08, item: String? = nil) {
    guard let key = machine.solution.key(withIdentifier: key) else { return }
    let lift = time + duration
    machine.apply(machine.touchDown(1, at: key.frame.middle, time: time), to: &text)
    while let next = machine.nextTime, next <= lift {
      machine.apply(machine.tick(time: next), to: &text)
    }
    let index = key.button.menu?.items.firstIndex { $0.identifier == item }
    let end = index.flatMap { machine.solution.menu(for: key)?.itemFrames[$0] } ?? key.frame
    machine.apply(machine.touchUp(1, at: end.middle, time: lift), to: &text)
    time = lift + 0.12
  }

  mutating func type(_ keys: String...) {
    for key in keys { press(key) }
  }
}

var finger = Finger()
finger.type("shift", "i", "space", "h", "a", "d", "space")
finger.type("123", "1", "2", "ABC", "space")
finger.type("c", "a", "f", "w", "r", "o", "n", "g")
// One deletion at once, and one at 0.5, 0.6, 0.7 and 0.8 seconds.
finger.press("backspace", for: 0.85)
finger.press("e", for: 1.2, item: "é")
finger.type("s", "space", "space")
finger.press("shift")
finger.press("shift")
finger.type("w", "o", "w", "shift", "123", "!")
print(finger.text.text)
// snippet.hide

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
