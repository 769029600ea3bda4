import XCTest

@testable import Notables

/// Closures over the events of a family.
final class EventObserverTests: XCTestCase {
  @MainActor
  func testOn_chains_severalClosuresOfAnEventRunInOrder() async {
    let stage = Stage()
    stage.observer
      .on(.willShow) { _ in stage.heard("a") }
      .on(.didHide) { _ in stage.heard("hidden") }
      .on(.willShow) { _ in stage.heard("b") }
      .on(.willShow) { info in stage.heard("to \(info.frameEnd.minY)") }
      .start()

    stage.post(.willShow, end: CGRect(x: 0, y: 500, width: 320, height: 200))
    stage.post(.didHide)

    XCTAssertEqual(stage.calls, ["a", "b", "to 500.0", "hidden"])
  }

  @MainActor
  func testPayloadOfNothing_closureTakesNothing() async {
    let center = NotificationCenter()
    var calls: [String] = []
    let app = AppObserver(on: center, names: .appKit)
    app
      .on(.didBecomeActive) { calls.append("active") }
      .on(.willTerminate) { calls.append("ending") }
      .start()

    center.post(name: Notification.Name("NSApplicationDidBecomeActiveNotification"), object: nil)
    center.post(name: Notification.Name("NSApplicationWillTerminateNotification"), object: nil)

    XCTAssertEqual(calls, ["active", "ending"])
  }

  @MainActor
  func testOn_withoutStart_isNotCalled() async {
    let stage = Stage()
    stage.observer.on(.willShow) { _ in stage.heard("a") }

    stage.post(.willShow)

    XCTAssertEqual(stage.calls, [])
    XCTAssertFalse(stage.observer.isStarted)
    XCTAssertEqual(KeyboardEvent.registrationCount(on: stage.center), 0)
  }

  @MainActor
  func testOn_afterStart_isCalled() async {
    let stage = Stage()
    stage.observer.start()
    stage.observer.on(.willShow) { _ in stage.heard("a") }

    stage.post(.willShow)

    XCTAssertEqual(stage.calls, ["a"])
  }

  @MainActor
  func testB68_startTwice_callsOnce_butTwoClosuresAreTwoCalls() async {
    let stage = Stage()
    let closure: @MainActor (KeyboardNotableInfo) -> Void = { _ in stage.heard("a") }
    stage.observer.on(.willShow, do: closure).start()
    stage.observer.start()

    stage.post(.willShow)
    XCTAssertEqual(stage.calls, ["a"])

    stage.observer.on(.willShow, do: closure)
    stage.post(.willShow)
    XCTAssertEqual(stage.calls, ["a", "a", "a"])
  }

  @MainActor
  func testStop_keepsTheClosures_startResumes() async {
    let stage = Stage()
    stage.observer.on(.willShow) { _ in stage.heard("a") }.start()
    stage.observer.stop()
    stage.observer.stop()

    stage.post(.willShow)
    XCTAssertEqual(stage.calls, [])
    XCTAssertEqual(KeyboardEvent.registrationCount(on: stage.center), 0)

    stage.observer.start()
    stage.post(.willShow)
    XCTAssertEqual(stage.calls, ["a"])
  }

  @MainActor
  func testClear_removesClosures_staysStarted() async {
    let stage = Stage()
    stage.observer
      .on(.willShow) { _ in stage.heard("a") }
      .on(.didHide) { _ in stage.heard("b") }
      .start()

    stage.observer.clear(.willShow)
    stage.post(.willShow)
    stage.post(.didHide)
    XCTAssertEqual(stage.calls, ["b"])

    stage.observer.clear()
    stage.observer.on(.willShow) { _ in stage.heard("c") }
    stage.post(.didHide)
    stage.post(.willShow)
    XCTAssertEqual(stage.calls, ["b", "c"])
  }

  @MainActor
  func testClear_letsGoOfWhatTheClosuresCaptured() async {
    let stage = Stage()
    var screen: Screen? = Screen()
    weak let released = screen
    stage.observer.on(.willShow) { [screen] _ in withExtendedLifetime(screen) {} }.start()
    screen = nil
    XCTAssertNotNil(released)

    stage.observer.clear()

    XCTAssertNil(released)
  }

  @MainActor
  func testB69_stopOrClearInClosure_laterOnesAreNotCalled() async {
    let stage = Stage()
    for end in [KeyboardObserver.stop, KeyboardObserver.clear] {
      let observer = KeyboardObserver(on: stage.center)
      observer
        .on(.willShow) { [unowned observer] _ in
          stage.heard("a")
          end(observer)()
        }
        .on(.willShow) { _ in stage.heard("never") }
        .start()
      stage.post(.willShow)
    }

    XCTAssertEqual(stage.calls, ["a", "a"])
  }

  @MainActor
  func testStopAndStartInClosure_laterOnesWaitForTheNextPost() async {
    let stage = Stage()
    stage.observer
      .on(.willShow) { [unowned observer = stage.observer] _ in
        stage.heard("a")
        observer.stop()
        observer.start()
      }
      .on(.willShow) { _ in stage.heard("never") }
      .start()

    stage.post(.willShow)
    stage.post(.willShow)

    XCTAssertEqual(stage.calls, ["a", "a"])
  }

  @MainActor
  func testOnInClosure_waitsForTheNextPost() async {
    let stage = Stage()
    stage.observer
      .on(.willShow) { [unowned observer = stage.observer] _ in
        stage.heard("a")
        observer.on(.willShow) { _ in stage.heard("late") }
      }
      .start()

    stage.post(.willShow)
    XCTAssertEqual(stage.calls, ["a"])
    stage.post(.willShow)
    XCTAssertEqual(stage.calls, ["a", "a", "late"])
  }

  @MainActor
  func testB71_stopOfOneObserver_leavesTheOther() async {
    let stage = Stage()
    let other = KeyboardObserver(on: stage.center).on(.willShow) { _ in stage.heard("other") }
    other.start()
    stage.observer.on(.willShow) { _ in stage.heard("a") }.start()

    stage.observer.stop()
    stage.post(.willShow)

    XCTAssertEqual(stage.calls, ["other"])
  }

  @MainActor
  func testB72_B73_released_hasStopped() async {
    let stage = Stage()
    var observer: KeyboardObserver? = KeyboardObserver(on: stage.center)
    weak let released = observer
    observer?.on(.willShow) { _ in stage.heard("never") }.start()
    observer = nil

    stage.post(.willShow)

    XCTAssertNil(released)
    XCTAssertEqual(stage.calls, [])
    XCTAssertEqual(KeyboardEvent.registrationCount(on: stage.center), 0)
    XCTAssertEqual(stage.underlyingCount, 0)
  }

  @MainActor
  func testReleasedInClosure_laterOnesAreNotCalled() async {
    let stage = Stage()
    var observer: KeyboardObserver? = KeyboardObserver(on: stage.center)
    observer?
      .on(.willShow) { _ in
        stage.heard("a")
        observer = nil
      }
      .on(.willShow) { _ in stage.heard("never") }
      .start()

    stage.post(.willShow)

    XCTAssertNil(observer)
    XCTAssertEqual(stage.calls, ["a"])
  }

  @MainActor
  func testReleasedOnAnotherThread_isHarmless() async {
    let stage = Stage()
    let holder = Holder(KeyboardObserver(on: stage.center))
    holder.observer?.on(.willShow) { _ in stage.heard("never") }.start()

    await Task.detached { holder.observer = nil }.value
    stage.post(.willShow)

    XCTAssertEqual(stage.calls, [])
    XCTAssertEqual(KeyboardEvent.registrationCount(on: stage.center), 0)
  }

  @MainActor
  func testB76_postedOffMain_closureRunsOnMainLater() async {
    let stage = Stage()
    let heard = expectation(description: "heard")
    stage.observer
      .on(.willShow) { _ in
        XCTAssertTrue(Thread.isMainThread)
        stage.heard("a")
        heard.fulfill()
      }
      .start()

    let posted = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [center = stage.center] in
      center.post(name: KeyboardEvent.willShow.notificationName, object: nil)
      posted.signal()
    }
    XCTAssertEqual(Self.wait(for: posted), .success)
    XCTAssertEqual(stage.calls, [])
    await fulfillment(of: [heard], timeout: 5)

    XCTAssertEqual(stage.calls, ["a"])
  }

  @MainActor
  func testOwner_gone_endsItsClosures_andReceivesItselfWhileThere() async {
    let stage = Stage()
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
    let stage = Stage()
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
    let stage = Stage()
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

  /// Blocks the main thread, which an `async` function must not do itself.
  private static func wait(for semaphore: DispatchSemaphore) -> DispatchTimeoutResult {
    semaphore.wait(timeout: .now() + 5)
  }
}

/// A private center, an observer on it, and what its closures heard.
@MainActor
private final class Stage {
  let center = NotificationCenter()
  let observer: KeyboardObserver
  private(set) var calls: [String] = []

  init() {
    observer = KeyboardObserver(on: center)
  }

  var underlyingCount: Int {
    HubRegistry.shared.hubs(KeyboardEvent.self, on: center).reduce(0) {
      $0 + $1.underlyingObserverCount
    }
  }

  func heard(_ call: String) { calls.append(call) }

  func post(_ event: KeyboardEvent, end: CGRect = .zero) {
    let info = KeyboardNotableInfo(
      animationCurve: .keyboard,
      animationDuration: 0.25,
      frameBegin: end,
      frameEnd: end,
      isLocal: true
    )
    center.post(name: event.notificationName, object: nil, userInfo: info.userInfo)
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

/// Carries an observer to another thread.
///
/// Unchecked, because the test touches it on one thread at a time.
private final class Holder: @unchecked Sendable {
  var observer: KeyboardObserver?

  init(_ observer: KeyboardObserver) {
    self.observer = observer
  }
}
