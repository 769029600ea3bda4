import XCTest

@testable import Notables

/// Closures that end with their owner, and the observer that a whole app shares.
final class SharedObserverTests: XCTestCase {
  @MainActor
  func testOwner_gone_endsItsClosures_andReceivesItselfWhileThere() async {
    let stage = KeyboardStage()
    var first: Screen? = Screen()
    let second = Screen()
    weak let released = first
    for screen in [first, second].compactMap({ $0 }) {
      stage.observer
        .on(.willShow, owner: screen) { screen, _ in screen.shows += 1 }
        .on(.willShow, owner: screen) { _ in stage.heard("shown") }
        .start()
    }

    stage.post(.willShow)
    XCTAssertEqual(stage.calls, ["shown", "shown"])
    XCTAssertEqual(first?.shows, 1)

    first = nil
    XCTAssertNil(released)
    stage.post(.willShow)
    XCTAssertEqual(stage.calls, ["shown", "shown", "shown"])
    XCTAssertEqual(second.shows, 2)
  }

  @MainActor
  func testOwner_gone_itsClosuresAreForgottenWithTheNextOne() async {
    let stage = KeyboardStage()
    var captures: [Weak] = []
    for _ in 0..<100 {
      let (screen, capture) = (Screen(), Screen())
      captures.append(Weak(capture))
      stage.observer.on(.willShow, owner: screen) { _ in withExtendedLifetime(capture) {} }
    }

    XCTAssertEqual(captures.filter { $0.object != nil }.count, 1)
  }

  @MainActor
  func testClearOwner_endsItsClosuresOnly() async {
    let stage = KeyboardStage()
    let screens = [Screen(), Screen()]
    for (index, screen) in screens.enumerated() {
      stage.observer.on(.willShow, owner: screen) { _ in stage.heard("\(index)") }
    }
    stage.observer.on(.willShow) { _ in stage.heard("no owner") }.start()

    stage.observer.clear(owner: screens[0])
    stage.post(.willShow)

    XCTAssertEqual(stage.calls, ["1", "no owner"])
  }

  @MainActor
  func testShared_isOnePerFamily() async {
    XCTAssertIdentical(KeyboardObserver.shared, KeyboardObserver.shared)
    XCTAssertIdentical(AppObserver.shared, AppObserver.shared)
    XCTAssertNotIdentical(KeyboardObserver.shared, AppObserver.shared as AnyObject)
  }

  @MainActor
  func testShared_twoScreens_eachEndsWithItsOwner() async {
    var calls: [String] = []
    var first: Screen? = Screen()
    let second = Screen()
    func post() {
      NotificationCenter.default.post(name: KeyboardEvent.willShow.notificationName, object: nil)
    }
    if let first {
      KeyboardObserver.shared.on(.willShow, owner: first) { _ in calls.append("first") }.start()
    }
    KeyboardObserver.shared.on(.willShow, owner: second) { _ in calls.append("second") }.start()

    post()
    first = nil
    post()
    KeyboardObserver.shared.clear(owner: second)
    post()

    XCTAssertEqual(calls, ["first", "second", "second"])
    KeyboardObserver.shared.stop()
  }
}

@MainActor
private final class Screen {
  var shows = 0
}

private struct Weak {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
