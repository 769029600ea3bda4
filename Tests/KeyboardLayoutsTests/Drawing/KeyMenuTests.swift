import Foundation
import KeyboardLayouts
import XCTest

final class KeyMenuTests: XCTestCase {
  func testTheFirstItem_isOverTheKey_andTheOthersRunAwayFromTheEdge() throws {
    let solution = solved(KeyMenu(characters: "123"))
    let left = try menu(of: 1, in: solution)
    XCTAssertEqual(left.itemFrames[0].midX, solution.keys[1].frame.midX)
    XCTAssertEqual(left.itemFrames.map(\.width), [40, 40, 40])
    XCTAssertEqual(left.itemFrames[1].minX, left.itemFrames[0].maxX + 5)
    let right = try menu(of: 8, in: solution)
    XCTAssertEqual(right.itemFrames[0].midX, solution.keys[8].frame.midX)
    XCTAssertEqual(right.itemFrames[1].maxX, right.itemFrames[0].minX - 5)
  }

  func testItsSize_isItsItemsTheSpacesBetweenThemAndThePadding() throws {
    let placement = try menu(of: 3, in: solved(KeyMenu(characters: "123")))
    XCTAssertEqual(placement.callout.frame.size, CGSize(width: 140, height: 50))
    XCTAssertEqual(placement.callout.frame.maxY, 1)
    XCTAssertEqual(placement.itemFrames[0].minY, placement.callout.frame.minY + 5)
    XCTAssertFalse(placement.callout.overlapsKey)
  }

  func testItsEnds_mayDifferFromThePadding() throws {
    let style = KeyMenuStyle(
      padding: KeyboardMetric(5, landscape: 3),
      leading: KeyboardMetric(11, landscape: 12),
      trailing: 2
    )
    let menu = KeyMenu(characters: "123", style: style)
    for (traits, left, right, top) in [
      (KeyboardTraits.portrait, 11.0, 2.0, 5.0), (.landscape, 12, 2, 3),
      (KeyboardTraits(isMirrored: true), 2, 11, 5),
    ] {
      let placement = try self.menu(of: 4, in: solved(menu, traits))
      let items = placement.itemFrames.reduce(CGRect.null) { $0.union($1) }
      let frame = placement.callout.frame
      assertEqual([[items.minX - frame.minX, frame.maxX - items.maxX]], [[left, right]])
      assertEqual([[items.minY - frame.minY, items.width]], [[top, 130]])
    }
  }

  func testAbsurdSpaces_leaveTheItemsInTheMenu() throws {
    for metric in [KeyboardMetric(1e300), .init(1e12), .init(.nan), .init(-7)] {
      for direction in KeyMenuStyle.Direction.allCases {
        let style = KeyMenuStyle(
          direction: direction,
          itemWidth: metric,
          itemHeight: metric,
          itemSpacing: metric,
          separatorWidth: metric,
          padding: metric,
          leading: metric,
          trailing: metric
        )
        let solution = solved(KeyMenu(characters: "1234", style: style))
        let placement = try menu(of: 5, in: solution)
        for frame in placement.itemFrames {
          XCTAssertTrue(frame.isWithin(placement.callout.frame), "\(frame)")
        }
        let svg = KeyboardDrawing(solution, touch: .held(5, item: 0), headroom: 200).svg
        XCTAssertFalse(svg.contains("nan") || svg.contains("inf"), svg)
      }
    }
  }

  func testSeparators_areInTheMiddleBetweenItems() throws {
    for direction in KeyMenuStyle.Direction.allCases {
      let style = KeyMenuStyle(
        direction: direction,
        itemSpacing: 6,
        separatorColor: KeyboardColor(Shade(1, 2, 3)),
        separatorWidth: 2
      )
      for key in [1, 8] {
        let solution = solved(KeyMenu(characters: "123", style: style))
        let items = try menu(of: key, in: solution).itemFrames
        let drawing = KeyboardDrawing(solution, touch: .held(key, item: 0), headroom: 200)
        let lines = drawing.elements.filter { element in
          if case .menuSeparator = element.owner { true } else { false }
        }
        XCTAssertEqual(lines.map(\.owner), [.menuSeparator(0), .menuSeparator(1)])
        for (index, line) in lines.enumerated() {
          let both = items[index].union(items[index + 1])
          assertEqual(
            [[line.frame.midX, line.frame.midY]],
            [[both.midX, both.midY]]
          )
          let isRow = direction == .horizontal
          XCTAssertEqual(line.frame.size, CGSize(width: isRow ? 2 : 40, height: isRow ? 40 : 2))
        }
        XCTAssertEqual(drawing.svg.components(separatedBy: "#010203").count, 3)
      }
    }
    let plain = solved(KeyMenu(characters: "123"))
    XCTAssertFalse(
      KeyboardDrawing(plain, touch: .held(1, item: nil)).elements.map(\.owner)
        .contains(.menuSeparator(0))
    )
  }

  func testItsShadow_isItsOwn() throws {
    var style = KeyMenuStyle(
      shadowColor: KeyboardColor(Shade(9, 8, 7)),
      shadowOpacity: 0.5,
      shadowX: 3,
      shadowY: KeyboardMetric(4, landscape: 5),
      shadowRadius: 6
    )
    func shadow(_ traits: KeyboardTraits = .portrait) throws -> ShapePaint.Shadow? {
      let drawing = KeyboardDrawing(
        solved(KeyMenu(characters: "1", style: style), traits),
        touch: .held(2, item: nil)
      )
      let menu = try XCTUnwrap(drawing.elements.first { $0.owner == .menu(2) })
      guard case .shape(_, let paint) = menu.content else { return nil }
      return paint.shadow
    }
    let upright = try XCTUnwrap(try shadow())
    XCTAssertEqual(upright.color, Shade(9, 8, 7, opacity: 128))
    XCTAssertEqual(upright.offset, CGPoint(x: 3, y: 4))
    XCTAssertEqual(upright.radius, 6)
    XCTAssertEqual(try shadow(.landscape)?.offset, CGPoint(x: 3, y: 5))
    style.shadowOpacity = 0
    XCTAssertNil(try shadow())
  }

  func testTheChosenTitle_mayHaveASizeOfItsOwn() throws {
    func sizes(_ style: KeyMenuStyle) -> [Double] {
      KeyboardDrawing(solved(KeyMenu(characters: "12", style: style)), touch: .held(2, item: 1))
        .elements.compactMap { element in
          guard case .menuItem = element.owner, case .label(_, let size, _) = element.content
          else { return nil }
          return size
        }
    }
    XCTAssertEqual(sizes(KeyMenuStyle()), [15, 15])
    XCTAssertEqual(sizes(KeyMenuStyle(fontSize: 12)), [12, 12])
    XCTAssertEqual(sizes(KeyMenuStyle(selectedFontSize: 18)), [15, 18])
  }

  func testAtTheEdge_itStaysWithinTheBounds() throws {
    let solution = solved(KeyMenu(characters: "123"))
    XCTAssertEqual(try menu(of: 0, in: solution).callout.frame.minX, 0)
    XCTAssertEqual(try menu(of: 9, in: solution).callout.frame.maxX, 320)
  }

  func testTooManyItems_areNarrower() throws {
    let placement = try menu(of: 0, in: solved(KeyMenu(characters: "1234567890")))
    XCTAssertEqual(placement.callout.frame.width, 320)
    XCTAssertEqual(placement.itemFrames.map(\.width), Array(repeating: 26.5, count: 10))
  }

  func testVertical_itemsAreOneBelowTheOther() throws {
    let style = KeyMenuStyle(
      direction: .vertical,
      itemWidth: 90,
      itemHeight: 30,
      itemSpacing: 2,
      padding: 4
    )
    let placement = try menu(of: 4, in: solved(KeyMenu(characters: "12", style: style)))
    XCTAssertEqual(placement.callout.frame, CGRect(x: 95, y: -69, width: 98, height: 70))
    XCTAssertEqual(placement.itemFrames[1], CGRect(x: 99, y: -33, width: 90, height: 30))
  }

  func testVertical_withoutRoom_itemsAreLower() throws {
    let style = KeyMenuStyle(direction: .vertical, itemSpacing: 0, padding: 0)
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
    func index(_ x: Double) -> Int? {
      placement.itemIndex(at: CGPoint(x: corner.x + x, y: corner.y))
    }
    XCTAssertEqual([index(0), index(2.5), index(2.6), index(5)], [0, 0, 1, 1])
    XCTAssertEqual([index(-40.1), index(130.1)], [nil, nil])
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
