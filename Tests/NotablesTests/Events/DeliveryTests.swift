import XCTest

@testable import Notables

/// The rules of delivery, each on a real notification center.
final class DeliveryTests: XCTestCase {
  @MainActor
  func testPost_callsInOrderOfRegistration() async {
    for _ in 0..<100 {
      let stage = Stage()
      let spies = (0..<50).map { stage.spy("\($0)") }
      spies.forEach { $0.note_registerForAppEvents(on: stage.center) }

      stage.post(.didBecomeActive)

      XCTAssertEqual(stage.calls, (0..<50).map { "\($0)" })
    }
  }

  @MainActor
  func testB68_registerThrice_callsOnce_unregisterOnce_callsNever() async {
    let stage = Stage()
    let a = stage.registered("a")
    let b = stage.registered("b")
    a.note_registerForAppEvents(on: stage.center)
    a.note_registerForAppEvents(on: stage.center)

    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a", "b"])

    a.note_unregisterForAppEvents(from: stage.center)
    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a", "b", "b"])
    XCTAssertEqual(AppEvent.registrationCount(on: stage.center), 1)
    withExtendedLifetime(b) {}
  }

  @MainActor
  func testRegister_afterUnregister_isLast() async {
    let stage = Stage()
    let spies = ["a", "b", "c"].map(stage.registered)
    spies[0].note_unregisterForAppEvents(from: stage.center)
    spies[0].note_registerForAppEvents(on: stage.center)

    stage.post(.didBecomeActive)

    XCTAssertEqual(stage.calls, ["b", "c", "a"])
  }

  @MainActor
  func testB69_unregisterLaterInHook_isNotCalled() async {
    let stage = Stage()
    let a = stage.registered("a")
    var b: Spy? = stage.registered("b")
    a.onCall = {
      b?.note_unregisterForAppEvents(from: stage.center)
      b = nil
    }

    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a"])
    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a", "a"])
    XCTAssertNil(b)
  }

  @MainActor
  func testB69_unregisterSelfInHook_othersAreCalled() async {
    let stage = Stage()
    let a = stage.registered("a")
    let b = stage.registered("b")
    a.onCall = { [unowned a] in a.note_unregisterForAppEvents(from: stage.center) }

    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a", "b"])
    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a", "b", "b"])
    withExtendedLifetime(b) {}
  }

  @MainActor
  func testUnregisterEarlierInHook_hasBeenCalled_laterOnesKeepTheirTurn() async {
    let stage = Stage()
    let spies = ["a", "b", "c"].map(stage.registered)
    spies[1].onCall = { spies[0].note_unregisterForAppEvents(from: stage.center) }

    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a", "b", "c"])
    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a", "b", "c", "b", "c"])
  }

  @MainActor
  func testRegisterInHook_waitsForTheNextPost() async {
    let stage = Stage()
    let late = stage.spy("late")
    let a = stage.registered("a")
    a.onCall = { late.note_registerForAppEvents(on: stage.center) }

    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a"])
    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a", "a", "late"])
  }

  @MainActor
  func testUnregisterAndRegisterLaterInHook_waitsForTheNextPost() async {
    let stage = Stage()
    let spies = ["a", "b", "c"].map(stage.registered)
    spies[0].onCall = {
      spies[1].note_unregisterForAppEvents(from: stage.center)
      spies[1].note_registerForAppEvents(on: stage.center)
      spies[0].onCall = {}
    }

    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a", "c"])
    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a", "c", "a", "c", "b"])
  }

  @MainActor
  func testPostInHook_isDeliveredWholeInBetween() async {
    let stage = Stage()
    let a = stage.registered("a")
    let b = stage.registered("b")
    a.onCall = {
      a.onCall = {}
      stage.post(.willResignActive)
    }

    stage.post(.didBecomeActive)

    XCTAssertEqual(
      stage.events,
      ["a active", "a resign", "b resign", "b active"]
    )
    withExtendedLifetime(b) {}
  }

  @MainActor
  func testReleaseInHook_isNotCalled() async {
    let stage = Stage()
    let a = stage.registered("a")
    var b: Spy? = stage.registered("b")
    let c = stage.registered("c")
    weak let gone = b
    a.onCall = { b = nil }

    stage.post(.didBecomeActive)

    XCTAssertEqual(stage.calls, ["a", "c"])
    XCTAssertNil(gone)
    XCTAssertNil(b)
    withExtendedLifetime(c) {}
  }

  @MainActor
  func testReleaseSelfInHook_finishesTheHook() async {
    let stage = Stage()
    var a: Spy? = stage.registered("a")
    weak let gone = a
    a?.onCall = { a = nil }

    stage.post(.didBecomeActive)

    XCTAssertEqual(stage.calls, ["a"])
    XCTAssertNil(gone)
    XCTAssertNil(a)
  }

  @MainActor
  func testB73_releasedWithoutUnregistering_isForgotten() async {
    let stage = Stage()
    var a: Spy? = stage.registered("a")
    weak let gone = a
    XCTAssertEqual(stage.underlyingCount, 7)

    a = nil
    XCTAssertNil(gone)
    XCTAssertNil(a)
    XCTAssertEqual(AppEvent.registrationCount(on: stage.center), 0)

    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, [])
    XCTAssertEqual(stage.underlyingCount, 0)
  }

  @MainActor
  func testUnderlyingObservers_onePerName_onlyWhileSomeoneListens() async {
    let stage = Stage()
    let a = stage.spy("a")
    let b = stage.spy("b")
    XCTAssertEqual(stage.underlyingCount, 0)
    a.note_registerForAppEvents(on: stage.center)
    b.note_registerForAppEvents(on: stage.center)
    XCTAssertEqual(stage.underlyingCount, 7)
    a.note_unregisterForAppEvents(from: stage.center)
    XCTAssertEqual(stage.underlyingCount, 7)
    b.note_unregisterForAppEvents(from: stage.center)
    XCTAssertEqual(stage.underlyingCount, 0)
  }

  @MainActor
  func testTwoCenters_areApart() async {
    let stage = Stage()
    let other = NotificationCenter()
    let a = stage.registered("a")
    a.note_registerForAppEvents(on: other)

    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a"])
    stage.post(.didBecomeActive, on: other)
    XCTAssertEqual(stage.calls, ["a", "a"])

    a.note_unregisterForAppEvents(from: other)
    stage.post(.didBecomeActive, on: other)
    XCTAssertEqual(stage.calls, ["a", "a"])
    stage.post(.didBecomeActive)
    XCTAssertEqual(stage.calls, ["a", "a", "a"])
  }

  @MainActor
  func testReleasedCenter_isNotMixedUpWithAnotherAtItsAddress() async throws {
    try Memory.skipUnlessAddressesAreReused()
    let stage = Stage()
    let a = stage.spy("a")
    let b = stage.spy("b")
    let new = try XCTUnwrap(centerAtTheAddressOfAnother { a.note_registerForAppEvents(on: $0) })

    XCTAssertEqual(AppEvent.registrationCount(on: new), 0)
    b.note_registerForAppEvents(on: new)
    stage.post(.didBecomeActive, on: new)
    XCTAssertEqual(stage.calls, ["b"])
    a.note_unregisterForAppEvents(from: new)
    a.note_registerForAppEvents(on: new)
    stage.post(.didBecomeActive, on: new)
    XCTAssertEqual(stage.calls, ["b", "b", "a"])
  }

  /// A center where another one was, which has been used and released.
  ///
  /// The allocator gives addresses out again, though not each one at once: so there are many.
  @MainActor
  private func centerAtTheAddressOfAnother(
    _ use: (NotificationCenter) -> Void
  ) -> NotificationCenter? {
    var old = (0..<1000).map { _ in NotificationCenter() }
    weak let gone = old.last
    old.forEach(use)
    let addresses = Set(old.map { ObjectIdentifier($0) })
    old = []
    XCTAssertNil(gone, "registering keeps no center alive")
    let new = (0..<1000).map { _ in NotificationCenter() }
    return new.first { addresses.contains(ObjectIdentifier($0)) }
  }

  @MainActor
  func testReleasedConformer_isNotMixedUpWithAnotherAtItsAddress() async throws {
    try Memory.skipUnlessAddressesAreReused()
    let stage = Stage()
    var kept: [Spy] = []
    var addresses: Set<ObjectIdentifier> = []
    var reused = 0
    for number in 0..<1000 {
      let spy = stage.registered("x")
      if !addresses.insert(ObjectIdentifier(spy)).inserted { reused += 1 }
      if number.isMultiple(of: 10) { kept.append(spy) }
    }
    XCTAssertGreaterThan(reused, 10)

    stage.post(.didBecomeActive)

    XCTAssertEqual(stage.calls.count, kept.count)
    XCTAssertEqual(AppEvent.registrationCount(on: stage.center), kept.count)
  }

  @MainActor
  func testB71_unregisterOfOne_leavesTheOther_andTwiceIsHarmless() async {
    let stage = Stage()
    let x = stage.registered("x")
    let y = stage.registered("y")
    let never = stage.spy("never")
    x.note_unregisterForAppEvents(from: stage.center)
    x.note_unregisterForAppEvents(from: stage.center)
    never.note_unregisterForAppEvents(from: stage.center)
    never.note_unregisterForAppEvents(from: NotificationCenter())

    stage.post(.didBecomeActive)

    XCTAssertEqual(stage.calls, ["y"])
    withExtendedLifetime(y) {}
  }

  @MainActor
  func testB72_unregister_coversEveryEvent() async {
    let stage = Stage()
    let a = stage.registered("a")
    a.note_registerForKeyboardEvents(on: stage.center)
    AppEvent.allCases.forEach { stage.post($0) }
    KeyboardEvent.allCases.forEach { stage.post(name: $0.notificationName) }
    XCTAssertEqual(stage.calls.count, 13)

    a.note_unregisterForAppEvents(from: stage.center)
    AppEvent.allCases.forEach { stage.post($0) }
    XCTAssertEqual(stage.calls.count, 13)
    KeyboardEvent.allCases.forEach { stage.post(name: $0.notificationName) }
    XCTAssertEqual(stage.calls.count, 19)

    a.note_unregisterForKeyboardEvents(from: stage.center)
    KeyboardEvent.allCases.forEach { stage.post(name: $0.notificationName) }
    XCTAssertEqual(stage.calls.count, 19)
  }

  @MainActor
  func testPost_isDecodedOnce_howeverManyListen() async {
    let center = NotificationCenter()
    let listeners = (0..<20).map { _ in Listener() }
    listeners.forEach { listener in
      CountedEvent.register(listener, on: center) { listener, _, number in
        listener.numbers.append(number)
      }
    }

    center.post(name: CountedEvent.happened.notificationName, object: nil)

    XCTAssertEqual(Set(listeners.map { $0.numbers.count }), [1])
    XCTAssertEqual(Set(listeners.flatMap(\.numbers)).count, 1, "each decoding gives a new number")
  }

  @MainActor
  func testNames_injected_andEventWithoutName() async {
    let stage = Stage()
    let names = AppEvent.Names { event in
      switch event {
      case .didBecomeActive: Notification.Name("Up")
      case .willResignActive: Notification.Name("Down")
      default: nil
      }
    }
    let a = stage.spy("a")
    a.note_registerForAppEvents(on: stage.center, names: names)
    XCTAssertEqual(
      AppEvent.underlyingObserverCount(on: stage.center),
      2
    )

    AppEvent.allCases.forEach { stage.post($0) }
    XCTAssertEqual(stage.events, [])
    stage.post(name: Notification.Name("Down"))
    stage.post(name: Notification.Name("Up"))
    XCTAssertEqual(stage.events, ["a resign", "a active"])
    a.note_unregisterForAppEvents(from: stage.center)
    stage.post(name: Notification.Name("Up"))
    XCTAssertEqual(stage.events, ["a resign", "a active"])
  }

  @MainActor
  func testNames_theDefaultOnesGiven_areTheSameRegistration() async {
    let stage = Stage()
    let a = stage.registered("a")
    a.note_registerForAppEvents(on: stage.center, names: .platform)

    stage.post(.didBecomeActive)

    XCTAssertEqual(stage.calls, ["a"])
  }
}

/// A private center, the objects on it, and what they heard.
@MainActor
private final class Stage {
  let center = NotificationCenter()
  private(set) var events: [String] = []

  var calls: [String] { events.map { String($0.prefix { $0 != " " }) } }

  var underlyingCount: Int {
    AppEvent.underlyingObserverCount(on: center)
  }

  func spy(_ name: String) -> Spy {
    Spy { [unowned self] in events.append("\(name) \($0)") }
  }

  func registered(_ name: String) -> Spy {
    let spy = spy(name)
    spy.note_registerForAppEvents(on: center)
    return spy
  }

  func post(_ event: AppEvent, on other: NotificationCenter? = nil) {
    guard let name = AppEvent.Names.platform[event] else { return }
    (other ?? center).post(name: name, object: nil)
  }

  func post(name: Notification.Name) {
    center.post(name: name, object: nil)
  }
}

private final class Spy: AppNotable, KeyboardNotable {
  var onCall: @MainActor () -> Void = {}
  private let log: (String) -> Void

  init(log: @escaping (String) -> Void) {
    self.log = log
  }

  private func called(_ event: String) {
    log(event)
    onCall()
  }

  func note_appDidFinishLaunching() { called("launch") }
  func note_appDidBecomeActive() { called("active") }
  func note_appWillResignActive() { called("resign") }
  func note_appDidEnterBackground() { called("background") }
  func note_appWillEnterForeground() { called("foreground") }
  func note_appDidReceiveMemoryWarning() { called("memory") }
  func note_appWillTerminate() { called("terminate") }
  func note_keyboardWillShow(info: KeyboardNotableInfo) { called("willShow") }
  func note_keyboardDidShow(info: KeyboardNotableInfo) { called("didShow") }
  func note_keyboardWillHide(info: KeyboardNotableInfo) { called("willHide") }
  func note_keyboardDidHide(info: KeyboardNotableInfo) { called("didHide") }
  func note_keyboardWillChangeFrame(info: KeyboardNotableInfo) { called("willChange") }
  func note_keyboardDidChangeFrame(info: KeyboardNotableInfo) { called("didChange") }
}

private final class Listener {
  var numbers: [UUID] = []
}

private enum CountedEvent: NotableEvent {
  case happened

  var notificationName: Notification.Name { Notification.Name("CountedEventHappened") }
  static func payload(of notification: Notification) -> UUID { UUID() }
}
