import Foundation
import KeyboardLayouts
import XCTest

extension KeyboardLayout {
  /// A layout of one row.
  init(row style: KeyboardRowStyle, @KeyboardRowBuilder _ items: () -> [KeyboardItem]) {
    self.init(rows: [KeyboardRow(style: style, items: items())])
  }

  func solved(
    _ width: Double,
    _ height: Double = 216,
    _ traits: KeyboardTraits = .portrait
  ) -> KeyboardSolution {
    solved(in: CGSize(width: width, height: height), traits: traits)
  }
}

extension KeyboardSolution {
  /// Left edge and width of each key.
  var columns: [[Double]] { keys.map { [Double($0.frame.minX), Double($0.frame.width)] } }

  /// Top edge and height of each key.
  var lines: [[Double]] { keys.map { [Double($0.frame.minY), Double($0.frame.height)] } }

  /// The identifier of the key at a point.
  func hit(_ x: Double, _ y: Double, tolerance: Double = 0) -> String? {
    key(at: CGPoint(x: x, y: y), tolerance: tolerance)?.identifier
  }

  var codes: [LayoutDiagnostic.Code] { diagnostics.map(\.code) }
}

extension KeyboardButton {
  /// A key with a fixed width.
  static func fixed(_ name: String, _ width: KeyboardButtonWidth) -> KeyboardButton {
    .key(name, width: width)
  }
}

extension CGRect {
  var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }

  /// Whether the rectangle is within another but for rounding, which `contains` does not forgive.
  func isWithin(_ bounds: CGRect) -> Bool {
    minX >= bounds.minX - 1e-9 && maxX <= bounds.maxX + 1e-9
      && minY >= bounds.minY - 1e-9 && maxY <= bounds.maxY + 1e-9
  }
}

/// Asserts that numbers are equal but for rounding.
func assertEqual(
  _ actual: [[Double]],
  _ expected: [[Double]],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let isEqual =
    actual.map(\.count) == expected.map(\.count)
    && zip(actual.joined(), expected.joined()).allSatisfy { abs($0 - $1) < 1e-3 }
  XCTAssertTrue(
    isEqual,
    "\nactual:   \(actual)\nexpected: \(expected)",
    file: file,
    line: line
  )
}
