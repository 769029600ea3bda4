import KeyboardLayouts
import NotablesTesting
import XCTest

@testable import NotablesDemo

/// What must hold on every device and every terminal.
final class PhoneGeometryTests: XCTestCase {
  private let sizes = [(60, 24), (61, 25), (80, 24), (79, 40), (120, 40), (200, 60), (100, 100)]
    .map { CellSize(columns: $0, rows: $1) }

  func testParts_areOnTheTerminal_andApart() {
    forEachGeometry { geometry, size, name in
      let terminal = CellRect(left: 0, top: 0, width: size.columns, height: size.rows)
      let parts = [geometry.body, geometry.status, geometry.log, geometry.message, geometry.help]
      for (index, part) in parts.enumerated() {
        XCTAssertEqual(part.common(with: terminal), part, name)
        for other in parts[..<index] {
          let common = part.common(with: other)
          XCTAssertTrue(common.width == 0 || common.height == 0, "\(name): \(part) \(other)")
        }
      }
      XCTAssertGreaterThanOrEqual(geometry.screen.width, 40, name)
      XCTAssertGreaterThanOrEqual(geometry.screen.height, 12, name)
      XCTAssertGreaterThanOrEqual(geometry.log.height, 5, name)
      XCTAssertGreaterThanOrEqual(geometry.log.width, 17, name)
    }
  }

  func testTerminalThatIsTooSmall_countsAsTheSmallest() {
    for size in [CellSize(columns: 0, rows: 0), CellSize(columns: 59, rows: 23)] {
      XCTAssertEqual(
        PhoneGeometry(size, device: .standard, orientation: .portrait),
        PhoneGeometry(PhoneGeometry.smallest, device: .standard, orientation: .portrait)
      )
    }
  }

  func testKeys_areApart_andAreHitWhereTheyAreDrawn() throws {
    try forEachKeyboard { cells, name in
      for (index, key) in cells.keys.enumerated() {
        XCTAssertEqual(key.common(with: cells.plate.keys), key, "\(name): \(index)")
        XCTAssertGreaterThan(key.width, 0, name)
        for other in cells.keys[..<index] {
          let common = key.common(with: other)
          XCTAssertTrue(common.width == 0 || common.height == 0, "\(name): \(index)")
        }
        for row in key.rows {
          for column in key.columns {
            let cell = CellPoint(column: column, row: row)
            let hit = cells.solution.keyIndex(at: cells.point(at: cell, menu: nil))
            XCTAssertEqual(hit, index, "\(name): \(cell)")
          }
        }
      }
    }
  }

  func testKeysOfTheSameWidth_areEquallyWide() throws {
    try forEachKeyboard { cells, name in
      let letters = zip(cells.solution.keys, cells.keys).filter { key, _ in
        key.identifier.count == 1 && key.row < 3
      }
      XCTAssertEqual(Set(letters.map(\.1.width)).count, 1, name)
    }
  }

  func testHelp_fitsEveryWidth() {
    for columns in 20...200 {
      for isTyping in [true, false] {
        let help = HelpLine(columns: columns, isTyping: isTyping)
        for item in help.items {
          XCTAssertLessThanOrEqual(item.place.column + item.width, columns)
          XCTAssertLessThan(item.place.row, help.height)
        }
        XCTAssertEqual(help.items.map(\.control), PhoneControl.allCases)
      }
    }
  }

  private func forEachGeometry(_ body: (PhoneGeometry, CellSize, String) -> Void) {
    for device in SimulatedDevice.all {
      for orientation in SimulatedDevice.Orientation.allCases {
        for size in sizes {
          let name = "\(device.name) \(orientation) \(size.columns)x\(size.rows)"
          body(PhoneGeometry(size, device: device, orientation: orientation), size, name)
        }
      }
    }
  }

  private func forEachKeyboard(_ body: (KeyCells, String) throws -> Void) throws {
    for device in SimulatedDevice.all {
      for orientation in SimulatedDevice.Orientation.allCases {
        for size in sizes {
          let geometry = PhoneGeometry(size, device: device, orientation: orientation)
          let heights = device.keyboardHeights(orientation)
          let docked = CGSize(width: geometry.points.width, height: CGFloat(heights.withBar))
          let floating = CGSize(width: 320, height: 254)
          for keyboard in device.isTablet ? [docked, floating] : [docked] {
            let frame = CGRect(
              origin: CGPoint(x: 0, y: geometry.points.height - keyboard.height),
              size: keyboard
            )
            let plate = KeyboardPlate(
              .init(
                frame: frame,
                bar: keyboard == docked ? CGFloat(heights.withBar - heights.plain) : 0,
                hasGrip: keyboard == floating,
                isMoving: false
              ),
              in: geometry
            )
            let layout = try XCTUnwrap(Keyboard.qwerty.layout())
            let isUpright = orientation == .portrait
            let solution = layout.solved(
              in: plate.keySize,
              traits: isUpright ? .portrait : .landscape
            )
            try body(
              KeyCells(solution, on: plate),
              "\(device.name) \(orientation) \(size) \(keyboard)"
            )
          }
        }
      }
    }
  }
}
