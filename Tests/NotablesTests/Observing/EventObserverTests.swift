import XCTest

@testable import Notables

/// Closures over the events of a family.
final class EventObserverTests: XCTestCase {
  @MainActor
  func testOn_chains_severalClosuresOfAnEventRunInOrder() async {
    let stage = KeyboardStage()
    stage.observer
      .on(.willShow) { _ in stage.heard("a") }
      .on(.didHide) { _ in stage.heard("hidden") }
      .on(.willShow) { _ in stage.heard("b") }
      .on(.willShow) { info in stage.heard("to \(info.frameEnd.minY)") }
      .start()

    stage.post(.willShow, endY: 500)
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
    let stage = KeyboardStage()
    stage.observer.on(.willShow) { _ in stage.heard("a") }

    stage.post(.willShow)

    XCTAssertEqual(stage.calls, [])
    XCTAssertFalse(stage.observer.isStarted)
    XCTAssertEqual(KeyboardEvent.registrationCount(on: stage.center), 0)
  }

  @MainActor
  func testOn_afterStart_isCalled() async {
    let stage = KeyboardStage()
    stage.observer.start()
    stage.observer.on(.willShow) { _ in stage.heard("a") }

    stage.post(.willShow)

    XCTAssertEqual(stage.calls, ["a"])
  }

  @MainActor
  func testB68_startTwice_callsOnce_butTwoClosuresAreTwoCalls() async {
    let stage = KeyboardStage()
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
    let stage = KeyboardStage()
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
    let stage = KeyboardStage()
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
    let stage = KeyboardStage()
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
    let stage = KeyboardStage()
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
    let stage = KeyboardStage()
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
    let stage = KeyboardStage()
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
    let stage = KeyboardStage()
    let other = KeyboardObserver(on: stage.center).on(.willShow) { _ in stage.heard("other") }
    other.start()
    stage.observer.on(.willShow) { _ in stage.heard("a") }.start()

    stage.observer.stop()
    stage.post(.willShow)

    XCTAssertEqual(stage.calls, ["other"])
  }

  @MainActor
  func testB72_B73_released_hasStopped() async {
    let stage = KeyboardStage()
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
    let stage = KeyboardStage()
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
    let stage = KeyboardStage()
    let holder = Holder(KeyboardObserver(on: stage.center))
    holder.observer?.on(.willShow) { _ in stage.heard("never") }.start()

    await Task.detached { holder.observer = nil }.value
    stage.post(.willShow)

    XCTAssertEqual(stage.calls, [])
    XCTAssertEqual(KeyboardEvent.registrationCount(on: stage.center), 0)
  }

  @MainActor
  func testB76_postedOffMain_closureRunsOnMainLater() async {
    let stage = KeyboardStage()
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

  /// Blocks the main thread, which an `async` function must not do itself.
  private static func wait(for semaphore: DispatchSemaphore) -> DispatchTimeoutResult {
    semaphore.wait(timeout: .now() + 5)
  }
}

private final class Screen: Sendable {}

/// Carries an observer to another thread.
///
/// Unchecked, because the test touches it on one thread at a time.
private final class Holder: @unchecked Sendable {
  var observer: KeyboardObserver?

  init(_ observer: KeyboardObserver) {
    self.observer = observer
  }
}
