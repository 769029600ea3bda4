import KeyboardLayouts
import XCTest

final class KeyboardButtonTests: XCTestCase {
  func testIdentifier_isTheLabelsNameUnlessGiven() {
    XCTAssertEqual(KeyboardButton.key("q").identifier, "q")
    XCTAssertEqual(KeyboardButton.image("globe").identifier, "globe")
    XCTAssertEqual(KeyboardButton.text("go", identifier: "return").identifier, "return")
  }

  func testAction_followsFromLabelAndIdentifier() {
    let actions: [(KeyboardButton, KeyAction)] = [
      (.key("q"), .insert("q")), (.key("space"), .insert("space")), (.text("space"), .space),
      (.text("go", identifier: "return"), .return), (.image("shift"), .shift),
      (.image("x", identifier: "backspace"), .backspace), (.image("globe"), .nextKeyboard),
      (.text("123"), .page(.numbers)), (.text("#+="), .page(.symbols)),
      (.text("ABC"), .page(.letters)),
      (.text("…", identifier: "symbols"), .page(.symbols)), (.text("Hi"), .custom),
      (.text("Hi", action: .insert("Hello")), .insert("Hello")),
    ]
    for (button, action) in actions { XCTAssertEqual(button.action, action, button.identifier) }
  }

  func testStyle_followsFromTheAction() {
    XCTAssertEqual(KeyboardButton.key("q").style, .key)
    XCTAssertEqual(KeyboardButton.text("space").style, .space)
    XCTAssertEqual(KeyboardButton.image("shift").style, .dark)
    XCTAssertEqual(KeyboardButton.key("q", style: .dark).style, .dark)
  }

  func testCopies_areIndependent() {
    let original = KeyboardButton.key("q")
    var copy = original
    copy.style.fontSize = 3
    XCTAssertEqual(original.style.fontSize, 21)
    XCTAssertNotEqual(copy, original)
    copy.style.fontSize = 21
    XCTAssertEqual(copy, original)
    XCTAssertEqual(copy.hashValue, original.hashValue)
  }

  func testABuilder_readsAsTheKeyboardLooks() {
    let withDigits = true
    let layout = KeyboardLayout {
      if withDigits { "12" }
      for name in ["ab", "cd"] { name }
      KeyboardRow {
        KeyboardButton.image("shift")
        KeyboardRow("ef")
        if withDigits { "g" } else { "h" }
        [KeyboardItem.button(.key("i"))]
      }
    }
    let rows = layout.solved(320).keys.map { "\($0.row)\($0.identifier)" }
    XCTAssertEqual(rows, ["01", "02", "1a", "1b", "2c", "2d", "3shift", "3e", "3f", "3g", "3i"])
  }
}
