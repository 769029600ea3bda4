import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Remembers where the keyboard is, and tells of every real change once.
///
/// Events repeat, come in pairs, or stay away. The tracker takes all of them and reports a change
/// only when what is on the screen differs from before.
///
/// ```swift
/// KeyboardTracker.shared.onChange(for: self) { composer, change in
///   composer.bottom = change.new.visibleHeight
/// }
/// ```
///
/// It listens from its creation on. The rules are those of ``KeyboardTrackerMachine``. Of two objects
/// on one center the one that registered first hears an event first: what a hook reads in `current`
/// includes its own event only when the tracker was created before the hook was registered.
@MainActor
public final class KeyboardTracker {
  /// The tracker of the default center and the main screen.
  ///
  /// It listens from its first use, so use it early: until an event comes, the keyboard is unknown.
  /// Off iOS it has no screen, and so sees no keyboard on it.
  public static let shared = KeyboardTracker()

  private var machine: KeyboardTrackerMachine
  private let screen: @MainActor () -> CGRect
  private let listeners = Listeners<KeyboardChange>()
  private var isTelling = false
  private var untold: [KeyboardChange] = []
  private var hasNews = false
  private var cause: KeyboardNotableInfo?

  /// Told of everything that can matter to a view with a screen of its own, when the listeners know.
  let followers = Listeners<KeyboardNotableInfo?>()

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - center: Where the notifications are posted; held weakly.
  ///   - appNames: The names of the app's notifications, by default those of an app and those of an
  ///     app extension's host.
  ///   - policy: Whose keyboards count.
  ///   - ignoresWhileInactive: Whether shows and changes between didEnterBackground and
  ///     didBecomeActive are ignored. Those are other apps' keyboards; hides never are ignored.
  ///   - minimumHeight: A keyboard with less than this on the screen counts as hidden, in points.
  ///   - screen: Gives the screen's bounds as they are now; asked at every event. Nil for the main
  ///     screen's on iOS, and `.null` elsewhere.
  public init(
    on center: NotificationCenter = .default,
    appNames: [AppEvent.Names] = [.platform, .extensionHost],
    policy: KeyboardPolicy = .any,
    ignoresWhileInactive: Bool = true,
    minimumHeight: CGFloat = 0,
    screen: (@MainActor () -> CGRect)? = nil
  ) {
    let screen = screen ?? { Display.bounds }
    machine = KeyboardTrackerMachine(
      screen: screen(),
      policy: policy,
      ignoresWhileInactive: ignoresWhileInactive,
      minimumHeight: minimumHeight
    )
    self.screen = screen
    KeyboardEvent.register(self, on: center) { tracker, event, info in
      tracker.take(.keyboard(event, info), info: info)
    }
    for names in appNames {
      AppEvent.register(self, on: center, names: names) { tracker, event, _ in
        tracker.take(.app(event))
      }
    }
  }

  /// The keyboard now; for a screen that appears while the keyboard may be up.
  public var current: KeyboardState { machine.state }

  /// What the events said last, not yet judged on a screen.
  public var position: KeyboardPosition { machine.position }

  /// Whether the keyboard at the position is this app's own.
  var isLocal: Bool { machine.isLocal }

  /// Whose keyboards count from now on.
  public var policy: KeyboardPolicy {
    get { machine.policy }
    set { machine.policy = newValue }
  }

  /// Whether shows and changes are ignored from didEnterBackground to didBecomeActive.
  public var ignoresWhileInactive: Bool {
    get { machine.ignoresWhileInactive }
    set { machine.ignoresWhileInactive = newValue }
  }

  /// A keyboard with less than this on the screen counts as hidden, in points.
  public var minimumHeight: CGFloat {
    get { machine.minimumHeight }
    set {
      machine.minimumHeight = newValue
      refresh()
    }
  }

  /// True while changes are held back.
  public var isCoalescing: Bool { machine.isHolding }

  /// Grows with every real change and every reset; see ``call(after:on:_:)``.
  public var generation: Int { machine.generation }

  /// Forgets what is known: the keyboard is unknown until the next event.
  public func reset() { take(.reset) }

  /// Looks at the screen again, and tells of a change if it makes one.
  ///
  /// For a screen that turned, or a window that moved, without a keyboard event.
  public func refresh() { take(.refresh) }

  /// Holds changes back until ``endCoalescing()``; calls nest.
  ///
  /// A phone that turns hides its keyboard and shows it again. Between these two calls that is one
  /// change of height, or none. `current` keeps up meanwhile.
  public func beginCoalescing() { take(.hold) }

  /// Tells what has changed since the first ``beginCoalescing()``, as one change.
  ///
  /// Harmless without one.
  public func endCoalescing() { take(.release) }

  /// Calls `body` for every real change, as long as `owner` lives.
  ///
  /// On the main actor, before `post` returns for a notification posted there. Several closures for
  /// one owner all run, in the order in which they were added. The owner is handed over so that the
  /// closure need not hold it.
  ///
  /// A change that a closure brings about, by a post or a call to the tracker, is told when all have
  /// heard the present one; `current` is ahead meanwhile.
  public func onChange<Owner: AnyObject>(
    for owner: Owner,
    _ body: @escaping @MainActor (_ owner: Owner, _ change: KeyboardChange) -> Void
  ) {
    listeners.add(owner, body)
  }

  /// Ends every closure of `owner`; harmless when it has none.
  public func removeListeners(of owner: AnyObject) { listeners.remove(owner) }

  /// The number of closures and streams that listen and are still wanted.
  ///
  /// For leak tests.
  public var listenerCount: Int { listeners.count }

  /// Calls `work` after a delay, unless a change or a reset comes first.
  ///
  /// So what was put off during a show is not done after the hide.
  ///
  /// - Parameters:
  ///   - delay: In seconds.
  ///   - time: The clock.
  ///   - work: Receives the keyboard, which is as it was at this call.
  public func call(
    after delay: TimeInterval,
    on time: any NotableTime = SystemTime.shared,
    _ work: @escaping @MainActor (KeyboardState) -> Void
  ) {
    let start = generation
    time.call(after: delay) { [weak self] in
      if let self, generation == start { work(current) }
    }
  }

  private func take(_ input: KeyboardTrackerMachine.Input, info: KeyboardNotableInfo? = nil) {
    machine.screen = screen()
    let change = machine.receive(input)
    if let change { untold.append(change) }
    if !machine.isHolding {
      hasNews = true
      cause = change?.info ?? info ?? cause
    }
    if !isTelling { tell() }
  }

  /// Tells what has happened, and what happens meanwhile, in order.
  private func tell() {
    isTelling = true
    defer { isTelling = false }
    while !untold.isEmpty || hasNews {
      while !untold.isEmpty { listeners.tell(untold.removeFirst()) }
      guard hasNews else { return }
      let info = cause
      (hasNews, cause) = (false, nil)
      followers.tell(info)
    }
  }
}
