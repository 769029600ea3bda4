import XCTest

@testable import Notables

/// Posts from other threads, and the main actor.
final class ThreadTests: XCTestCase {
  @MainActor
  func testPostOffMain_whileMainWaits_posterDoesNotWait_hooksComeLaterInOrder() async {
    let center = NotificationCenter()
    let spy = Spy()
    spy.note_registerForAppEvents(on: center)

    let posted = whileMainIsBlocked {
      post([.willResignActive, .didEnterBackground, .willEnterForeground], on: center)
    }
    XCTAssertTrue(posted, "the poster waited for the main thread")
    XCTAssertEqual(spy.events, [])

    await mainQueueDrained()
    XCTAssertEqual(spy.events, [.willResignActive, .didEnterBackground, .willEnterForeground])
    XCTAssertTrue(spy.wasAlwaysOnMain)
  }

  @MainActor
  func testPostOffMain_whileMainWorks_keepsTheOrderOfItsThread() async {
    let center = NotificationCenter()
    let spy = Spy()
    spy.note_registerForAppEvents(on: center)
    let events = (0..<300).map { AppEvent.allCases[$0 % 7] }

    let done = expectation(description: "posted")
    Thread.detachNewThread {
      post(events, on: center)
      done.fulfill()
    }
    while spy.events.count < 100 { await Task.yield() }
    await fulfillment(of: [done], timeout: 60)
    await mainQueueDrained()

    XCTAssertEqual(spy.events, events)
    XCTAssertTrue(spy.wasAlwaysOnMain)
  }

  @MainActor
  func testPostOffMain_callsWhoIsRegisteredOnArrival() async {
    let center = NotificationCenter()
    let early = Spy()
    let late = Spy()
    early.note_registerForAppEvents(on: center)

    whileMainIsBlocked { post([.didBecomeActive], on: center) }
    early.note_unregisterForAppEvents(from: center)
    late.note_registerForAppEvents(on: center)
    await mainQueueDrained()

    XCTAssertEqual(early.events, [])
    XCTAssertEqual(late.events, [.didBecomeActive])
  }

  @MainActor
  func testPostOnMain_mayOvertake() async {
    let center = NotificationCenter()
    let spy = Spy()
    spy.note_registerForAppEvents(on: center)

    whileMainIsBlocked { post([.willResignActive], on: center) }
    post([.didBecomeActive], on: center)
    XCTAssertEqual(spy.events, [.didBecomeActive], "has run before post returns")
    await mainQueueDrained()

    XCTAssertEqual(spy.events, [.didBecomeActive, .willResignActive])
  }

  @MainActor
  func testPostOnMain_insideAnotherQueue_hasRunBeforePostReturns() async {
    let center = NotificationCenter()
    let spy = Spy()
    spy.note_registerForAppEvents(on: center)

    DispatchQueue(label: "other").sync { post([.didBecomeActive], on: center) }

    XCTAssertEqual(spy.events, [.didBecomeActive])
  }

  @MainActor
  func testCenterReleasedBeforeArrival_isHarmless() async {
    var center: NotificationCenter? = NotificationCenter()
    let spy = Spy()
    center.map { spy.note_registerForAppEvents(on: $0) }

    if let posting = center {
      whileMainIsBlocked { post([.didBecomeActive], on: posting) }
    }
    center = nil
    await mainQueueDrained()

    XCTAssertEqual(spy.events, [.didBecomeActive])
  }

  @MainActor
  func testB75_eightThreadsPostWhileMainRegisters_eachPostOnceAtMost() async {
    let center = NotificationCenter()
    let steady = Spy()
    steady.note_registerForAppEvents(on: center)
    let threads = 8
    let rounds = 1000

    let done = expectation(description: "posted")
    done.expectedFulfillmentCount = threads
    for _ in 0..<threads {
      Thread.detachNewThread {
        for _ in 0..<rounds { post([.didReceiveMemoryWarning], on: center) }
        done.fulfill()
      }
    }
    for _ in 0..<rounds {
      let passing = Spy()
      passing.note_registerForAppEvents(on: center)
      await Task.yield()
      if Bool.random() { passing.note_unregisterForAppEvents(from: center) }
      XCTAssertLessThanOrEqual(passing.events.count, threads * rounds)
    }
    await fulfillment(of: [done], timeout: 60)
    await mainQueueDrained()

    XCTAssertEqual(steady.events.count, threads * rounds)
    XCTAssertEqual(AppEvent.registrationCount(on: center), 1)
  }
}

private final class Spy: AppNotable {
  private(set) var events: [AppEvent] = []
  private(set) var wasAlwaysOnMain = true

  private func called(_ event: AppEvent) {
    events.append(event)
    if !Thread.isMainThread { wasAlwaysOnMain = false }
  }

  func note_appDidFinishLaunching() { called(.didFinishLaunching) }
  func note_appDidBecomeActive() { called(.didBecomeActive) }
  func note_appWillResignActive() { called(.willResignActive) }
  func note_appDidEnterBackground() { called(.didEnterBackground) }
  func note_appWillEnterForeground() { called(.willEnterForeground) }
  func note_appDidReceiveMemoryWarning() { called(.didReceiveMemoryWarning) }
  func note_appWillTerminate() { called(.willTerminate) }
}

private func post(_ events: [AppEvent], on center: NotificationCenter) {
  for event in events { center.post(name: event.notificationName, object: nil) }
}

/// Runs `work` on a thread of its own while the main thread is blocked.
///
/// False if it took ten seconds.
@discardableResult
private func whileMainIsBlocked(
  _ work: @escaping @Sendable () -> Void
) -> Bool {
  let semaphore = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work()
    semaphore.signal()
  }
  return semaphore.wait(timeout: .now() + 10) == .success
}

/// Returns when everything that was on the main queue before has run.
private func mainQueueDrained() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
