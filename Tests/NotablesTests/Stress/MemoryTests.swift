import XCTest

@testable import Notables

/// What has been released leaves no memory behind.
final class MemoryTests: XCTestCase {
  @MainActor
  func testReleasedHooks_leaveNothing() async throws {
    let center = NotificationCenter()
    try await assertNothingStays {
      let listeners = (0..<2000).map { _ in Listener() }
      for listener in listeners { listener.note_registerForAppEvents(on: center, names: .uiKit) }
      center.post(name: AppEvent.didBecomeActive.notificationName, object: nil)
    }
  }

  @MainActor
  func testUnregisteredHooks_leaveNothing() async throws {
    let center = NotificationCenter()
    let listeners = (0..<2000).map { _ in Listener() }
    try await assertNothingStays {
      for listener in listeners { listener.note_registerForAppEvents(on: center, names: .uiKit) }
      for listener in listeners { listener.note_unregisterForAppEvents(from: center) }
    }
  }

  @MainActor
  func testReleasedObservers_leaveNothing() async throws {
    let center = NotificationCenter()
    try await assertNothingStays {
      let observers = (0..<1000).map { _ in
        AppObserver(on: center, names: .uiKit).on(.didBecomeActive) {}
      }
      for observer in observers { observer.start() }
      center.post(name: AppEvent.didBecomeActive.notificationName, object: nil)
    }
  }

  @MainActor
  func testDroppedStreams_leaveNothing() async throws {
    let center = NotificationCenter()
    try await assertNothingStays {
      let streams = (0..<500).map { _ in AppEvent.notifications(on: center, names: .uiKit) }
      center.post(name: AppEvent.didBecomeActive.notificationName, object: nil)
      withExtendedLifetime(streams) {}
    }
  }

  @MainActor
  func testReleasedCenters_leaveNothing() async throws {
    let listener = Listener()
    try await assertNothingStays {
      for _ in 0..<500 {
        listener.note_registerForAppEvents(on: NotificationCenter(), names: .uiKit)
      }
    }
  }

  /// Asserts that repeating the work takes no more memory, once it has been done a few times.
  @MainActor
  private func assertNothingStays(
    _ work: () -> Void,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    func repeatWork() async {
      for _ in 0..<10 {
        work()
        await mainQueueDrained()
      }
    }
    await repeatWork()
    guard let before = Memory.usedBytes() else { throw XCTSkip("the allocator does not tell") }
    await repeatWork()
    await repeatWork()
    let after = Memory.usedBytes() ?? 0
    // The smallest block for each of ten thousand would be twice as much.
    XCTAssertLessThan(after - before, 80_000, "bytes stay", file: file, line: line)
  }
}

private final class Listener: AppNotable {}

private func mainQueueDrained() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
