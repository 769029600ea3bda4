import Foundation
import KeyboardLayouts
import XCTest

final class KeyCalloutTests: XCTestCase {
  /// Ten keys of 26 by 42 points in the first of four rows; pops twice as wide, 1.2 times as high.
  private func letters(_ kind: KeyPopStyle.Kind = .default, offset: KeyboardMetric = 0)
    -> KeyboardSolution
  {
    let pop = KeyPopStyle(kind, widthMultiplier: 2, heightMultiplier: 1.2, offset: offset)
    let row = KeyboardRow("qwertyuiop")
    return KeyboardLayout(rows: [row, row, row, row]).mapButtons { button in
      var button = button
      button.style.pop = pop
      return button
    }.solved(320)
  }

  func testB99_withHeadroom_itStandsAboveTheKey() throws {
    let pop = try pop(of: 0, headroom: 44.4)
    assertEqual([pop.frame.numbers], [[0, -44.4, 52, 50.4]])
    XCTAssertFalse(pop.overlapsKey)
    assertEqual([try self.pop(of: 4, headroom: 100).frame.numbers], [[118, -44.4, 52, 50.4]])
  }

  func testB99_withoutHeadroom_itCoversItsKey() throws {
    let pop = try pop(of: 0, headroom: 0)
    assertEqual([pop.frame.numbers], [[0, 0, 52, 50.4]])
    XCTAssertTrue(pop.overlapsKey)
  }

  func testB99_atTheEdges_itStaysWithinTheBounds() throws {
    assertEqual([try pop(of: 0, headroom: 50).frame.numbers], [[0, -44.4, 52, 50.4]])
    assertEqual([try pop(of: 9, headroom: 50).frame.numbers], [[268, -44.4, 52, 50.4]])
  }

  func testB99_theStemStaysOverTheKey() throws {
    for headroom in [0, 20, 44.4] {
      let pop = try pop(of: 9, headroom: headroom)
      XCTAssertEqual(pop.keyFrame, CGRect(x: 291, y: 6, width: 26, height: 42))
      assertEqual([pop.outline.box.numbers], [pop.frame.union(pop.keyFrame).numbers])
    }
  }

  func testB99_inLowerRows_thereIsAlwaysRoom() throws {
    let solution = letters()
    for key in solution.keys where key.row > 0 {
      let pop = try XCTUnwrap(solution.pop(for: key))
      XCTAssertFalse(pop.overlapsKey)
      XCTAssertEqual(Double(pop.frame.maxY), Double(key.frame.minY), accuracy: 1e-9)
    }
  }

  func testKinds_leanLeftAndRight() throws {
    for (kind, x) in [(KeyPopStyle.Kind.default, 118.0), (.left, 131), (.right, 105)] {
      let solution = letters(kind)
      let pop = try XCTUnwrap(solution.pop(for: solution.keys[4], headroom: 60))
      XCTAssertEqual(Double(pop.frame.minX), x, accuracy: 1e-9)
    }
  }

  func testTheOffset_isBetweenPopAndKey() throws {
    let solution = letters(offset: 5)
    let pop = try XCTUnwrap(solution.pop(for: solution.keys[12]))
    XCTAssertEqual(Double(pop.frame.maxY), 55, accuracy: 1e-9)
  }

  func testAPopLargerThanTheKeyboard_isAsLargeAsIt() throws {
    let pop = KeyPopStyle(widthMultiplier: 20, heightMultiplier: .init(.infinity, landscape: 50))
    let layout = KeyboardLayout(row: KeyboardRowStyle()) {
      KeyboardButton.key("a", style: KeyboardButtonStyle(pop: pop))
    }
    let solution = layout.solved(100, 50, .landscape)
    let frame = try XCTUnwrap(solution.pop(for: solution.keys[0], headroom: 10)).frame
    XCTAssertEqual(frame, CGRect(x: 0, y: -10, width: 100, height: 60))
  }

  func testWithoutAStyle_thereIsNoPop() {
    let solution = KeyboardLayout(row: KeyboardRowStyle()) { KeyboardButton.text("space") }.solved(
      100
    )
    XCTAssertNil(solution.pop(for: solution.keys[0]))
    XCTAssertNil(solution.menu(for: solution.keys[0]))
  }

  func testEveryBuiltInPopAndMenu_isWithinTheBounds() {
    for (name, keyboard) in Keyboard.builtIn {
      for page in keyboard.pages {
        for (size, traits) in Device.all.flatMap(\.keyboards) {
          let solution = page.layout.solved(in: size, traits: traits)
          for headroom in [0.0, 30, 200] {
            let space = CGRect(
              x: 0,
              y: -headroom,
              width: size.width,
              height: size.height + headroom
            )
            for key in solution.keys {
              let callouts = [
                solution.pop(for: key, headroom: headroom),
                solution.menu(for: key, headroom: headroom)?.callout,
              ].compactMap { $0 }
              for callout in callouts where !callout.frame.isWithin(space) {
                XCTFail("\(name): \(key.identifier) at \(size): \(callout.frame)")
              }
              if headroom == 200, callouts.contains(where: \.overlapsKey) {
                XCTFail("\(name): \(key.identifier) at \(size) is covered")
              }
            }
          }
        }
      }
    }
  }

  private func pop(of index: Int, headroom: Double) throws -> KeyCallout {
    let solution = letters()
    return try XCTUnwrap(solution.pop(for: solution.keys[index], headroom: headroom))
  }
}
