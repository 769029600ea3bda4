import Foundation
import KeyboardLayouts
import TestSupport
import XCTest

/// Rule R9, and what the documentation promises of any layout.
final class SolverFuzzTests: XCTestCase {
  func testEveryPointHasExactlyOneKey_whichIsTheOneWhoseAreaHoldsIt() {
    forEachLayout(seed: 1, count: 60) { layout, size, traits in
      let solution = layout.solved(in: size, traits: traits)
      guard !solution.keys.isEmpty else { return XCTAssertNil(solution.hit(0, 0)) }
      let areas = solution.keys.map(\.hitArea)
      // At the very edge several areas of no extent may meet; the first of them has the point.
      for y in stride(from: 1, through: size.height, by: size.height > 60 ? 7 : 1) {
        for x in stride(from: 1, through: size.width, by: size.width > 60 ? 3 : 1) {
          let point = CGPoint(x: x, y: y)
          let owners = areas.indices.filter { areas[$0].owns(point) }
          XCTAssertEqual(owners, [solution.keyIndex(at: point) ?? -1], "\(point) of \(size)")
        }
      }
    }
  }

  func testEveryIntegerPointOfQWERTY_hasExactlyOneKey() throws {
    for isMirrored in [false, true] {
      let layout = try XCTUnwrap(Keyboard.qwerty.layout())
      let solution = layout.solved(320, 216, KeyboardTraits(isMirrored: isMirrored))
      for y in 0...216 {
        for x in 0...320 {
          let point = CGPoint(x: x, y: y)
          let owners = solution.keys.indices.filter { solution.keys[$0].hitArea.owns(point) }
          guard owners == [solution.keyIndex(at: point) ?? -1] else {
            return XCTFail("\(point) has \(owners)")
          }
        }
      }
    }
  }

  func testAreasTileTheKeyboard() {
    forEachLayout(seed: 2, count: 2000) { layout, size, traits in
      let solution = layout.solved(in: size, traits: traits)
      guard !solution.keys.isEmpty else { return }
      let sum = solution.keys.reduce(0) { $0 + Double($1.hitArea.width * $1.hitArea.height) }
      XCTAssertEqual(sum, Double(size.width * size.height), accuracy: 1e-6 * (1 + sum))
      XCTAssertTrue(solution.keys.allSatisfy { $0.hitArea.isWithin(solution.bounds) })
    }
  }

  func testWidthsAreFiniteAndNoKeyLeavesItsRow() {
    forEachLayout(seed: 3, count: 4000) { layout, size, traits in
      let solution = layout.solved(in: size, traits: traits)
      for key in solution.keys {
        let frame = key.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        XCTAssertTrue(numbers.allSatisfy(\.isFinite), "\(frame)")
        XCTAssertTrue(frame.size.width >= 0 && frame.size.height >= 0, "\(frame)")
        XCTAssertTrue(frame.minX >= -1e-9 && frame.maxX <= size.width + 1e-9, "\(frame) of \(size)")
      }
    }
  }

  func testKeysFollowEachOther_withoutOverlap() {
    forEachLayout(seed: 4, count: 2000) { layout, size, traits in
      let keys = layout.solved(in: size, traits: traits).keys
      for (key, next) in zip(keys, keys.dropFirst()) where key.row == next.row {
        let (left, right) = traits.isMirrored ? (next.frame, key.frame) : (key.frame, next.frame)
        XCTAssertLessThanOrEqual(left.maxX, right.minX + 1e-9)
      }
    }
  }

  func testKeysOfANestedRow_stayInItsFrame() {
    forEachLayout(seed: 5, count: 2000) { layout, size, traits in
      // Keys of no width stand where a nested row begins and ends.
      let rows = layout.rows.enumerated().map { $1.marked("row\($0)") }
      let solution = KeyboardLayout(style: layout.style, rows: rows).solved(
        in: size,
        traits: traits
      )
      var bounds: (low: CGFloat, high: CGFloat)?
      for (key, index) in zip(solution.keys, solution.keys.indices) {
        if key.identifier.hasSuffix("begin") {
          let end = key.identifier.replacingOccurrences(of: "begin", with: "end")
          let other = solution.keys[index...].first { $0.identifier == end }?.frame ?? key.frame
          bounds = (min(key.frame.minX, other.minX), max(key.frame.maxX, other.maxX))
        } else if key.identifier.hasSuffix("end") {
          bounds = nil
        } else if let bounds {
          XCTAssertGreaterThanOrEqual(key.frame.minX, bounds.low - 1e-9)
          XCTAssertLessThanOrEqual(key.frame.maxX, bounds.high + 1e-9)
        }
      }
    }
  }

  func testTheLastKeyEndsBeforeTrailing_whenARowHasADynamicKey() {
    var tried = 0
    forEachLayout(seed: 6, count: 4000) { layout, size, traits in
      let traits = KeyboardTraits(orientation: traits.orientation)
      let solution = layout.solved(in: size, traits: traits)
      for (index, row) in layout.rows.enumerated() {
        guard row.endsWithAKey, row.hasDynamicKey,
          let spaces = row.spaces(traits.orientation), spaces <= size.width,
          let last = solution.keys.last(where: { $0.row == index })
        else { continue }
        tried += 1
        let end = Double(size.width) - row.style.trailing[traits.orientation]
        XCTAssertEqual(Double(last.frame.maxX), end, accuracy: 1e-9)
      }
    }
    XCTAssertGreaterThan(tried, 500)
  }

  func testEveryPictureIsDrawn_atAnySize() {
    let sides: [Double] = [
      .leastNonzeroMagnitude, .leastNormalMagnitude / 8, 1e-9, 0.3, 40, 375, 1e12,
    ]
    var generator = SeededGenerator(seed: 7)
    forEachLayout(seed: 7, count: 150) { layout, _, traits in
      let size = CGSize(
        width: sides.randomElement(using: &generator) ?? 0,
        height: sides.randomElement(using: &generator) ?? 0
      )
      let solution = layout.solved(in: size, traits: traits)
      let drawing = KeyboardDrawing(solution, touch: .pressed(0), headroom: size.height)
      let columns = Int.random(in: 1...90, using: &generator)
      for line in drawing.text(columns: columns).split(separator: "\n") {
        XCTAssertLessThanOrEqual(line.count, columns, "\(size)")
      }
      let svg = drawing.svg
      XCTAssertFalse(svg.contains("nan") || svg.contains("inf"), "\(size)")
    }
  }

  func testDeepNesting_isSolved() {
    var row = KeyboardRow("x")
    for _ in 0..<300 { row = KeyboardRow(items: [.row(row), .button(.key("y"))]) }
    let keys = KeyboardLayout(rows: [row]).solved(320).keys
    XCTAssertEqual(keys.count, 301)
    XCTAssertTrue(
      keys.allSatisfy { $0.frame.isWithin(CGRect(x: 0, y: 0, width: 320, height: 216)) }
    )
  }

  func testOddSizes_countAsNothing() {
    for side in [-1, Double.nan, .infinity, -.infinity] {
      let solution = KeyboardLayout { "ab" }.solved(side, side)
      XCTAssertEqual(solution.size, .zero)
      XCTAssertTrue(solution.keys.allSatisfy { $0.frame.width == 0 && $0.frame.minX == 0 })
      XCTAssertEqual(solution.hit(0, 0), "a")
    }
  }

  private func forEachLayout(
    seed: UInt64,
    count: Int,
    _ body: (KeyboardLayout, CGSize, KeyboardTraits) -> Void
  ) {
    var layouts = RandomLayouts(seed: seed)
    for _ in 0..<count { body(layouts.layout(), layouts.size(), layouts.traits()) }
  }
}

extension CGRect {
  /// Whether a point belongs to a hit area: its left and top edge are the neighbour's, unless they
  /// are the keyboard's.
  fileprivate func owns(_ point: CGPoint) -> Bool {
    (minX < point.x || minX == 0 && point.x == 0) && point.x <= maxX + 1e-9
      && (minY < point.y || minY == 0 && point.y == 0) && point.y <= maxY + 1e-9
  }
}

extension KeyboardRow {
  /// The row without spacing, and with keys of no width around each row within it.
  fileprivate func marked(_ name: String) -> KeyboardRow {
    var style = style
    style.spacing = 0
    let items = items.enumerated().flatMap { index, item -> [KeyboardItem] in
      guard case .row = item else { return [item] }
      let marks = ["begin", "end"].map { mark in
        KeyboardItem.button(.key("\(name) \(index) \(mark)", width: .static(0)))
      }
      return [marks[0], item, marks[1]]
    }
    return KeyboardRow(style: style, items: items)
  }

  fileprivate var endsWithAKey: Bool {
    guard case .button = items.last else { return false }
    return true
  }

  fileprivate var hasDynamicKey: Bool {
    items.contains { item in
      guard case .button(let button) = item else { return false }
      return button.width == .dynamic
    }
  }

  /// All spaces of the row together; nil when one of them is absurd.
  fileprivate func spaces(_ orientation: KeyboardOrientation) -> Double? {
    let gaps = Array(repeating: style.spacing, count: max(0, items.count - 1))
    let inner = items.flatMap { item -> [KeyboardMetric] in
      guard case .row(let row) = item else { return [] }
      return [row.style.leading, row.style.trailing]
    }
    let spaces = ([style.leading, style.trailing] + gaps + inner).map { $0[orientation] }
    return spaces.allSatisfy { $0 >= 0 && $0 <= 1000 } ? spaces.reduce(0, +) : nil
  }
}
