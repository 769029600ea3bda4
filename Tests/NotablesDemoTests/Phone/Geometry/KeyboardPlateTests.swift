import NotablesTesting
import XCTest

@testable import NotablesDemo

final class KeyboardPlateTests: XCTestCase {
  private let geometry = PhoneGeometry(
    CellSize(columns: 60, rows: 24),
    device: .standard,
    orientation: .portrait
  )

  func testDocked_endsWithTheScreen() {
    let plate = plate(CGRect(x: 0, y: 516, width: 393, height: 336), bar: 45)
    XCTAssertEqual(plate.cells, CellRect(left: 1, top: 13, right: 41, bottom: 20))
    XCTAssertEqual(plate.bar, CellRect(left: 1, top: 13, width: 40, height: 1))
    XCTAssertEqual(plate.keys, CellRect(left: 1, top: 14, width: 40, height: 4))
    XCTAssertEqual(plate.edge, 0)
  }

  func testMoving_keepsItsHeight_andCoversEighthsOfALine() {
    let line = geometry.pointsPerLine
    for eighth in 0..<80 {
      let y = 516 + CGFloat(eighth) / 8 * line
      let frame = CGRect(x: 0, y: y, width: 393, height: 336)
      let plate = plate(frame, bar: 45, isMoving: true)
      XCTAssertEqual(plate.cells.height, 7)
      XCTAssertTrue((0..<8).contains(plate.edge))
      let top = CGFloat(plate.cells.top - 1) - CGFloat(plate.edge) / 8
      XCTAssertEqual(top * line, y, accuracy: line / 8, "\(eighth)")
    }
  }

  func testFrameWithoutSense_isSomewhere() {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let plate = plate(CGRect(x: value, y: value, width: 393, height: 336), bar: 0)
      XCTAssertEqual(plate.cells.width, 40)
    }
  }

  private func plate(_ frame: CGRect, bar: CGFloat, isMoving: Bool = false) -> KeyboardPlate {
    KeyboardPlate(
      .init(frame: frame, bar: bar, hasGrip: false, isMoving: isMoving),
      in: geometry
    )
  }
}
