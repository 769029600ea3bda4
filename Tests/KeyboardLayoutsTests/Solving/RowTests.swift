import KeyboardLayouts
import XCTest

final class RowTests: XCTestCase {
  func testB83_dynamicKeysFillTheRow_howeverMany() {
    let ten = KeyboardLayout { "abcdefghij" }
    let nine = KeyboardLayout { "abcdefghi" }
    assertEqual([ten.solved(320).columns[9]], [[291, 26]])
    assertEqual([nine.solved(320).columns[8]], [[287.444, 29.556]])
    assertEqual([ten.solved(375).columns[0]], [[3, 31.5]])
  }

  func testB84_withoutDynamicKeys_fixedWidthsStay() {
    let solution = KeyboardLayout(row: KeyboardRowStyle()) {
      KeyboardButton.fixed("a", .static(60))
      KeyboardButton.fixed("b", .static(60))
    }.solved(320)
    assertEqual(solution.columns, [[3, 60], [69, 60]])
    XCTAssertEqual(solution.codes, [.noDynamicKey])
    XCTAssertEqual(solution.diagnostics[0].message, "no key takes the 188 points left over")
  }

  func testB84_centred_orAtTheEnd() {
    func columns(_ alignment: KeyboardRowStyle.Alignment) -> [[Double]] {
      KeyboardLayout(row: KeyboardRowStyle(alignment: alignment)) {
        KeyboardButton.fixed("a", .static(60))
        KeyboardButton.fixed("b", .static(60))
      }.solved(320).columns
    }
    assertEqual(columns(.center), [[97, 60], [163, 60]])
    assertEqual(columns(.trailing), [[191, 60], [257, 60]])
  }

  func testB84_onlyRelativeKeys_areSharesOfTheCleanWidth() {
    let solution = KeyboardLayout(row: KeyboardRowStyle()) {
      KeyboardButton.fixed("a", .relative(0.25))
      KeyboardButton.fixed("b", .relative(0.5))
    }.solved(320)
    assertEqual(solution.columns, [[3, 77], [86, 154]])
    XCTAssertEqual(solution.codes, [.noDynamicKey])
  }

  func testB84_noRows_noFrames() {
    let solution = KeyboardLayout(rows: []).solved(320)
    XCTAssertEqual(solution.keys, [])
    XCTAssertEqual(solution.diagnostics.map(\.code), [.noRows])
    XCTAssertNil(solution.diagnostics[0].row)
    XCTAssertNil(solution.hit(10, 10))
  }

  func testB85_relativeWidthsAboveOne_shrinkToFit() {
    func solved(_ shares: [Double], _ width: Double) -> KeyboardSolution {
      KeyboardLayout(row: KeyboardRowStyle()) {
        for (index, share) in shares.enumerated() {
          KeyboardButton.fixed("\(index)", .relative(share))
        }
      }.solved(width)
    }
    assertEqual(solved([0.6, 0.6], 320).columns, [[3, 154], [163, 154]])
    assertEqual(solved([0.5, 0.5, 0.5], 375).columns, [[3, 119], [128, 119], [253, 119]])
    assertEqual(solved([0.9, 0.3], 320).columns, [[3, 231], [240, 77]])
    XCTAssertEqual(solved([0.6, 0.6], 320).codes, [.relativeOverflow])
  }

  func testB85_dynamicKeysOfAnOverfullRow_areNothingWide() {
    let solution = KeyboardLayout(row: KeyboardRowStyle()) {
      KeyboardButton.fixed("a", .relative(0.8))
      "d"
      KeyboardButton.fixed("b", .relative(0.8))
    }.solved(320)
    assertEqual(solution.columns, [[3, 151], [160, 0], [166, 151]])
  }

  func testB87_mixedRow() {
    let columns = KeyboardLayout(row: KeyboardRowStyle()) {
      KeyboardButton.fixed("shift", .relative(0.15))
      "zxcvbnm"
      KeyboardButton.fixed("backspace", .relative(0.15))
    }.solved(320).columns
    assertEqual([columns[0], columns[1], columns[8]], [[3, 39.9], [48.9, 26.6], [277.1, 39.9]])
  }

  func testOverfullRow_allFixedWidthsShrinkByOneFactor() {
    let solution = KeyboardLayout(row: KeyboardRowStyle(leading: 0, trailing: 0, spacing: 0)) {
      KeyboardButton.fixed("a", .static(300))
      KeyboardButton.fixed("b", .relative(0.5))
      KeyboardButton.fixed("c", .static(100))
      "d"
    }.solved(200)
    assertEqual(solution.columns, [[0, 120], [120, 40], [160, 40], [200, 0]])
    XCTAssertEqual(solution.codes, [.staticOverflow])
  }

  func testAbsurdWidths_keepTheirProportions() {
    let none = KeyboardRowStyle(leading: 0, trailing: 0, spacing: 0)
    func columns(_ one: KeyboardButtonWidth, _ other: KeyboardButtonWidth) -> [[Double]] {
      KeyboardLayout(row: none) {
        KeyboardButton.fixed("a", one)
        KeyboardButton.fixed("b", other)
      }.solved(110).columns
    }
    for scale in [100, 1e12, 1e100, 1e300, 1e305] {
      assertEqual(columns(.static(10 * scale), .static(scale)), [[0, 100], [100, 10]])
      assertEqual(columns(.relative(10 * scale), .relative(scale)), [[0, 100], [100, 10]])
      assertEqual(columns(.static(1100 * scale), .relative(scale)), [[0, 100], [100, 10]])
    }
    let greatest = Double.greatestFiniteMagnitude
    assertEqual(columns(.static(greatest), .static(greatest)), [[0, 55], [55, 55]])
  }

  func testAbsurdSpaces_keepTheirProportions() {
    for scale in [1, 1e12, 1e100, 1e305] {
      let inner = KeyboardRowStyle(leading: .init(30 * scale), trailing: .init(20 * scale))
      let style = KeyboardRowStyle(
        leading: .init(100 * scale),
        trailing: .init(200 * scale),
        spacing: .init(50 * scale)
      )
      let solution = KeyboardLayout(row: style) {
        "a"
        KeyboardRow("b", style: inner)
      }.solved(200)
      assertEqual(solution.columns, [[50, 0], [90, 0]])
    }
  }

  func testSpacesWiderThanTheRow_shrinkUntilTheyFillIt() {
    let style = KeyboardRowStyle(leading: 100, trailing: 200, spacing: 50)
    let solution = KeyboardLayout(row: style) {
      "a"
      KeyboardRow("bc", style: KeyboardRowStyle(leading: 30, trailing: 20, spacing: 0))
    }.solved(200)
    assertEqual(solution.columns, [[50, 0], [90, 0], [90, 0]])
  }

  func testSpacesWiderThanTheRow_ownKeysAreExactlyNothingWide() {
    for width in stride(from: 10.0, through: 40, by: 0.7) {
      for item in [KeyboardButton.key("a"), .fixed("a", .static(5)), .fixed("a", .relative(0.3))] {
        let style = KeyboardRowStyle(leading: 17.3, trailing: 13.9, spacing: 9.1)
        let layout = KeyboardLayout(row: style) {
          item
          "b"
        }
        XCTAssertEqual(layout.solved(width).keys.map(\.frame.width), [0, 0])
      }
    }
  }

  func testLandscape_hasItsOwnMetrics() {
    let style = KeyboardRowStyle(
      leading: KeyboardMetric(10, landscape: 20),
      trailing: 0,
      spacing: KeyboardMetric(10, landscape: 0)
    )
    let layout = KeyboardLayout(row: style) { "ab" }
    assertEqual(layout.solved(100).columns, [[10, 40], [60, 40]])
    assertEqual(layout.solved(100, 100, .landscape).columns, [[20, 40], [60, 40]])
  }

  func testB91_orientationComesFromTheTraits_notFromTheSize() {
    let layout = KeyboardLayout { "a" }
    assertEqual(layout.solved(678, 300).lines, [[6, 288]])
    assertEqual(layout.solved(300, 678).lines, [[6, 666]])
    assertEqual(layout.solved(678, 300, .landscape).lines, [[6, 290]])
    assertEqual(layout.solved(300, 678, .landscape).lines, [[6, 668]])
  }
}
