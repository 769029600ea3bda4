import Foundation
import KeyboardLayouts
import XCTest

final class KeyMenuTests: XCTestCase {
  func testTheFirstItem_isOverTheKey_andTheOthersRunAwayFromTheEdge() throws {
    let solution = solved(KeyMenu(characters: "123"))
    let left = try menu(of: 1, in: solution)
    XCTAssertEqual(left.itemFrames[0].midX, solution.keys[1].frame.midX)
    XCTAssertEqual(left.itemFrames.map(\.width), [40, 40, 40])
    XCTAssertEqual(left.itemFrames[1].minX, left.itemFrames[0].maxX)
    let right = try menu(of: 8, in: solution)
    XCTAssertEqual(right.itemFrames[0].midX, solution.keys[8].frame.midX)
    XCTAssertEqual(right.itemFrames[1].maxX, right.itemFrames[0].minX)
  }

  func testItsSize_isItsItemsAndThePadding() throws {
    let placement = try menu(of: 3, in: solved(KeyMenu(characters: "123")))
    XCTAssertEqual(placement.callout.frame.size, CGSize(width: 130, height: 50))
    XCTAssertEqual(placement.callout.frame.maxY, 1)
    XCTAssertEqual(placement.itemFrames[0].minY, placement.callout.frame.minY + 5)
    XCTAssertFalse(placement.callout.overlapsKey)
  }

  func testAtTheEdge_itStaysWithinTheBounds() throws {
    let solution = solved(KeyMenu(characters: "123"))
    XCTAssertEqual(try menu(of: 0, in: solution).callout.frame.minX, 0)
    XCTAssertEqual(try menu(of: 9, in: solution).callout.frame.maxX, 320)
  }

  func testTooManyItems_areNarrower() throws {
    let placement = try menu(of: 0, in: solved(KeyMenu(characters: "1234567890")))
    XCTAssertEqual(placement.callout.frame.width, 320)
    XCTAssertEqual(placement.itemFrames.map(\.width), Array(repeating: 31, count: 10))
  }

  func testVertical_itemsAreOneBelowTheOther() throws {
    let style = KeyMenuStyle(direction: .vertical, itemWidth: 90, itemHeight: 30, padding: 4)
    let placement = try menu(of: 4, in: solved(KeyMenu(characters: "12", style: style)))
    XCTAssertEqual(placement.callout.frame, CGRect(x: 95, y: -67, width: 98, height: 68))
    XCTAssertEqual(placement.itemFrames[1], CGRect(x: 99, y: -33, width: 90, height: 30))
  }

  func testVertical_withoutRoom_itemsAreLower() throws {
    let style = KeyMenuStyle(direction: .vertical, padding: 0)
    let solution = solved(KeyMenu(characters: "1234567890", style: style))
    let placement = try XCTUnwrap(solution.menu(for: solution.keys[0], headroom: 0))
    XCTAssertEqual(placement.callout.frame.height, 216)
    XCTAssertEqual(Double(placement.itemFrames[0].height), 21.6, accuracy: 1e-9)
    XCTAssertTrue(placement.callout.overlapsKey)
  }

  func testAPointFindsItsItem() throws {
    let placement = try menu(of: 3, in: solved(KeyMenu(characters: "123")))
    for (index, frame) in placement.itemFrames.enumerated() {
      XCTAssertEqual(placement.itemIndex(at: CGPoint(x: frame.midX, y: frame.midY)), index)
    }
    let corner = CGPoint(x: placement.itemFrames[0].maxX, y: placement.itemFrames[0].minY)
    XCTAssertEqual(placement.itemIndex(at: corner), 0)
    XCTAssertNil(placement.itemIndex(at: placement.callout.frame.origin))
    XCTAssertNil(placement.itemIndex(at: CGPoint(x: Double.nan, y: 0)))
  }

  func testMirrored_itIsReflected() throws {
    let plain = solved(KeyMenu(characters: "123"))
    let mirrored = solved(KeyMenu(characters: "123"), KeyboardTraits(isMirrored: true))
    for index in [0, 2, 9] {
      let frames = try menu(of: index, in: plain).itemFrames
      let images = try menu(of: index, in: mirrored).itemFrames
      for (frame, image) in zip(frames, images) {
        XCTAssertEqual(Double(image.minX), Double(320 - frame.maxX), accuracy: 1e-9)
      }
    }
  }

  func testWithoutItems_thereIsNone() {
    let solution = solved(KeyMenu([]))
    XCTAssertNil(solution.menu(for: solution.keys[0]))
  }

  private func menu(of index: Int, in solution: KeyboardSolution) throws -> KeyMenuPlacement {
    try XCTUnwrap(solution.menu(for: solution.keys[index], headroom: 200))
  }

  /// Ten keys of 26 by 42 points in the first of four rows, each with a menu.
  private func solved(_ menu: KeyMenu, _ traits: KeyboardTraits = .portrait) -> KeyboardSolution {
    KeyboardLayout {
      KeyboardRow { for name in "qwertyuiop" { KeyboardButton.key(String(name), menu: menu) } }
      "1"
      "2"
      "3"
    }.solved(320, 216, traits)
  }
}
