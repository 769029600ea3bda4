import Notables
import NotablesTesting
import XCTest

final class SimulatedKeyboardTests: XCTestCase {
  @MainActor
  func testShow_postsWillAtOnce_didAfterTheMovement() async {
    let stage = Stage("iphone-x")
    stage.keyboard.show()
    XCTAssertEqual(stage.take(), ["willChangeFrame 0 476 375 336", "willShow 0 476 375 336"])
    stage.time.advance(by: 0.49)
    XCTAssertEqual(stage.take(), [])
    stage.time.advance(by: 0.02)
    XCTAssertEqual(stage.take(), ["didChangeFrame 0 476 375 336", "didShow 0 476 375 336"])
  }

  @MainActor
  func testHide_keepsTheSize_goesBelowTheScreen_twiceIsNothing() async {
    let stage = Stage("iphone-x").shown()
    stage.keyboard.hide()
    stage.keyboard.hide()
    stage.time.run()
    XCTAssertEqual(
      stage.take(),
      [
        "willChangeFrame 0 812 375 336", "willHide 0 812 375 336",
        "didChangeFrame 0 812 375 336", "didHide 0 812 375 336",
      ]
    )
  }

  @MainActor
  func testUserInfo_hasAllEightKeys() async {
    let stage = Stage("iphone-8")
    stage.keyboard.show()
    let userInfo = stage.lastUserInfo
    XCTAssertEqual(
      Set(userInfo.keys.map { "\($0)" }),
      [
        "UIKeyboardFrameBeginUserInfoKey", "UIKeyboardFrameEndUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey", "UIKeyboardAnimationCurveUserInfoKey",
        "UIKeyboardIsLocalUserInfoKey", "UIKeyboardCenterBeginUserInfoKey",
        "UIKeyboardCenterEndUserInfoKey", "UIKeyboardBoundsUserInfoKey",
      ]
    )
    XCTAssertEqual(
      KeyboardNotableInfo(userInfo: userInfo),
      KeyboardNotableInfo(
        animationCurve: .keyboard,
        animationDuration: 0.25,
        frameBegin: CGRect(x: 0, y: 667, width: 375, height: 260),
        frameEnd: CGRect(x: 0, y: 407, width: 375, height: 260),
        isLocal: true
      )
    )
    #if !canImport(Darwin)
    let center = userInfo["UIKeyboardCenterEndUserInfoKey"] as? NSValue
    XCTAssertEqual(center?.pointValue, CGPoint(x: 187.5, y: 537))
    let bounds = userInfo["UIKeyboardBoundsUserInfoKey"] as? NSValue
    XCTAssertEqual(bounds?.rectValue, CGRect(x: 0, y: 0, width: 375, height: 260))
    #endif
  }

  @MainActor
  func testHide_beforeTheShowHasEnded_takesItsDidEventsAway() async {
    let stage = Stage("iphone-x")
    stage.keyboard.show()
    stage.time.advance(by: 0.1)
    stage.keyboard.hide()
    stage.time.run()
    XCTAssertEqual(
      stage.take().map { String($0.prefix { $0 != " " }) },
      ["willChangeFrame", "willShow", "willChangeFrame", "willHide", "didChangeFrame", "didHide"]
    )
  }

  @MainActor
  func testSuggestionBar_growsWithoutAnimation() async {
    let stage = Stage("iphone-x", suggestionBar: false).shown()
    stage.keyboard.setSuggestionBar(true)
    XCTAssertEqual(
      stage.take(),
      [
        "willChangeFrame 0 476 375 336", "willShow 0 476 375 336",
        "didChangeFrame 0 476 375 336", "didShow 0 476 375 336",
      ]
    )
    XCTAssertEqual(KeyboardNotableInfo(userInfo: stage.lastUserInfo).animationDuration, 0)
    XCTAssertEqual(KeyboardNotableInfo(userInfo: stage.lastUserInfo).frameBegin.minY, 521)
  }

  @MainActor
  func testSwitchField_isSilent_unlessItAnnounces_orTheBarDiffers() async {
    let stage = Stage("iphone-x").shown()
    stage.keyboard.switchField()
    stage.keyboard.show()
    XCTAssertEqual(stage.take(), [])
    stage.keyboard.announcesFieldSwitch = true
    stage.keyboard.switchField()
    XCTAssertEqual(stage.takeNames(), ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    stage.keyboard.announcesFieldSwitch = false
    stage.keyboard.switchField(suggestionBar: false)
    XCTAssertEqual(stage.take().last, "didShow 0 521 375 291")
  }

  @MainActor
  func testRotate_hidesAndShowsOnTheTurnedScreen() async {
    let stage = Stage("iphone-8-plus").shown()
    stage.keyboard.rotate(to: .landscape)
    stage.time.run()
    XCTAssertEqual(
      stage.take(),
      [
        "willChangeFrame 0 736 414 271", "willHide 0 736 414 271",
        "didChangeFrame 0 736 414 271", "didHide 0 736 414 271",
        "willChangeFrame 0 214 736 200", "willShow 0 214 736 200",
        "didChangeFrame 0 214 736 200", "didShow 0 214 736 200",
      ]
    )
    XCTAssertEqual(stage.keyboard.screen, CGRect(x: 0, y: 0, width: 736, height: 414))
  }

  @MainActor
  func testRotate_canRepeatItsShowPair() async {
    let stage = Stage("iphone-8").shown()
    stage.keyboard.repeatsShowOnRotation = true
    stage.keyboard.rotate(to: .landscape)
    stage.time.run()
    XCTAssertEqual(
      stage.takeNames().filter { !$0.hasSuffix("ChangeFrame") },
      ["willHide", "didHide", "willShow", "didShow", "willShow", "didShow"]
    )
  }

  @MainActor
  func testRotate_hidden_postsNothing() async {
    let stage = Stage("iphone-8")
    stage.keyboard.rotate(to: .landscape)
    stage.keyboard.rotate(to: .landscape)
    XCTAssertEqual(stage.take(), [])
    stage.keyboard.show()
    XCTAssertEqual(stage.take().last, "willShow 0 175 667 200")
  }

  @MainActor
  func testTablet_undock_float_drag_dock() async throws {
    let stage = Stage("ipad-9.7").shown()
    try stage.keyboard.undock()
    XCTAssertEqual(
      stage.takeNames(),
      ["willChangeFrame", "willHide", "willChangeFrame"],
      "leaving the dock is told as a hide"
    )
    stage.time.run()
    XCTAssertEqual(stage.take(), ["didChangeFrame 0 355.5 768 313"])

    try stage.keyboard.float(at: CGPoint(x: 300, y: 700))
    XCTAssertEqual(stage.take(), ["willChangeFrame 300 700 320 254"])
    try stage.keyboard.drag(to: CGPoint(x: 10, y: 20))
    XCTAssertEqual(
      stage.take(),
      ["willChangeFrame 0 0 0 0", "willChangeFrame 10 20 320 254"],
      "the frame is zero while it is dragged"
    )
    try stage.keyboard.dock()
    stage.time.run()
    XCTAssertEqual(stage.take().last, "didShow 0 711 768 313")
  }

  @MainActor
  func testTablet_floatingFromTheStart_onlyChangesItsFrame() async throws {
    let stage = Stage("ipad-9.7").shown()
    try stage.keyboard.float(at: .zero)
    stage.keyboard.hide()
    stage.time.run()
    _ = stage.take()
    stage.keyboard.show()
    stage.keyboard.hide()
    stage.time.run()
    XCTAssertEqual(
      stage.takeNames(),
      ["willChangeFrame", "willChangeFrame", "didChangeFrame"]
    )
  }

  @MainActor
  func testPhone_cannotFloat_andHiddenCannotUndock() async {
    let phone = Stage("iphone-x").shown()
    XCTAssertThrowsError(try phone.keyboard.float(at: .zero)) {
      XCTAssertEqual("\($0)", "'float' is impossible while 'iphone-x, docked'")
    }
    let tablet = Stage("ipad-9.7")
    XCTAssertThrowsError(try tablet.keyboard.undock()) {
      XCTAssertEqual("\($0)", "'undock' is impossible while 'ipad-9.7, hidden'")
    }
    XCTAssertThrowsError(try tablet.shown().keyboard.dock())
    XCTAssertThrowsError(try tablet.keyboard.drag(to: .zero))
    XCTAssertEqual(phone.take() + tablet.take(), [])
  }

  @MainActor
  func testHardware_withBarOnATablet_reportsTheWholeFrameMostlyBelowTheScreen() async {
    let stage = Stage("ipad-9.7").shown()
    stage.keyboard.connect(.withBar)
    XCTAssertEqual(stage.take().last, "willShow 0 969 768 313")
    stage.keyboard.disconnectHardware()
    XCTAssertEqual(stage.take().last, "willShow 0 711 768 313")
  }

  @MainActor
  func testRotate_withHardware_bringsNothingUpThatWasNotUp() async {
    let stage = Stage("ipad-9.7")
    stage.keyboard.connect(.withoutBar)
    stage.keyboard.show()
    stage.time.run()
    _ = stage.take()
    stage.keyboard.rotate(to: .landscape)
    stage.time.run()
    XCTAssertEqual(stage.take(), [])

    let phone = Stage("iphone-8")
    phone.keyboard.connect(.withBar)
    phone.keyboard.show()
    phone.keyboard.rotate(to: .landscape)
    phone.time.run()
    XCTAssertEqual(Set(phone.takeNames()).isDisjoint(with: ["willShow", "didShow"]), true)
  }

  @MainActor
  func testRotate_floating_staysOnTheScreen() async throws {
    let stage = Stage("ipad-9.7").shown()
    try stage.keyboard.float(at: CGPoint(x: 400, y: 760))
    stage.time.run()
    _ = stage.take()
    stage.keyboard.rotate(to: .landscape)
    XCTAssertEqual(stage.take(), ["willChangeFrame 400 514 320 254"])
  }

  @MainActor
  func testB48_hardwareWithoutBar_onlyEverHides() async {
    let stage = Stage("iphone-8")
    stage.keyboard.connect(.withoutBar)
    stage.keyboard.show()
    stage.keyboard.hide()
    stage.time.run()
    XCTAssertEqual(
      stage.takeNames().filter { $0.hasPrefix("will") && !$0.hasSuffix("Frame") },
      ["willHide", "willHide"]
    )
  }

  @MainActor
  func testDevices_haveTheirMeasures() async {
    XCTAssertEqual(SimulatedDevice.all.count, 13)
    XCTAssertEqual(Set(SimulatedDevice.all.map(\.name)).count, 13)
    XCTAssertEqual(SimulatedDevice.standard.name, "iphone-15")
    XCTAssertNil(SimulatedDevice.named("iphone-99"))
    for device in SimulatedDevice.all {
      for orientation in SimulatedDevice.Orientation.allCases {
        let heights = device.keyboardHeights(orientation)
        XCTAssertLessThan(heights.plain, heights.withBar)
        XCTAssertLessThan(heights.withBar, device.screen(orientation).height)
      }
    }
    let tablet = SimulatedDevice.named("ipad-pro-12.9")
    XCTAssertEqual(tablet?.keyboardHeights(.landscape).withBar, 491)
    XCTAssertEqual(tablet?.screen(.landscape).size, CGSize(width: 1366, height: 1024))
    XCTAssertEqual(SimulatedDevice.standard.safeBottom(.portrait), 34)
    XCTAssertEqual(SimulatedDevice.standard.safeBottom(.landscape), 21)
    XCTAssertEqual(tablet?.safeBottom(.landscape), 20)
    XCTAssertEqual(SimulatedDevice.named("iphone-8")?.safeBottom(.landscape), 0)
  }
}

@MainActor
private final class Stage {
  let time = ManualTime()
  let keyboard: SimulatedKeyboard
  private(set) var lastUserInfo: [AnyHashable: Any] = [:]
  private var log: [String] = []
  private let center = NotificationCenter()

  init(_ device: String, suggestionBar: Bool = true) {
    keyboard = SimulatedKeyboard(
      device: SimulatedDevice.named(device) ?? .standard,
      suggestionBar: suggestionBar,
      center: center,
      time: time
    )
    for event in KeyboardEvent.allCases {
      _ = center.addObserver(forName: event.notificationName, object: nil, queue: nil) {
        [unowned self] notification in
        nonisolated(unsafe) let userInfo = notification.userInfo ?? [:]
        MainActor.assumeIsolated { self.heard(event, userInfo) }
      }
    }
  }

  private func heard(_ event: KeyboardEvent, _ userInfo: [AnyHashable: Any]) {
    lastUserInfo = userInfo
    let end = KeyboardNotableInfo(userInfo: userInfo).frameEnd
    let numbers = [end.origin.x, end.origin.y, end.size.width, end.size.height]
      .map { String(format: "%g", Double($0)) }
    log.append((["\(event)"] + numbers).joined(separator: " "))
  }

  func shown() -> Stage {
    keyboard.show()
    time.run()
    log = []
    return self
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func takeNames() -> [String] {
    take().map { String($0.prefix { $0 != " " }) }
  }
}
