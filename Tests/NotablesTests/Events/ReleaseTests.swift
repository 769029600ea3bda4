import XCTest

@testable import Notables

/// What happens when letting go of a registration lets go of something else.
final class ReleaseTests: XCTestCase {
  /// A hook can be the last to hold an object whose end posts, registers or unregisters.
  @MainActor
  func testHookHoldsTheLastOfAnObject_whoseEndPosts_isHarmless() async {
    let center = NotificationCenter()
    let listener = Target()
    var calls = 0
    AppEvent.register(listener, on: center, names: .uiKit) { _, _, _ in calls += 1 }

    for _ in 0..<100 {
      let passing = Target()
      let ending = Ending(center)
      AppEvent.register(passing, on: center, names: .uiKit) { _, _, _ in
        withExtendedLifetime(ending) {}
      }
    }
    center.post(name: AppEvent.willTerminate.notificationName, object: nil)

    XCTAssertGreaterThan(calls, 100)
    XCTAssertEqual(AppEvent.registrationCount(on: center), 1)
  }

  @MainActor
  func testHubOfAGoneCenter_whoseHookHoldsTheLastOfAnObject_isHarmless() async {
    let center = NotificationCenter()
    let listener = Target()
    var calls = 0
    AppEvent.register(listener, on: center, names: .uiKit) { _, _, _ in calls += 1 }

    var centers: [NotificationCenter] = []
    for _ in 0..<200 {
      let passing = NotificationCenter()
      let ending = Ending(center)
      AppEvent.register(listener, on: passing) { _, _, _ in withExtendedLifetime(ending) {} }
      let lasting = NotificationCenter()
      centers.append(lasting)
      AppEvent.register(listener, on: lasting) { _, _, _ in }
    }

    XCTAssertGreaterThan(calls, 0)
  }

  @MainActor
  func testClosureHoldsTheLastOfAnObject_whoseEndPosts_isHarmless() async {
    let center = NotificationCenter()
    let observer = AppObserver(on: center, names: .uiKit)
    var calls = 0
    observer.on(.didReceiveMemoryWarning) { calls += 1 }.start()
    func add(owner: AnyObject) {
      let ending = Ending(center)
      observer.on(.didReceiveMemoryWarning, owner: owner) { withExtendedLifetime(ending) {} }
    }

    for _ in 0..<10 { add(owner: Target()) }
    XCTAssertEqual(calls, 9)

    let lasting = Target()
    add(owner: lasting)
    observer.clear(owner: lasting)
    XCTAssertEqual(calls, 11)

    add(owner: lasting)
    observer.clear()
    XCTAssertEqual(calls, 11)
  }

  /// The listeners of a tracker, which are none of the hub's.
  @MainActor
  func testListenerHoldsTheLastOfAnObject_whoseEndChangesTheList_isHarmless() async {
    let listeners = Listeners<Int>()
    let lasting = Target()
    func add(owner: Target) {
      let leaving = Leaving(listeners)
      listeners.add(owner) { _, _ in withExtendedLifetime(leaving) {} }
    }

    add(owner: lasting)
    listeners.remove(lasting)
    XCTAssertEqual(listeners.count, 0)

    for _ in 0..<10 { add(owner: Target()) }
    add(owner: lasting)
    listeners.tell(1)
    XCTAssertEqual(listeners.count, 1)
  }
}

private final class Target {}

private final class Leaving: Sendable {
  private let listeners: Listeners<Int>

  init(_ listeners: Listeners<Int>) {
    self.listeners = listeners
  }

  deinit {
    MainActor.assumeIsolated {
      listeners.remove(self)
      listeners.tell(0)
    }
  }
}

private final class Ending: Sendable {
  private let center: NotificationCenter

  init(_ center: NotificationCenter) {
    self.center = center
  }

  deinit {
    center.post(name: AppEvent.didReceiveMemoryWarning.notificationName, object: nil)
    MainActor.assumeIsolated { AppEvent.unregister(self, from: center) }
  }
}
