import Foundation
import KeyboardLayouts
import XCTest

final class BuiltInKeyboardTests: XCTestCase {
  func testRows() throws {
    let rows = [
      "qwerty": ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
      "azerty": ["azertyuiop", "qsdfghjklm", "wxcvbn"],
      "qwertz": ["qwertzuiop", "asdfghjkl", "yxcvbnm"],
      "email": ["qwertyuiop", "asdfghjkl", "zxcvbnm", "@."],
      "url": ["qwertyuiop", "asdfghjkl", "zxcvbnm", "./.com"],
    ]
    for (name, expected) in rows {
      XCTAssertEqual(try keys(name).filter { !$0.isEmpty }, expected, name)
      XCTAssertEqual(
        try keys(name, .numbers).prefix(3),
        ["1234567890", "-/:;()$&@\"", ".,?!'"],
        name
      )
      XCTAssertEqual(
        try keys(name, .symbols).prefix(3),
        ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"],
        name
      )
    }
    XCTAssertEqual(try keys("numberPad"), ["123", "456", "789", "0"])
    XCTAssertEqual(Keyboard.numberPad.pages.map(\.name), [.numbers])
    XCTAssertNil(Keyboard.named("qwert"))
  }

  func testEveryPage_hasNoDiagnostics_atAnySize() throws {
    for (name, keyboard) in Keyboard.builtIn {
      for page in keyboard.pages {
        for device in Device.all {
          for (size, traits) in device.keyboards {
            let diagnostics = page.layout.solved(in: size, traits: traits).diagnostics
            XCTAssertEqual(diagnostics, [], "\(name) \(page.name.rawValue) at \(size)")
          }
        }
      }
    }
  }

  func testEveryPage_leadsToTheOthers_andCanDeleteAndEnd() throws {
    for (name, keyboard) in Keyboard.builtIn where name != "numberPad" {
      var reached: Set<KeyboardPage> = []
      for page in keyboard.pages {
        let actions = page.layout.solved(375).keys.map(\.button.action)
        for case .page(let other) in actions { reached.insert(other) }
        XCTAssertTrue(actions.contains(.backspace) && actions.contains(.return), name)
        XCTAssertTrue(actions.contains(.nextKeyboard), name)
        XCTAssertEqual(actions.contains(.shift), page.name == .letters, name)
      }
      XCTAssertEqual(reached, Set(keyboard.pages.map(\.name)), name)
    }
  }

  func testAllLettersOfAPage_areEquallyWide_onEveryDeviceInBothOrientations() throws {
    for name in ["qwerty", "azerty", "qwertz", "email", "url"] {
      let layout = try XCTUnwrap(Keyboard.named(name)?.layout(page: .letters))
      for device in Device.all {
        for (size, traits) in device.keyboards {
          let widths = layout.solved(in: size, traits: traits).keys
            .filter { $0.identifier.count == 1 && $0.identifier.first?.isLetter == true }
            .map { Double($0.frame.width) }
          XCTAssertEqual(widths.count, 26)
          let difference = (widths.max() ?? 0) - (widths.min() ?? 0)
          XCTAssertLessThan(difference, 1e-9, "\(name) at \(size), \(traits.orientation)")
        }
      }
    }
  }

  func testTenLetters_areAsWideAsOnTheSystemsKeyboard() {
    for (width, key) in [320: 26.0, 375: 31.5, 390: 33, 414: 35.4, 430: 37] {
      let solution = Keyboard.qwerty.layout()?.solved(Double(width))
      XCTAssertEqual(Double(solution?.keys[0].frame.width ?? 0), key, accuracy: 1e-9)
    }
    XCTAssertEqual(Keyboard.qwerty.layout()?.solved(375, 216).keys[0].frame.height, 42)
  }

  func testShift_isAboutAsWideAsOnTheSystemsKeyboard() {
    for (width, expected) in [320: 36.0, 375: 42, 390: 44, 414: 46] {
      let keys = Keyboard.qwerty.layout()?.solved(Double(width))
      let shift = keys?.key(withIdentifier: "shift")?.frame ?? .zero
      let backspace = keys?.key(withIdentifier: "backspace")?.frame ?? .zero
      XCTAssertEqual(Double(shift.width), expected, accuracy: 2, "\(width)")
      XCTAssertEqual(shift.width, backspace.width)
      XCTAssertEqual(Double(shift.minX), 3)
      XCTAssertEqual(Double(backspace.maxX), Double(width) - 3, accuracy: 1e-9)
    }
  }

  func testShorterRows_standInTheMiddle() throws {
    for (size, traits) in Device.all.flatMap(\.keyboards) {
      let solution = try XCTUnwrap(Keyboard.qwerty.layout()).solved(in: size, traits: traits)
      for (first, last) in [("a", "l"), ("z", "m")] {
        let left = try XCTUnwrap(solution.key(withIdentifier: first)).frame.minX
        let right = try XCTUnwrap(solution.key(withIdentifier: last)).frame.maxX
        XCTAssertEqual(Double(left), Double(size.width - right), accuracy: 1e-9)
      }
    }
  }

  func testMenus_areTheEnglishOnes() throws {
    let variants = [
      "a": "àáâäæãåā", "c": "çćč", "e": "èéêëēėę", "i": "îïíīįì", "l": "ł", "n": "ñń",
      "o": "ôöòóœøōõ", "s": "ßśš", "u": "ûüùúū", "y": "ÿ", "z": "žźż",
    ]
    for key in try XCTUnwrap(Keyboard.qwerty.layout()).solved(375).keys {
      let titles = key.button.menu?.items.map(\.title).joined()
      XCTAssertEqual(titles, variants[key.identifier], key.identifier)
    }
  }

  func testPops_leanAwayFromTheEdges() throws {
    let solution = try XCTUnwrap(Keyboard.qwerty.layout()).solved(375)
    let kinds = ["q", "p", "g", "a", "space"].map { name in
      solution.key(withIdentifier: name)?.button.style.pop?.kind
    }
    XCTAssertEqual(kinds, [.left, .right, .default, .default, nil])
  }

  /// The keys that type, row by row.
  private func keys(_ name: String, _ page: KeyboardPage? = nil) throws -> [String] {
    let layout = try XCTUnwrap(Keyboard.named(name)?.layout(page: page))
    return layout.solved(375).keys.reduce(into: Array(repeating: "", count: 4)) { rows, key in
      if case .insert(let text) = key.button.action { rows[key.row] += text }
    }
  }
}
