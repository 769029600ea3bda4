/// Where an app stands in its life, as its events tell.
///
/// A pure value: it starts unknown, and each event makes the next state. It asks no system, so it
/// knows only what the events said; events may come twice, out of order, or not at all.
///
/// ```swift
/// var state = AppLifecycleState()
/// for event in [AppEvent.didFinishLaunching, .didBecomeActive] { state.apply(event) }
/// state.phase  // active
/// ```
public struct AppLifecycleState: Hashable, Sendable {
  /// The stretches of an app's life.
  public enum Phase: Hashable, Sendable {
    /// No event has told yet.
    case unknown
    /// On the screen without receiving events: launching, interrupted, coming or going.
    ///
    /// A launch in the background is not told from one in front, so it is this as well until the
    /// next event.
    case inactive
    /// In front.
    case active
    /// Not on the screen.
    case background
    /// About to end; only a new launch leads out of it.
    case terminated
  }

  /// Where the app stands.
  public private(set) var phase = Phase.unknown

  /// Whether the app is back from a real background, a `didEnterBackground`.
  ///
  /// True from the return on, whether `willEnterForeground` or `didBecomeActive` tells of it first,
  /// until the app, once active, resigns or goes to the background again. An interruption does not
  /// make it true, nor does a `willEnterForeground` at launch.
  public private(set) var returnedFromBackground = false

  /// Whether there was a background since the app was last active.
  private var wasInBackground = false

  /// The state before any event.
  public init() {}

  /// Moves on to the state after the event.
  ///
  /// A memory warning changes nothing, and so does every event but a launch after the end.
  public mutating func apply(_ event: AppEvent) {
    if phase == .terminated, event != .didFinishLaunching { return }
    switch event {
    case .didFinishLaunching:
      self = AppLifecycleState()
      phase = .inactive
    case .willEnterForeground:
      phase = .inactive
      returnedFromBackground = wasInBackground
    case .didBecomeActive:
      // A second one in a row is no news.
      if phase != .active { returnedFromBackground = wasInBackground }
      phase = .active
      wasInBackground = false
    case .willResignActive:
      if phase == .active { returnedFromBackground = false }
      phase = .inactive
    case .didEnterBackground:
      phase = .background
      returnedFromBackground = false
      wasInBackground = true
    case .didReceiveMemoryWarning:
      break
    case .willTerminate:
      phase = .terminated
      returnedFromBackground = false
    }
  }
}
