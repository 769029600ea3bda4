import Foundation
import Notables
import NotablesTesting
import XCTest

/// Which hooks a type implements itself.
final class HookAuditTests: XCTestCase {
  @MainActor
  func testNoHook_isNone() async {
    final class Idle: AppNotable, KeyboardNotable, SceneNotable {}

    XCTAssertEqual(HookAudit.appHooks(of: Idle()), [])
    XCTAssertEqual(HookAudit.keyboardHooks(of: Idle()), [])
    XCTAssertEqual(HookAudit.sceneHooks(of: Idle()), [])
  }

  @MainActor
  func testEveryHook_isFound() async {
    let diligent = Diligent()

    XCTAssertEqual(HookAudit.appHooks(of: diligent), Set(AppEvent.allCases))
    XCTAssertEqual(HookAudit.keyboardHooks(of: diligent), Set(KeyboardEvent.allCases))
    XCTAssertEqual(HookAudit.sceneHooks(of: diligent), Set(SceneEvent.allCases))
    XCTAssertEqual(diligent.calls, 19)
  }

  @MainActor
  func testMisspeltHooks_areNotAmongThem() async {
    XCTAssertEqual(HookAudit.keyboardHooks(of: Misspelt()), [.didHide])
  }

  @MainActor
  func testHookOfASubclass_countsOnlyWhereItOverrides() async {
    XCTAssertEqual(HookAudit.appHooks(of: Screen()), [.didBecomeActive])
    XCTAssertEqual(HookAudit.appHooks(of: Subscreen()), [.didBecomeActive])
  }

  @MainActor
  func testHookOfAProtocolExtension_counts() async {
    XCTAssertEqual(HookAudit.appHooks(of: Saver()), [.didEnterBackground])
  }

  @MainActor
  func testOwnHookThatCallsAnothersDefault_counts() async {
    final class Forwarding: AppNotable {
      func note_appWillTerminate() { note_appDidEnterBackground() }
    }

    XCTAssertEqual(HookAudit.appHooks(of: Forwarding()), [.willTerminate])
  }

  @MainActor
  func testAuditInsideAnAudit_leavesTheOuterOneAlone() async {
    final class Auditing: AppNotable {
      func note_appDidBecomeActive() {
        XCTAssertEqual(HookAudit.appHooks(of: Saver()), [.didEnterBackground])
      }
    }

    XCTAssertEqual(HookAudit.appHooks(of: Auditing()), [.didBecomeActive])
  }

  @MainActor
  func testObjectThatIsRegisteredElsewhere_isCalledOnce_andLeftAsItWas() async {
    let center = NotificationCenter()
    let diligent = Diligent()
    diligent.note_registerForAppEvents(on: center, names: .uiKit)

    XCTAssertEqual(HookAudit.appHooks(of: diligent).count, 7)
    XCTAssertEqual(diligent.calls, 7)
    XCTAssertEqual(AppEvent.registrationCount(on: center), 1)
  }

  @MainActor
  func testOwnFamily_withDefaultsThatTell() async {
    final class Kitchen: DoorNotable {
      func note_doorDidOpen() {}
    }
    let kitchen = Kitchen()

    let hooks: Set<DoorEvent> = HookAudit.hooks { kitchen.note_registerForDoorEvents(on: $0) }

    XCTAssertEqual(hooks, [.didOpen])
  }

  @MainActor
  func testNothingRegistered_orNoName_isNone() async {
    let diligent = Diligent()

    let unregistered: Set<AppEvent> = HookAudit.hooks { _ in }
    let onMac = HookAudit.hooks(names: .appKit) {
      diligent.note_registerForAppEvents(on: $0, names: .appKit)
    }

    XCTAssertEqual(unregistered, [])
    XCTAssertEqual(
      onMac,
      [.didFinishLaunching, .didBecomeActive, .willResignActive, .willTerminate]
    )
  }

  @MainActor
  func testReachedDefault_outsideAnAudit_doesNothing() async {
    KeyboardEvent.willShow.reachedDefault()

    let reached = KeyboardEvent.eventsReachingDefault {
      KeyboardEvent.didShow.reachedDefault()
      AppEvent.willTerminate.reachedDefault()
    }

    XCTAssertEqual(reached, [.didShow])
  }
}

private final class Misspelt: KeyboardNotable {
  func note_keyboardWilShow(info: KeyboardNotableInfo) {}
  func note_keyboardDidShow(_ info: KeyboardNotableInfo) {}
  func note_keyboardWillHide(info: KeyboardNotableInfo?) {}
  func note_keyboardDidHide(info: KeyboardNotableInfo) {}
  func note_keyboardWillChangeFrame(info: KeyboardNotableInfo) async {}
  func note_keyboardDidChangeFrame() {}
}

private class Screen: AppNotable {
  func note_appDidBecomeActive() {}
}

private final class Subscreen: Screen {
  override func note_appDidBecomeActive() {}
  // Spelt right, and never called: the superclass conforms, and has no such method to override.
  func note_appWillResignActive() {}
}

@MainActor
private protocol Saving: AppNotable {}

extension Saving {
  func note_appDidEnterBackground() {}
}

private final class Saver: Saving {}

private enum DoorEvent: String, NotableEvent {
  case didOpen
  case didClose

  var notificationName: Notification.Name { Notification.Name("door." + rawValue) }
  static func payload(of notification: Notification) {}
}

@MainActor
private protocol DoorNotable: AnyObject {
  func note_doorDidOpen()
  func note_doorDidClose()
}

extension DoorNotable {
  func note_doorDidOpen() { DoorEvent.didOpen.reachedDefault() }
  func note_doorDidClose() { DoorEvent.didClose.reachedDefault() }

  func note_registerForDoorEvents(on center: NotificationCenter) {
    DoorEvent.register(self, on: center) { target, event, _ in
      switch event {
      case .didOpen: target.note_doorDidOpen()
      case .didClose: target.note_doorDidClose()
      }
    }
  }
}

private final class Diligent: AppNotable, KeyboardNotable, SceneNotable {
  var calls = 0

  func note_appDidFinishLaunching() { calls += 1 }
  func note_appDidBecomeActive() { calls += 1 }
  func note_appWillResignActive() { calls += 1 }
  func note_appDidEnterBackground() { calls += 1 }
  func note_appWillEnterForeground() { calls += 1 }
  func note_appDidReceiveMemoryWarning() { calls += 1 }
  func note_appWillTerminate() { calls += 1 }
  func note_keyboardWillShow(info: KeyboardNotableInfo) { calls += 1 }
  func note_keyboardDidShow(info: KeyboardNotableInfo) { calls += 1 }
  func note_keyboardWillHide(info: KeyboardNotableInfo) { calls += 1 }
  func note_keyboardDidHide(info: KeyboardNotableInfo) { calls += 1 }
  func note_keyboardWillChangeFrame(info: KeyboardNotableInfo) { calls += 1 }
  func note_keyboardDidChangeFrame(info: KeyboardNotableInfo) { calls += 1 }
  func note_sceneWillConnect(scene: SceneReference) { calls += 1 }
  func note_sceneDidDisconnect(scene: SceneReference) { calls += 1 }
  func note_sceneDidActivate(scene: SceneReference) { calls += 1 }
  func note_sceneWillDeactivate(scene: SceneReference) { calls += 1 }
  func note_sceneWillEnterForeground(scene: SceneReference) { calls += 1 }
  func note_sceneDidEnterBackground(scene: SceneReference) { calls += 1 }
}
