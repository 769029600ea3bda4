#if os(Linux) || os(macOS)
import Foundation

/// Waits on a thread of its own for the sources of a process's life, and does what they call for.
///
/// Hooks run on the main actor, which may be busy or hang; the thread never waits for it.
///
/// Unchecked, because the thread alone uses `life` and the sources: they are set up before it starts
/// and given back after it has ended.
final class LifeWatcher: @unchecked Sendable {
  /// What the main actor tells the thread, each as one byte.
  private enum Message: UInt8 {
    case hooksFinished
    case stop
  }

  private var life: ProcessLife
  private let sources: [any LifeSource]
  private let messages: BytePipe
  private let post: @MainActor @Sendable (AppEvent) -> Void
  @MainActor private var thread: WatchThread?

  /// Opens the sources and begins to watch them.
  ///
  /// - Throws: `POSIXError` when the machine is out of descriptors or threads; nothing is left
  ///   changed then.
  @MainActor
  init(
    _ life: ProcessLife,
    sources: [any LifeSource],
    post: @escaping @MainActor @Sendable (AppEvent) -> Void
  ) throws {
    self.life = life
    self.sources = sources
    self.post = post
    messages = try BytePipe()
    do {
      for source in sources { try source.open() }
      thread = try WatchThread { self.run() }
    } catch {
      giveBack()
      throw error
    }
  }

  /// Ends the thread and gives everything back; events that have not been posted yet never are.
  @MainActor
  func stop() {
    guard let thread else { return }
    self.thread = nil
    messages.send(Message.stop.rawValue)
    thread.join()
    giveBack()
  }

  /// Posts the events as long as nobody stops the watcher in between.
  @MainActor
  func deliver(_ events: [AppEvent]) {
    for event in events where thread != nil { post(event) }
  }

  private func giveBack() {
    for source in sources.reversed() { source.close() }
    messages.close()
  }

  private func run() {
    for source in sources { source.watch() }
    while true {
      let woken = arrivals(within: timeout)
      // Messages are taken before the sources are asked again, and handled after them: what arrived
      // while the hooks ran counts before their end.
      let told = messages.received().map(Message.init(rawValue:))
      for (source, arrived) in woken + arrivals(within: 0) {
        for input in source.inputs(for: arrived) { handle(input) }
      }
      if told.contains(.stop) { return }
      for _ in told { handle(.hooksFinished) }
      handle(.tick)
    }
  }

  /// Waits until something has arrived or the time is over.
  private func arrivals(
    within milliseconds: Int32
  ) -> [(source: any LifeSource, arrived: Int16)] {
    let waiting = sources.filter { $0.descriptor != nil }
    var entries = waiting.map { source in
      pollfd(fd: source.descriptor ?? -1, events: source.awaited, revents: 0)
    }
    entries.append(pollfd(fd: messages.readEnd, events: Int16(POLLIN), revents: 0))
    poll(&entries, nfds_t(entries.count), milliseconds)
    return zip(waiting, entries).filter { $1.revents != 0 }.map { ($0, $1.revents) }
  }

  /// Milliseconds until the deadline, rounded up; -1 without one.
  private var timeout: Int32 {
    guard let deadline = life.deadline, deadline.isFinite else { return -1 }
    return Int32(min(max(0, (deadline - now) * 1000), 1e9).rounded(.up))
  }

  private var now: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  private func handle(_ input: ProcessLife.Input) {
    let effect = life.handle(input, at: now)
    for source in sources { life.isRunning ? source.resume() : source.pause() }
    switch effect {
    case .post(let events):
      deliverLater(events)
    case .stop:
      stopProcess()
      handle(.resumed)
    case .end(let signal):
      Self.end(by: signal)
    case nil:
      break
    }
  }

  /// Stops the process, unless it has been told to run on up to the last moment.
  private func stopProcess() {
    withSignalsBlocked {
      // In this order: a signal that waits for no thread any more has gone to a source.
      if isContinuePending { return }
      for source in sources {
        for input in source.lastInputs() { handle(input) }
      }
      // What arrives between this and the stop is lost: no call does both at once.
      if life.isStopped { raise(SIGSTOP) }
    }
  }

  /// True while a SIGCONT waits for a thread to take it; a stop would throw it away.
  private var isContinuePending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGCONT) == 1
  }

  private func deliverLater(_ events: [AppEvent]) {
    DispatchQueue.main.async { [self] in
      deliver(events)
      // The end by a signal does not write out what `print` has collected.
      if events.last == .willTerminate { fflush(nil) }
      if thread != nil { messages.send(Message.hooksFinished.rawValue) }
    }
  }

  private static func end(by signal: Int32) -> Never {
    var action = sigaction(handler: SIG_DFL)
    sigaction(signal, &action, nil)
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, signal)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
    raise(signal)
    // The first process of a container survives its own signals: the status that a shell would show.
    _exit(128 + signal)
  }
}
#endif
