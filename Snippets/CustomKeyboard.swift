// A keyboard of one's own: described, solved, asked for a key, and drawn.

import Foundation
import KeyboardLayouts

// snippet.show
let layout = KeyboardLayout {
  "qwertyuiop"
  KeyboardRow(style: KeyboardRowStyle(leading: 22, trailing: 22)) {
    "asdfghjkl"
  }
  KeyboardRow {
    KeyboardButton.image("shift", width: .relative(0.115))
    KeyboardRow("zxcvbnm", style: KeyboardRowStyle(leading: 9, trailing: 9))
    KeyboardButton.image("backspace", width: .relative(0.115))
  }
  KeyboardRow {
    KeyboardButton.image("globe", width: .static(42))
    KeyboardButton.text("space")
    KeyboardButton.key("é", width: .static(32), menu: KeyMenu(characters: "èêë"))
    KeyboardButton.text("return", width: .relative(0.18))
  }
}

let keyboard = layout.solved(in: CGSize(width: 375, height: 216))
let key = keyboard.key(at: CGPoint(x: 31, y: 10))
print(key?.button.action == .insert("q"))
print(KeyboardDrawing(keyboard).text(columns: 80))
// snippet.hide
