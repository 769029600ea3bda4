import NotablesTesting
import XCTest

@testable import NotablesDemo

/// The edited field stays in sight.
@MainActor
final class AvoidanceTests: XCTestCase {
  func testEveryField_onEveryDevice_isInSight() async {
    for device in SimulatedDevice.all {
      for turn in ["", "r"] {
        let phone = PhoneScript(device.name).type(turn)
        for field in phone.state.form.fields {
          phone.type("\t").rest()
          expectInSight(phone, "\(device.name) \(turn) \(field.label)")
        }
        phone.type("\t").rest()
        expectInSight(phone, "\(device.name) \(turn), the first again")
      }
    }
  }

  func testEveryPictureOfAMovement_showsTheField() async {
    for turn in ["", "r"] {
      let phone = PhoneScript(columns: 80, rows: 30).type(turn + "\u{1b}[Z")
      // In sight at first, or on its way there.
      phone.wait(0.3)
      for _ in 0..<60 {
        phone.wait(1 / 60)
        expectInSight(phone, "at \(phone.time)")
      }
    }
  }

  func testTurning_keepsTheFieldInSight() async {
    for device in SimulatedDevice.all {
      let phone = PhoneScript(device.name).type("\u{1b}[Z").rest()
      for _ in 0..<3 {
        phone.type("\u{12}").rest()
        expectInSight(phone, device.name)
      }
    }
  }

  func testResize_keepsTheFieldInSight() async {
    let phone = PhoneScript(columns: 120, rows: 50).type("\u{1b}[Z").rest()
    for (columns, rows) in [(60, 24), (100, 30), (10, 3), (80, 24), (200, 70), (60, 24)] {
      phone.send(.resize(CellSize(columns: columns, rows: rows)))
      XCTAssertEqual(phone.lines.count, rows + 1)
      if phone.state.fits { expectInSight(phone, "\(columns)x\(rows)") }
    }
  }

  func testHide_givesTheRoomBack() async {
    let phone = PhoneScript().type("\u{1b}[Z").rest()
    XCTAssertGreaterThan(phone.state.form.restingOffset, 0)
    phone.type("\u{1b}").rest()
    XCTAssertEqual(phone.state.form.inset, 0)
    let metrics = phone.state.form.metrics(in: phone.state.geometry, safeBottom: 34)
    XCTAssertEqual(metrics.clamped(metrics.offset), metrics.offset)
  }

  func testWheel_scrollsWithinTheContent() async {
    let phone = PhoneScript().type("\t").rest()
    for _ in 0..<50 { phone.mouse(.wheelDown, 5, 5) }
    let end = phone.state.form.restingOffset
    XCTAssertEqual(
      end,
      phone.state.form.metrics(in: phone.state.geometry, safeBottom: 34).greatestOffset
    )
    XCTAssertGreaterThan(end, 0)
    for _ in 0..<50 { phone.mouse(.wheelUp, 5, 5) }
    XCTAssertEqual(phone.state.form.restingOffset, 0)
    // Typing brings the field back.
    for _ in 0..<50 { phone.mouse(.wheelDown, 5, 5) }
    phone.type("a").rest()
    expectInSight(phone, "typed")
  }

  func testKeyboardThatTurnsBack_doesNotJump() async throws {
    let phone = PhoneScript().type("\t").wait(0.1)
    let before = try XCTUnwrap(phone.state.movement?.frame(at: phone.state.clock.simulated))
    phone.type("\u{1b}")
    let after = try XCTUnwrap(phone.state.movement?.frame(at: phone.state.clock.simulated))
    XCTAssertEqual(before, after)
    XCTAssertGreaterThan(before.minY, 516)
  }

  private func expectInSight(
    _ phone: PhoneScript,
    _ message: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let state = phone.state
    let geometry = state.geometry
    guard let focus = state.form.focus else {
      return XCTFail("no field: \(message)", file: file, line: line)
    }
    let scrolled = state.form.offset(at: state.clock.simulated) / geometry.pointsPerLine
    let row = geometry.content.top + state.form.line(of: focus) - Int(scrolled.rounded())
    let place = CellPoint(column: geometry.content.left + 1, row: row)
    let isCovered = state.plate?.cells.contains(place) ?? false
    XCTAssertTrue(
      geometry.content.contains(place) && !isCovered,
      "\(message)\n\(phone.text)",
      file: file,
      line: line
    )
    let label = state.form.fields[focus].label
    XCTAssertTrue(
      phone.lines[row].contains(label),
      "\(message)\n\(phone.text)",
      file: file,
      line: line
    )
  }
}
