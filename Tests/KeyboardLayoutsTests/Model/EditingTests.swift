import KeyboardLayouts
import XCTest

final class EditingTests: XCTestCase {
  private var layout = KeyboardLayout {
    "ab"
    KeyboardRow {
      "c"
      KeyboardRow {
        "d"
        KeyboardRow("ef")
      }
    }
  }

  func testFind_atAnyDepth() {
    XCTAssertEqual(layout["a"], .key("a"))
    XCTAssertEqual(layout["f"], .key("f"))
    XCTAssertNil(layout["z"])
  }

  func testInsert_besideAKey() {
    XCTAssertTrue(layout.insert(.button(.key("x")), before: "e"))
    XCTAssertTrue(layout.insert(.button(.key("y")), after: "b"))
    XCTAssertFalse(layout.insert(.button(.key("z")), after: "nobody"))
    XCTAssertEqual(layout.text, "aby/c(d(xef))")
  }

  func testRemove() {
    XCTAssertTrue(layout.remove("f"))
    XCTAssertTrue(layout.remove("a"))
    XCTAssertFalse(layout.remove("a"))
    XCTAssertEqual(layout.text, "b/c(d(e))")
  }

  func testReplace_byAnyNumber() {
    XCTAssertTrue(layout.replace("d", with: KeyboardRow("xy").items))
    XCTAssertTrue(layout.replace("a", with: []))
    XCTAssertFalse(layout.replace("a", with: []))
    XCTAssertEqual(layout.text, "b/c(xy(ef))")
  }

  func testSubscript_changesReplacesAndRemoves() {
    layout["f"]?.width = .static(9)
    layout["c"] = .key("z")
    layout["b"] = nil
    layout["nobody"] = .key("z")
    XCTAssertEqual(layout["f"]?.width, .static(9))
    XCTAssertEqual(layout.text, "a/z(d(ef))")
  }

  func testOfSeveral_theFirstInReadingOrder() {
    var layout = KeyboardLayout {
      KeyboardRow {
        KeyboardRow("a")
        "a"
      }
      "a"
    }
    layout["a"]?.identifier = "first"
    XCTAssertEqual(layout.solved(320).keys.map(\.identifier), ["first", "a", "a"])
  }

  func testMap_reachesEveryKey() {
    let mapped = layout.mapButtons { .key($0.identifier.uppercased()) }
    XCTAssertEqual(mapped.text, "AB/C(D(EF))")
  }
}

extension KeyboardLayout {
  /// The identifiers, with a slash between rows and rows within rows in brackets.
  fileprivate var text: String {
    rows.map(\.text).joined(separator: "/")
  }
}

extension KeyboardRow {
  fileprivate var text: String {
    items.map { item in
      switch item {
      case .button(let button): button.identifier
      case .row(let row): "(\(row.text))"
      }
    }.joined()
  }
}
