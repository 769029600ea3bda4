import KeyboardLayouts
import XCTest

/// Texts that no key types.
final class TypedTextTests: XCTestCase {
  private var machine = TypingMachine(.qwerty, size: CGSize(width: 375, height: 216), shift: .once)
  private var document = TextBuffer()

  func testText_usesUpASingleShift() {
    machine.apply(machine.type("日本", time: 0), to: &document)
    machine.apply(machine.tap("a", time: 1), to: &document)
    XCTAssertEqual(document.text, "日本a")
    machine.setShift(.locked)
    machine.apply(machine.type("é", time: 2), to: &document)
    machine.apply(machine.tap("a", time: 3), to: &document)
    XCTAssertEqual(document.text, "日本aéA")
  }

  func testText_partsSpaces() {
    machine.apply(machine.tap("a", time: 0), to: &document)
    machine.apply(machine.tap("space", time: 0.1), to: &document)
    machine.apply(machine.type("日", time: 0.2), to: &document)
    machine.apply(machine.tap("space", time: 0.3), to: &document)
    XCTAssertEqual(document.text, "A 日 ")
    machine.apply(machine.tap("space", time: 0.4), to: &document)
    XCTAssertEqual(document.text, "A 日. ")
  }

  func testText_comesBehindTheKeyOfAFingerThatIsDown() {
    let point = machine.solution.key(withIdentifier: "a").map {
      CGPoint(x: $0.frame.midX, y: $0.frame.midY)
    }
    machine.apply(machine.touchDown(1, at: point ?? .zero, time: 0), to: &document)
    machine.apply(machine.type("b", time: 0.1), to: &document)
    machine.apply(machine.touchUp(1, time: 0.2), to: &document)
    XCTAssertEqual(document.text, "Ab")
  }

  func testWhileTypingIsOff_andWithoutText_nothingHappens() {
    XCTAssertEqual(machine.type("", time: 0), [])
    XCTAssertEqual(machine.shift, .once)
    machine.setEnabled(false)
    XCTAssertEqual(machine.type("a", time: 1), [])
  }
}
