#if os(Linux) || os(macOS)
import Foundation

/// What a process's signals, focus and memory mean for its life, decided without touching anything.
///
/// It takes one input at a time, with the time, and answers with what is to be done. Whoever does it
/// reports back with `hooksFinished` for every `post`, and with `resumed` after every `stop`.
struct ProcessLife {
  enum Input: Hashable, Sendable {
    case signal(Int32)
    /// The process ran on after a `stop`.
    case resumed
    case focus(Bool)
    case memoryWarning
    /// The hooks of one `post` have run.
    case hooksFinished
    /// The deadline may have passed.
    case tick
  }

  enum Effect: Equatable, Sendable {
    /// Post the events, in order and after all earlier ones.
    case post([AppEvent])
    /// Stop the process until someone lets it run on.
    case stop
    /// End the process by this signal.
    case end(Int32)
  }

  private enum Phase {
    case running(isActive: Bool)
    /// The background hooks run; the stop that follows is off once the process has been continued.
    case stopping(isContinued: Bool)
    case stopped
    /// The terminate hooks run.
    case ending(Int32)
    case ended
  }

  /// How long hooks may take before a stop or an end comes without them.
  let graceTime: TimeInterval
  private var phase = Phase.running(isActive: true)
  private var unfinishedPosts = 0

  /// When to come back with a `tick`.
  private(set) var deadline: TimeInterval?

  init(graceTime: TimeInterval) {
    self.graceTime = graceTime > 0 ? graceTime : 0
  }

  /// True unless the process has stopped or ended, or is about to.
  var isRunning: Bool {
    if case .running = phase { true } else { false }
  }

  /// True from a `stop` until the process runs on.
  var isStopped: Bool {
    if case .stopped = phase { true } else { false }
  }

  mutating func handle(_ input: Input, at now: TimeInterval) -> Effect? {
    let effect =
      switch input {
      case .signal(let signal): handle(signal: signal, at: now)
      case .resumed: resume()
      case .focus(let isFocused): focus(isFocused)
      case .memoryWarning: warn()
      case .hooksFinished: finishPost()
      case .tick: deadline.map { now >= $0 } == true ? finishPhase() : nil
      }
    if case .post = effect { unfinishedPosts += 1 }
    return effect
  }

  private mutating func handle(signal: Int32, at now: TimeInterval) -> Effect? {
    switch signal {
    case SIGTSTP: suspend(at: now)
    case SIGCONT: callOffStop()
    case SIGQUIT: end(by: signal)
    default: terminate(by: signal, at: now)
    }
  }

  private mutating func suspend(at now: TimeInterval) -> Effect? {
    switch phase {
    case .running(let isActive):
      phase = .stopping(isContinued: false)
      deadline = now + graceTime
      return .post(Self.eventsToBackground(isActive))
    case .stopping:
      phase = .stopping(isContinued: false)
      return nil
    case .stopped, .ending, .ended:
      return nil
    }
  }

  private mutating func callOffStop() -> Effect? {
    if case .stopping = phase { phase = .stopping(isContinued: true) }
    return resume()
  }

  private mutating func terminate(by signal: Int32, at now: TimeInterval) -> Effect? {
    let events: [AppEvent]
    switch phase {
    case .running(let isActive): events = Self.eventsToBackground(isActive) + [.willTerminate]
    case .stopping, .stopped: events = [.willTerminate]
    case .ending, .ended: return end(by: signal)
    }
    phase = .ending(signal)
    deadline = now + graceTime
    return .post(events)
  }

  private mutating func end(by signal: Int32) -> Effect? {
    if case .ended = phase { return nil }
    phase = .ended
    deadline = nil
    return .end(signal)
  }

  private mutating func resume() -> Effect? {
    guard case .stopped = phase else { return nil }
    phase = .running(isActive: true)
    return .post([.willEnterForeground, .didBecomeActive])
  }

  private mutating func focus(_ isFocused: Bool) -> Effect? {
    guard case .running(let isActive) = phase, isActive != isFocused else { return nil }
    phase = .running(isActive: isFocused)
    return .post([isFocused ? .didBecomeActive : .willResignActive])
  }

  private func warn() -> Effect? {
    switch phase {
    case .running, .stopping: .post([.didReceiveMemoryWarning])
    case .stopped, .ending, .ended: nil
    }
  }

  private mutating func finishPost() -> Effect? {
    unfinishedPosts -= 1
    return unfinishedPosts == 0 ? finishPhase() : nil
  }

  /// Goes on to what the hooks were to run before.
  private mutating func finishPhase() -> Effect? {
    switch phase {
    case .running, .stopped, .ended:
      return nil
    case .stopping(let isContinued):
      phase = .stopped
      deadline = nil
      return isContinued ? resume() : .stop
    case .ending(let signal):
      return end(by: signal)
    }
  }

  private static func eventsToBackground(_ isActive: Bool) -> [AppEvent] {
    isActive ? [.willResignActive, .didEnterBackground] : [.didEnterBackground]
  }
}
#endif
