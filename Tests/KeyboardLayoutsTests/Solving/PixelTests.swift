import KeyboardLayouts
import XCTest

final class PixelTests: XCTestCase {
  private let nine = KeyboardLayout { "abcdefghi" }

  func testEdgesAreOnPixels_andNoErrorAddsUp() {
    for pixels in [1.0, 2, 3] {
      let traits = KeyboardTraits(pixelsPerPoint: pixels)
      let exact = nine.solved(320)
      let solution = nine.solved(320, 216, traits)
      for (key, original) in zip(solution.keys, exact.keys) {
        for edge in [key.frame.minX, key.frame.maxX, key.frame.minY, key.frame.maxY] {
          XCTAssertEqual(Double(edge) * pixels, (Double(edge) * pixels).rounded(), accuracy: 1e-9)
        }
        XCTAssertLessThanOrEqual(abs(key.frame.minX - original.frame.minX), 0.5 / pixels + 1e-9)
        XCTAssertLessThanOrEqual(abs(key.frame.maxX - original.frame.maxX), 0.5 / pixels + 1e-9)
      }
      XCTAssertEqual(solution.keys[8].frame.maxX, 317)
    }
  }

  func testTheLastKeyIsNotThin() {
    let solution = nine.solved(320, 216, KeyboardTraits(pixelsPerPoint: 2))
    let widths = solution.keys.map { Double($0.frame.width) }
    XCTAssertLessThanOrEqual((widths.max() ?? 0) - (widths.min() ?? 0), 0.5)
  }

  func testAKeyboardThatEndsWithinAPixel_isNotLeft() {
    for width in stride(from: 100.0, through: 101, by: 0.125) {
      for isMirrored in [false, true] {
        let traits = KeyboardTraits(isMirrored: isMirrored, pixelsPerPoint: 1)
        let row = KeyboardRowStyle(leading: 0, trailing: 0, top: 0, bottom: 0, spacing: 0)
        let solution = KeyboardLayout(row: row) { "abc" }.solved(width, width, traits)
        for key in solution.keys {
          XCTAssertTrue(key.frame.isWithin(solution.bounds), "\(key.frame) in \(width)")
        }
      }
    }
  }

  func testOddNumbersOfPixels_changeNothing() {
    for pixels in [0, -2, .nan, .infinity] {
      let solution = nine.solved(320, 216, KeyboardTraits(pixelsPerPoint: pixels))
      XCTAssertEqual(solution.keys, nine.solved(320).keys)
    }
  }
}
