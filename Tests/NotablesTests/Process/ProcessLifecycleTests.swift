#if os(Linux)
import XCTest

@testable import Notables

@MainActor
final class ProcessLifecycleTests: XCTestCase {
  private let center = NotificationCenter()

  func testStart_postsTheLaunchBeforeItReturns() async throws {
    let log = EventLog(on: center)
    let lifecycle = ProcessLifecycle(center: center)

    try lifecycle.start()
    defer { lifecycle.stop() }

    XCTAssertEqual(log.events, [.didFinishLaunching, .didBecomeActive])
  }

  func testStart_twice() async throws {
    let log = EventLog(on: center)
    let lifecycle = ProcessLifecycle(center: center)
    try lifecycle.start()
    defer { lifecycle.stop() }
    let descriptors = openDescriptors()

    try lifecycle.start()

    XCTAssertEqual(log.events, [.didFinishLaunching, .didBecomeActive])
    XCTAssertEqual(openDescriptors(), descriptors)
  }

  func testStart_afterAStop_beginsAnew() async throws {
    let log = EventLog(on: center)
    let lifecycle = ProcessLifecycle(center: center)

    try lifecycle.start()
    lifecycle.stop()
    try lifecycle.start()
    lifecycle.stop()

    XCTAssertEqual(
      log.events,
      [.didFinishLaunching, .didBecomeActive, .didFinishLaunching, .didBecomeActive]
    )
  }

  func testStart_whileAnotherRuns() async throws {
    let log = EventLog(on: center)
    let first = ProcessLifecycle(center: NotificationCenter())
    try first.start()
    defer { first.stop() }

    XCTAssertThrowsError(try ProcessLifecycle(center: center).start()) { error in
      XCTAssertEqual((error as? POSIXError)?.code, .EBUSY)
    }
    XCTAssertEqual(log.events, [])
  }

  func testStart_withoutDescriptors_changesNothing() async throws {
    let log = EventLog(on: center)
    let actions = Self.signals.map(SignalAction.init)
    let descriptors = openDescriptors()
    let lifecycle = ProcessLifecycle(center: center)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    defer { setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) }

    // Room for the lifecycle's own pipe, not for that of the signals.
    var tight = rlimit(rlim_cur: try lowestFreeDescriptor() + 2, rlim_max: limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &tight)
    XCTAssertThrowsError(try lifecycle.start()) { error in
      XCTAssertEqual((error as? POSIXError)?.code, .EMFILE)
    }
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)

    XCTAssertEqual(log.events, [])
    XCTAssertEqual(Self.signals.map(SignalAction.init), actions)
    XCTAssertEqual(openDescriptors(), descriptors)
  }

  func testStop_givesEverythingBack() async throws {
    let lifecycle = ProcessLifecycle(center: center)
    let actions = Self.signals.map(SignalAction.init)
    let descriptors = openDescriptors()

    try lifecycle.start()
    XCTAssertNotEqual(Self.signals.map(SignalAction.init), actions)
    XCTAssertNotEqual(openDescriptors(), descriptors)
    XCTAssertTrue(eventually { watchingThreads() == 1 })
    lifecycle.stop()

    XCTAssertEqual(Self.signals.map(SignalAction.init), actions)
    XCTAssertEqual(openDescriptors(), descriptors)
    // The kernel wakes whoever waits for a thread just before it takes it off its list.
    XCTAssertTrue(eventually { watchingThreads() == 0 })
  }

  func testStop_whenNotStarted() async {
    let log = EventLog(on: center)

    ProcessLifecycle(center: center).stop()

    XCTAssertEqual(log.events, [])
  }

  func testStop_inAHook_callsOffWhatFollows() async throws {
    let lifecycle = ProcessLifecycle(center: center)
    let log = EventLog(on: center) { _ in lifecycle.stop() }

    try lifecycle.start()

    XCTAssertEqual(log.events, [.didFinishLaunching])
  }

  func testStop_beforeTheMainQueueGetsToIt_postsNothing() async throws {
    let log = EventLog(on: center)
    let source = ScriptedSource([.memoryWarning])
    let lifecycle = scripted(source)
    try lifecycle.start()

    XCTAssertTrue(eventually { !source.isUntaken })
    lifecycle.stop()
    await mainQueueTurn()

    XCTAssertEqual(log.events, [.didFinishLaunching, .didBecomeActive])
  }

  func testSources_postOnTheMainActorInOrder() async throws {
    let log = EventLog(on: center)
    let lifecycle = scripted(
      ScriptedSource([.focus(false), .memoryWarning, .focus(true), .memoryWarning])
    )

    try lifecycle.start()
    defer { lifecycle.stop() }
    await log.wait(for: 6)

    XCTAssertEqual(
      log.events,
      [.didFinishLaunching, .didBecomeActive, .willResignActive, .didReceiveMemoryWarning]
        + [.didBecomeActive, .didReceiveMemoryWarning]
    )
  }

  func testNames_anEventWithoutANameIsNotPosted() async throws {
    let log = EventLog(on: center, names: .uiKit)
    let platformLog = EventLog(on: center, names: .appKit)
    let lifecycle = scripted(ScriptedSource([.memoryWarning, .focus(false)]), names: .appKit)

    try lifecycle.start()
    defer { lifecycle.stop() }
    await platformLog.wait(for: 3)

    XCTAssertEqual(
      platformLog.events,
      [.didFinishLaunching, .didBecomeActive, .willResignActive]
    )
    XCTAssertEqual(log.events, [])
  }

  func testRunning_keepsTheLifecycleAlive() async throws {
    weak var lifecycle: ProcessLifecycle?
    do {
      let started = ProcessLifecycle(center: center)
      try started.start()
      lifecycle = started
    }

    XCTAssertNotNil(lifecycle)
    lifecycle?.stop()
    XCTAssertNil(lifecycle)
  }

  func testChildren_inheritNothing() async throws {
    let lifecycle = ProcessLifecycle(center: center)
    let before = try childsView()

    try lifecycle.start()
    defer { lifecycle.stop() }

    XCTAssertEqual(try childsView(), before)
  }

  private static let signals = [SIGTSTP, SIGCONT, SIGTERM, SIGINT, SIGHUP, SIGQUIT]

  private func scripted(
    _ source: ScriptedSource,
    names: AppEvent.Names = .uiKit
  ) -> ProcessLifecycle {
    ProcessLifecycle(center: center, names: names, graceTime: 5) { [source] }
  }

  private func watchingThreads() -> Int {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return tasks.filter { task in
      let name = try? String(contentsOfFile: "/proc/self/task/\(task)/comm", encoding: .utf8)
      return name == "Notables\n"
    }.count
  }

  /// True as soon as the condition is, false when it is not within a second or so.
  private func eventually(_ condition: () -> Bool) -> Bool {
    for _ in 0..<1000 {
      if condition() { return true }
      poll(nil, 0, 1)
    }
    return false
  }

  private func lowestFreeDescriptor() throws -> rlim_t {
    let descriptor = open("/dev/null", O_RDONLY)
    close(descriptor)
    return try XCTUnwrap(rlim_t(exactly: descriptor))
  }

  private func mainQueueTurn() async {
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
  }

  /// The signals that a new program finds ignored, blocked or caught, and its descriptors.
  private func childsView() throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("view-\(getpid())")
    defer { try? FileManager.default.removeItem(at: url) }
    let script = "(grep '^Sig[BIC]' /proc/self/status; cd /proc/self/fd; echo *) > '\(url.path)'"
    var words: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", script].map { (word: String) in
      strdup(word)
    }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child = pid_t()
    XCTAssertEqual(posix_spawn(&child, "/bin/sh", nil, nil, &words, environ), 0)
    waitpid(child, nil, 0)
    return try String(contentsOf: url, encoding: .utf8)
  }
}

/// Writes down the events that are posted on a center.
@MainActor
private final class EventLog {
  private(set) var events: [AppEvent] = []
  private let react: (AppEvent) -> Void
  private var awaited: (count: Int, resume: () -> Void)?

  init(
    on center: NotificationCenter,
    names: AppEvent.Names = .uiKit,
    react: @escaping (AppEvent) -> Void = { _ in }
  ) {
    self.react = react
    AppEvent.register(self, on: center, names: names) { log, event, _ in log.note(event) }
  }

  /// Returns when this many events have been posted.
  func wait(for count: Int) async {
    if events.count >= count { return }
    await withCheckedContinuation { continuation in
      awaited = (count, { continuation.resume() })
    }
  }

  private func note(_ event: AppEvent) {
    events.append(event)
    react(event)
    guard let awaited, events.count >= awaited.count else { return }
    self.awaited = nil
    awaited.resume()
  }
}
#endif
