import KeyboardLayouts
import XCTest

/// Keys as a screen reader meets them.
final class KeyboardNamesTests: XCTestCase {
  func testLetters_areCalledByWhatTheyType() {
    var machine = Typist().machine
    XCTAssertEqual(machine.elements().prefix(3).map(\.name), ["q", "w", "e"])
    machine.setShift(.once)
    XCTAssertEqual(machine.elements().prefix(3).map(\.name), ["Q", "W", "E"])
  }

  func testOtherKeys_areCalledByWhatTheyDo() {
    let machine = Typist().machine
    XCTAssertEqual(
      machine.elements().filter { $0.name != $0.identifier }.map { [$0.identifier, $0.name] },
      [
        ["backspace", "delete"], ["123", "numbers"], ["globe", "next keyboard"],
      ]
    )
  }

  func testShift_saysItsState() {
    var machine = Typist().machine
    var states: [String] = []
    for shift in KeyboardShift.allCases {
      machine.setShift(shift)
      guard let key = machine.elements().first(where: { $0.identifier == "shift" }) else {
        continue
      }
      states.append(key.name + (key.traits.contains(.selected) ? ", selected" : ""))
    }
    XCTAssertEqual(states, ["shift", "shift, selected", "caps lock, selected"])
  }

  func testTraits_frames_andMenus() {
    let machine = Typist().machine
    let elements = machine.elements()
    XCTAssertEqual(elements.count, machine.solution.keys.count)
    XCTAssertEqual(elements[0].traits, [.key])
    XCTAssertEqual(elements.last?.traits, [.button])
    XCTAssertEqual(elements.map(\.frame), machine.solution.keys.map(\.frame))
    XCTAssertEqual(elements[2].menu.first?.identifier, "è")
  }

  func testNames_canBeOfAnyLanguage() {
    var names = KeyboardNames()
    names.backspace = "löschen"
    names.pages[.numbers] = nil
    let elements = Typist().machine.elements(names)
    XCTAssertTrue(elements.contains { $0.name == "löschen" })
    XCTAssertTrue(elements.contains { $0.name == "123" })
  }

  func testTheReturnKey_isCalledByItsTitle_unlessItIsAnImage() {
    let names = KeyboardNames()
    let title = KeyboardButton.text("go", identifier: "return")
    XCTAssertEqual(names.name(of: title, shift: .off), "go")
    XCTAssertEqual(names.name(of: .image("return"), shift: .off), "return")
  }
}
