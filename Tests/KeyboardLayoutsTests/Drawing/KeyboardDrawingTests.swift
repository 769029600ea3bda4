import Foundation
import KeyboardLayouts
import XCTest

final class KeyboardDrawingTests: XCTestCase {
  func testEveryKeysShape_isTheSolversFrame() throws {
    try forEachPage { solution, drawing in
      for (index, key) in solution.keys.enumerated() {
        let shapes = drawing.elements.filter { $0.owner == .key(index) }.compactMap(\.shape)
        XCTAssertEqual(shapes.count, 1)
        assertEqual(shapes.map(\.box.numbers), [key.frame.numbers])
      }
    }
  }

  func testEveryKeysLabel_liesWithinIt() throws {
    try forEachPage { solution, drawing in
      for (index, key) in solution.keys.enumerated() {
        let labels = drawing.elements.filter { $0.owner == .key(index) && $0.shape == nil }
        XCTAssertEqual(labels.count, 1, key.identifier)
        for label in labels {
          XCTAssertTrue(label.frame.isWithin(key.frame), key.identifier)
        }
      }
    }
  }

  func testLabels_haveTheRoomThatAWideFontNeeds() throws {
    // The widths of DejaVu Sans, one of the widest, in thousandths of its size.
    let widths = [
      318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636,
      636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770,
      632,
      575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685,
      611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579,
      278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
    ]
    let ascii = zip(32..., widths).map { (String(Unicode.Scalar(UInt8($0))), $1) }
    let others = [
      ("€", 636), ("•", 590), ("…", 1000), ("æ", 982), ("ß", 630), ("Ø", 787), ("Щ", 1094),
      ("ш", 915), ("🙂", 1275), ("漢", 1000), ("한", 1000), ("∞", 833), ("±", 838),
    ]
    for (text, width) in ascii + others {
      let layout = KeyboardLayout(rows: [KeyboardRow(items: [.button(.key(text + text))])])
      let label = try XCTUnwrap(KeyboardDrawing(layout.solved(500)).elements.last)
      guard case .label(_, let size, _) = label.content else { return XCTFail(text) }
      XCTAssertGreaterThanOrEqual(Double(label.frame.width), 2 * size * Double(width) / 1000, text)
    }
  }

  func testALongLabel_isDrawnSmaller_andAnyOffsetStaysWithin() throws {
    for offset in [-900.0, 0, 900, .nan] {
      let style = KeyboardButtonStyle(fontSize: 80, textOffset: KeyboardMetric(offset))
      let layout = KeyboardLayout(row: KeyboardRowStyle()) {
        KeyboardButton.text("a very long label", style: style)
      }
      let solution = layout.solved(100, 60)
      let label = try XCTUnwrap(KeyboardDrawing(solution).elements.last)
      XCTAssertTrue(label.frame.isWithin(solution.keys[0].frame), "\(label.frame)")
      guard case .label(_, let size, _) = label.content else { return XCTFail("no label") }
      XCTAssertLessThan(size, 12)
    }
  }

  func testAKeyWithoutRoom_hasNoLabel() {
    let layout = KeyboardLayout(row: KeyboardRowStyle()) {
      KeyboardButton.fixed("a", .static(0))
      KeyboardButton.image("shift", width: .static(0))
      "b"
    }
    let drawing = KeyboardDrawing(layout.solved(100))
    XCTAssertEqual(drawing.elements.filter { $0.shape == nil }.map(\.owner), [.key(2)])
  }

  func testLightAndDark_differ_butOnlyInColour() throws {
    let solution = try XCTUnwrap(Keyboard.qwerty.layout()).solved(375)
    let light = KeyboardDrawing(solution, scheme: .light)
    let dark = KeyboardDrawing(solution, scheme: .dark)
    XCTAssertEqual(light.elements.map(\.frame), dark.elements.map(\.frame))
    for (one, other) in zip(light.elements, dark.elements) {
      XCTAssertNotEqual(one.content, other.content, "\(one.owner)")
    }
  }

  func testAnImageWithoutADrawing_showsItsName() throws {
    let layout = KeyboardLayout(row: KeyboardRowStyle()) { KeyboardButton.image("smiley") }
    let label = try XCTUnwrap(KeyboardDrawing(layout.solved(100)).elements.last)
    guard case .label("smiley", _, _) = label.content else { return XCTFail("\(label)") }
  }

  func testSmallLetters_standTwoPointsHigher() throws {
    func middle(_ name: String) throws -> Double {
      let solution = KeyboardLayout(rows: [KeyboardRow(name)]).solved(100)
      let label = try XCTUnwrap(KeyboardDrawing(solution).elements.last)
      return Double(label.frame.midY - solution.keys[0].frame.midY)
    }
    XCTAssertEqual(try middle("a"), -2, accuracy: 1e-9)
    XCTAssertEqual(try middle("A"), 0, accuracy: 1e-9)
    XCTAssertEqual(try middle("1"), 0, accuracy: 1e-9)
  }

  func testAPressedKey_showsItsPop_orLooksPressed() throws {
    let solution = try XCTUnwrap(Keyboard.qwerty.layout()).solved(375)
    let g = try XCTUnwrap(solution.keyIndex(withIdentifier: "g"))
    let drawing = KeyboardDrawing(solution, touch: .pressed(g), headroom: 60)
    XCTAssertEqual(drawing.elements.suffix(2).map(\.owner), [.pop(g), .pop(g)])
    XCTAssertEqual(drawing.bounds, CGRect(x: 0, y: -60, width: 375, height: 276))

    let shift = try XCTUnwrap(solution.keyIndex(withIdentifier: "shift"))
    let pressed = KeyboardDrawing(solution, touch: .pressed(shift))
    let plain = KeyboardDrawing(solution)
    let changed = zip(pressed.elements, plain.elements).filter { $0 != $1 }.map(\.0.owner)
    XCTAssertEqual(changed, [.key(shift)])
    XCTAssertEqual(pressed.elements.count, plain.elements.count)
  }

  func testAHeldKey_showsItsMenu_withTheChosenItem() throws {
    let solution = try XCTUnwrap(Keyboard.qwerty.layout()).solved(375)
    let c = try XCTUnwrap(solution.keyIndex(withIdentifier: "c"))
    let drawing = KeyboardDrawing(solution, touch: .held(c, item: 1), headroom: 60)
    let items = drawing.elements.filter { element in
      if case .menuItem = element.owner { true } else { false }
    }
    XCTAssertEqual(items.count, 6)
    let fills = items.compactMap { element -> Shade? in
      guard case .shape(_, let paint) = element.content else { return nil }
      return paint.fill
    }
    XCTAssertEqual(fills.map(\.opacity), [0, 255, 0])
  }

  func testAKeyThatDoesNotExist_drawsNothingMore() throws {
    let solution = KeyboardLayout { "a" }.solved(100)
    XCTAssertEqual(
      KeyboardDrawing(solution, touch: .pressed(7)).elements,
      KeyboardDrawing(solution).elements
    )
  }

  private func forEachPage(_ body: (KeyboardSolution, KeyboardDrawing) throws -> Void) throws {
    for keyboard in Keyboard.builtIn.map(\.value) {
      for page in keyboard.pages {
        for (size, traits) in Device.all.flatMap(\.keyboards) {
          let solution = page.layout.solved(in: size, traits: traits)
          try body(solution, KeyboardDrawing(solution))
        }
      }
    }
  }
}

extension KeyboardDrawing.Element {
  fileprivate var shape: KeyboardPath? {
    guard case .shape(let path, _) = content else { return nil }
    return path
  }
}
