import KeyboardLayouts
import XCTest

final class DiagnosticTests: XCTestCase {
  func testAProperLayout_hasNone() {
    XCTAssertEqual(KeyboardLayout { "qwertyuiop" }.solved(320).diagnostics, [])
  }

  func testOverfull_isRelativeWhenThoseAloneDoNotFit() {
    XCTAssertEqual(codes([.relative(0.6), .relative(0.6)]), [.relativeOverflow])
    XCTAssertEqual(codes([.relative(1.1), .static(50)]), [.relativeOverflow])
    XCTAssertEqual(codes([.relative(0.9), .static(100)]), [.staticOverflow])
    XCTAssertEqual(codes([.static(200), .static(200), .dynamic]), [.staticOverflow])
  }

  func testExactlyFull_isNotOverfull() {
    XCTAssertEqual(codes(Array(repeating: .relative(0.1), count: 10)), [])
    XCTAssertEqual(codes(Array(repeating: .relative(1.0 / 3), count: 3)), [])
    XCTAssertEqual(codes([.static(314)]), [])
  }

  func testLeftover_onlyWithKeys_andWithoutASlot() {
    XCTAssertEqual(codes([.static(60)]), [.noDynamicKey])
    XCTAssertEqual(codes([.static(60), .dynamic]), [])
    XCTAssertEqual(codes([]), [])
    let gap = KeyboardLayout(row: KeyboardRowStyle()) {
      KeyboardButton.fixed("a", .static(60))
      KeyboardRow.gap
    }
    XCTAssertEqual(gap.solved(320).codes, [])
  }

  func testInvalidWidths_countAsNothing() {
    for width in [-1, Double.nan, .infinity, -.infinity] {
      for kind in [KeyboardButtonWidth.static(width), .relative(width)] {
        let solution = layout([kind, .dynamic]).solved(320)
        XCTAssertEqual(solution.codes, [.invalidWidth], "\(kind)")
        assertEqual(solution.columns, [[3, 0], [9, 308]])
      }
    }
    let message = layout([.static(-2.5), .dynamic]).solved(320).diagnostics[0].message
    XCTAssertEqual(message, "the width -2.5 of '0' counts as 0")
  }

  func testAbsurdWidths_areToldAsTheyAre() {
    func message(_ widths: KeyboardButtonWidth...) -> String? {
      layout(widths).solved(320).diagnostics.first?.message
    }
    XCTAssertEqual(message(.static(1e300)), "the fixed widths are 1e+300 points of 314")
    XCTAssertEqual(message(.static(25e11)), "the fixed widths are 2500000000000 points of 314")
    XCTAssertEqual(message(.relative(1e300)), "the relative widths are 3.14e+302 points of 314")
    XCTAssertEqual(
      message(.static(1e308), .static(1e308)),
      "the fixed widths are more than 1.7976931348623157e+308 points of 308"
    )
  }

  func testDuplicates_areToldAtTheRepetition() {
    let layout = KeyboardLayout {
      "ab"
      KeyboardRow {
        "c"
        KeyboardRow("a")
      }
    }
    XCTAssertEqual(
      layout.solved(320).diagnostics,
      [.init(.duplicateIdentifier, row: 1, message: "the identifier 'a' is used more than once")]
    )
  }

  func testOrder_isFromTopToBottom_andNestedRowsAreTheirRow() {
    let layout = KeyboardLayout {
      KeyboardRow { KeyboardButton.fixed("a", .static(400)) }
      KeyboardRow {
        "b"
        KeyboardRow { KeyboardButton.fixed("c", .relative(0.5)) }
      }
      KeyboardRow { KeyboardButton.fixed("a", .static(-1)) }
    }
    let diagnostics = layout.solved(320).diagnostics
    XCTAssertEqual(
      diagnostics.map(\.code),
      [.staticOverflow, .noDynamicKey, .noDynamicKey, .invalidWidth, .duplicateIdentifier]
    )
    XCTAssertEqual(diagnostics.map(\.row), [0, 1, 2, 2, 2])
  }

  private func codes(_ widths: [KeyboardButtonWidth]) -> [LayoutDiagnostic.Code] {
    layout(widths).solved(320).codes
  }

  private func layout(_ widths: [KeyboardButtonWidth]) -> KeyboardLayout {
    KeyboardLayout(row: KeyboardRowStyle()) {
      for (index, width) in widths.enumerated() { KeyboardButton.fixed("\(index)", width) }
    }
  }
}
