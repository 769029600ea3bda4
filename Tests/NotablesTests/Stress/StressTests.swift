import XCTest

@testable import Notables

/// Eight threads post while hooks, closures and streams come and go; `Scripts/check-threads` runs it
/// for longer under the thread sanitizer.
///
/// `NOTABLES_STRESS_SECONDS` says for how long.
final class StressTests: XCTestCase {
  @MainActor
  func testB75_eightThreads_postAndRegister() async {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["NOTABLES_STRESS_SECONDS"].flatMap { Double($0) } ?? 1
    let stage = Stage()
    let steady = Steady()
    for center in stage.centers { steady.note_registerForAppEvents(on: center, names: .uiKit) }

    let ended = Date(timeIntervalSinceNow: seconds)
    let posted = Total()
    let done = expectation(description: "posted")
    done.expectedFulfillmentCount = Stage.threads
    for thread in 0..<Stage.threads {
      Thread.detachNewThread {
        posted.add(postAndRegister(thread, on: stage, until: ended))
        done.fulfill()
      }
    }
    await fulfillment(of: [done], timeout: seconds + 60)
    await stage.clear()
    // What was posted, and streams that leave, come by the main queue.
    await mainQueueDrained()

    XCTAssertEqual(steady.count, posted.value)
    XCTAssertGreaterThan(posted.value, 1000)
    for center in stage.centers { XCTAssertEqual(AppEvent.registrationCount(on: center), 1) }
  }
}

/// Posts twenty times, then takes a turn on the main actor, until the time is over.
///
/// Waiting for the turn keeps the posts that are on their way few.
private func postAndRegister(_ thread: Int, on stage: Stage, until end: Date) -> Int {
  var posted = 0
  while Date() < end {
    for step in 0..<20 {
      let event = AppEvent.allCases[(posted + step) % AppEvent.allCases.count]
      stage.centers[step % 2].post(name: event.notificationName, object: nil)
    }
    posted += 20
    let turn = DispatchSemaphore(value: 0)
    let round = posted / 20
    DispatchQueue.main.async {
      stage.takeTurn(thread, round)
      turn.signal()
    }
    turn.wait()
  }
  return posted
}

/// Where the threads post; what they have registered stands in a place of their own.
private final class Stage: Sendable {
  static let threads = 8

  let centers = [NotificationCenter(), NotificationCenter()]
  @MainActor private var hooking = [Steady?](repeating: nil, count: threads)
  @MainActor private var observers = [AppObserver?](repeating: nil, count: threads)
  @MainActor private var loops: [Task<Void, Never>] = []

  @MainActor
  func takeTurn(_ thread: Int, _ round: Int) {
    let center = centers[round / 7 % 2]
    switch round % 7 {
    case 0:
      hooking[thread] = Steady()
      hooking[thread]?.note_registerForAppEvents(on: center, names: .uiKit)
    case 1:
      observers[thread] = AppObserver(on: center, names: .uiKit).on(.didBecomeActive) {}
      observers[thread]?.start()
    case 2:
      let stream = AppEvent.notifications(on: center, names: .uiKit)
      loops.append(Task.detached { for await _ in stream {} })
    case 3: hooking[thread]?.note_unregisterForAppEvents(from: center)
    case 4: hooking[thread] = nil
    case 5: observers[thread] = nil
    default: loops.last?.cancel()
    }
  }

  @MainActor
  func clear() async {
    hooking = []
    observers = []
    for loop in loops { loop.cancel() }
    for loop in loops { await loop.value }
  }
}

private final class Steady: AppNotable {
  private(set) var count = 0

  func note_appDidFinishLaunching() { count += 1 }
  func note_appDidBecomeActive() { count += 1 }
  func note_appWillResignActive() { count += 1 }
  func note_appDidEnterBackground() { count += 1 }
  func note_appWillEnterForeground() { count += 1 }
  func note_appDidReceiveMemoryWarning() { count += 1 }
  func note_appWillTerminate() { count += 1 }
}

/// A sum of many threads; unchecked, because the lock guards it.
private final class Total: @unchecked Sendable {
  private let lock = NSLock()
  private var sum = 0

  var value: Int { lock.withLock { sum } }

  func add(_ count: Int) { lock.withLock { sum += count } }
}

private func mainQueueDrained() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
