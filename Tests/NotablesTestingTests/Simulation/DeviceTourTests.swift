import Notables
import NotablesTesting
import XCTest

/// What a tracker tells when every device's keyboard goes through all that it can do.
final class DeviceTourTests: XCTestCase {
  @MainActor
  func testTour_ofEveryDevice_isToldChangeByChange() async throws {
    for device in SimulatedDevice.all {
      let upright = device.keyboardHeights(.portrait).withBar
      let onItsSide = device.keyboardHeights(.landscape).withBar
      let shown = ["shown docked \(upright)", "hidden hidden 0.0", "shown docked \(onItsSide)"]
      let floated = ["hidden hidden 0.0", "shown floating 0.0", "moved docked \(onItsSide)"]
      XCTAssertEqual(
        try tour(device),
        shown + (device.isTablet ? floated : []) + ["hidden hidden 0.0"],
        device.name
      )
    }
  }

  @MainActor
  func testTour_withCoalescedRotation_hasOneChangeForIt() async throws {
    for device in SimulatedDevice.all {
      let stage = Stage(device)
      stage.keyboard.repeatsShowOnRotation = true
      stage.keyboard.show()
      stage.time.run()
      stage.tracker.beginCoalescing()
      stage.keyboard.rotate(to: .landscape)
      stage.tracker.endCoalescing()
      stage.time.run()
      let heights = [SimulatedDevice.Orientation.portrait, .landscape]
        .map { device.keyboardHeights($0).withBar }
      XCTAssertEqual(
        stage.log,
        ["shown docked \(heights[0])", "moved docked \(heights[1])"],
        device.name
      )
    }
  }

  @MainActor
  func testUndockDragAndHardware_onATablet() async throws {
    let device = try XCTUnwrap(SimulatedDevice.named("ipad-9.7"))
    let stage = Stage(device)
    stage.keyboard.show()
    try stage.keyboard.undock()
    try stage.keyboard.drag(to: CGPoint(x: 0, y: 100))
    try stage.keyboard.dock()
    stage.keyboard.setSuggestionBar(false)
    stage.keyboard.connect(.withBar)
    stage.keyboard.connect(.withoutBar)
    stage.time.run()
    XCTAssertEqual(
      stage.log,
      [
        "shown docked 313.0", "hidden hidden 0.0", "shown undocked 0.0", "hidden hidden 0.0",
        "shown undocked 0.0", "moved docked 313.0", "moved docked 263.0", "moved docked 55.0",
        "hidden hidden 0.0",
      ]
    )
  }
}

extension DeviceTourTests {
  /// Shows, turns, floats, docks and hides; a phone must refuse to float.
  @MainActor
  private func tour(_ device: SimulatedDevice) throws -> [String] {
    let stage = Stage(device)
    stage.keyboard.show()
    stage.time.run()
    stage.keyboard.rotate(to: .landscape)
    stage.time.run()
    if device.isTablet {
      try stage.keyboard.float(at: CGPoint(x: 100, y: 100))
      stage.time.run()
      try stage.keyboard.dock()
      stage.time.run()
    } else {
      XCTAssertThrowsError(try stage.keyboard.float(at: .zero), device.name)
    }
    XCTAssertEqual(stage.tracker.current.frame, stage.keyboard.frame, device.name)
    stage.keyboard.hide()
    stage.time.run()
    return stage.log
  }
}

/// A device's keyboard with a tracker that sees its screen.
@MainActor
private final class Stage {
  let time = ManualTime()
  let keyboard: SimulatedKeyboard
  let tracker: KeyboardTracker
  private(set) var log: [String] = []

  init(_ device: SimulatedDevice) {
    let center = NotificationCenter()
    let keyboard = SimulatedKeyboard(device: device, center: center, time: time)
    self.keyboard = keyboard
    tracker = KeyboardTracker(on: center) { keyboard.screen }
    tracker.onChange(for: self) { stage, change in
      stage.log.append("\(change.kind) \(change.new.placement) \(change.new.visibleHeight)")
    }
  }
}
