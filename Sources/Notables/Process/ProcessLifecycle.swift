#if os(Linux) || os(macOS)
import Foundation

/// The life of the running process, posted as the events of an app's life.
///
/// With it, any ``AppNotable`` works in a daemon or a command line tool:
///
/// ```swift
/// let cache = Cache()  // an AppNotable
/// let lifecycle = ProcessLifecycle()
/// try lifecycle.start()
/// RunLoop.main.run()
/// ```
///
/// | what happens | what is posted | and then |
/// |---|---|---|
/// | `start()` | `didFinishLaunching`, `didBecomeActive` | |
/// | SIGTSTP | `willResignActive`, `didEnterBackground` | the process stops |
/// | SIGCONT after that | `willEnterForeground`, `didBecomeActive` | |
/// | SIGTERM, SIGINT, SIGHUP | `willResignActive`, `didEnterBackground`, `willTerminate` | the process ends by that signal |
/// | the terminal loses, gains the focus | `willResignActive`, `didBecomeActive` | |
/// | memory gets short | `didReceiveMemoryWarning` | |
///
/// An event that would tell nothing new is left out: a process whose terminal has no focus does not
/// resign twice. SIGCONT without a stop before it posts nothing. A SIGCONT that arrives while the
/// hooks of a SIGTSTP run calls off the stop: foreground and active follow at once. Only one that
/// arrives in the very instant of the stop, after the last look, is lost; send another. A terminating
/// signal to a stopped process waits for SIGCONT, as ever, and runs its hooks after those of the
/// return.
///
/// Events are posted on the main actor, so that hooks have run when the process stops or ends. The
/// main queue has to be served: by `RunLoop.main.run()`, by `dispatchMain()`, or by an `async` main
/// function that is suspended. (On Linux the last two give up the main thread, and tools then show
/// the process as a zombie while its other threads work.) When hooks are not done after the grace
/// time, the process stops or ends without them; another terminating signal while they run ends it
/// at once by that signal. Neither needs the main actor.
///
/// The process ends by the signal that was sent, so whoever waits for it sees the truth, such as the
/// status 143 in a shell after SIGTERM. What `print` has collected is written out after the hooks.
/// The first process of a container, which a signal of its own cannot end, exits with 128 and the
/// signal's number.
///
/// What cannot be seen is not told: SIGKILL, the kernel's out-of-memory killer, which uses it, a
/// crash, and SIGSTOP. Save what matters before `willTerminate`.
///
/// Signals and terminal belong to the process, so one lifecycle can run at a time. While it runs it
/// keeps itself alive. Child processes inherit no descriptor of it, and start with the default
/// action for the signals.
@MainActor
public final class ProcessLifecycle {
  private static var running: ProcessLifecycle?

  private let center: NotificationCenter
  private let names: AppEvent.Names
  private let graceTime: TimeInterval
  private let makeSources: @MainActor () -> [any LifeSource]
  private var watcher: LifeWatcher?

  /// Makes a lifecycle that has not started.
  ///
  /// - Parameters:
  ///   - center: Where the events are posted, with no object.
  ///   - sources: What the lifecycle learns of the process's life from.
  ///   - names: The names under which events are posted. An event without a name is not: on macOS
  ///     the platform's own leave out the background and memory warnings; there, give `.uiKit` to
  ///     the lifecycle and to those who register.
  ///   - graceTime: How many seconds hooks may take before the process stops or ends without them.
  ///     `.infinity` is no limit; what is not positive counts as 0.
  ///   - typed: Receives terminal input that is no focus report, byte by byte as it was typed, while
  ///     ``ProcessSources/terminalFocus`` is on. Without it such input is thrown away. An escape is
  ///     held back until the next byte shows that no focus report follows.
  public convenience init(
    center: NotificationCenter = .default,
    sources: ProcessSources = .all,
    names: AppEvent.Names = .platform,
    graceTime: TimeInterval = 5,
    typed: (@MainActor @Sendable ([UInt8]) -> Void)? = nil
  ) {
    self.init(center: center, names: names, graceTime: graceTime) {
      sources.makeLifeSources(typed: typed ?? { _ in })
    }
  }

  /// Makes a lifecycle with sources of any kind, made anew for each start.
  init(
    center: NotificationCenter,
    names: AppEvent.Names,
    graceTime: TimeInterval,
    makeSources: @escaping @MainActor () -> [any LifeSource]
  ) {
    self.center = center
    self.names = names
    self.graceTime = graceTime
    self.makeSources = makeSources
  }

  /// Begins to watch the process, and posts `didFinishLaunching` and `didBecomeActive` before it
  /// returns.
  ///
  /// Harmless when it has started already. After a `stop()` it begins anew.
  ///
  /// - Throws: `POSIXError` with the code `EBUSY` while another lifecycle runs, otherwise the
  ///   system's reason why there is no descriptor or thread; nothing has been posted or changed
  ///   then.
  public func start() throws {
    guard watcher == nil else { return }
    guard Self.running == nil else { throw POSIXError(.EBUSY) }
    let watcher = try LifeWatcher(
      ProcessLife(graceTime: graceTime),
      sources: makeSources(),
      post: { [self] in post($0) }
    )
    self.watcher = watcher
    Self.running = self
    watcher.deliver([.didFinishLaunching, .didBecomeActive])
  }

  /// Stops watching and posts nothing.
  ///
  /// When it returns, every signal action is the one from before the start, every descriptor and
  /// thread of the lifecycle is gone, and the terminal is as it was. A signal that had arrived but
  /// caused nothing yet is raised again, for its earlier action. Inside a hook it calls off what was
  /// to follow: the events that were to come, and the stop or end of the process.
  ///
  /// Harmless when it has not started.
  public func stop() {
    watcher?.stop()
    guard watcher != nil else { return }
    watcher = nil
    Self.running = nil
  }

  private func post(_ event: AppEvent) {
    guard let name = names[event] else { return }
    center.post(name: name, object: nil)
  }
}

extension ProcessSources {
  @MainActor
  fileprivate func makeLifeSources(
    typed: @escaping @MainActor @Sendable ([UInt8]) -> Void
  ) -> [any LifeSource] {
    var made: [any LifeSource] = []
    if contains(.signals) {
      let quit = contains(.terminalFocus) ? [SIGQUIT] : []
      made.append(SignalSource([SIGTSTP, SIGCONT, SIGTERM, SIGINT, SIGHUP] + quit))
    }
    if isSuperset(of: [.signals, .terminalFocus]) {
      made.append(
        TerminalFocus { bytes in
          DispatchQueue.main.async { typed(bytes) }
        }
      )
    }
    if contains(.memoryPressure) {
      #if os(Linux)
      made.append(PressureStall())
      #else
      made.append(PressureEvents())
      #endif
    }
    return made
  }
}
#endif
