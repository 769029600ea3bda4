import Notables

/// One scene of a ``SimulatedApp``: the object of the notifications that it posts.
///
/// A class that is registered for one scene is registered for this object:
///
/// ```swift
/// canvas.note_registerForSceneEvents(of: app.scenes[0], on: center)
/// ```
@MainActor
public final class SimulatedScene {
  /// Where a scene can be in its life.
  public enum State: String, CaseIterable, Sendable {
    /// Not connected yet, or not any more.
    case unattached
    /// Connected, and not on the screen.
    case background
    /// On the screen, but not receiving events.
    case inactive
    /// On the screen and receiving events.
    case active
  }

  /// Where the scene is now; in a hook, what `UIScene` would tell there.
  public internal(set) var state = State.unattached

  /// Whether the scene is on the screen when its app is.
  var isShown = true

  init() {}

  /// Whether the scene is on the screen.
  var isInFront: Bool { state == .active || state == .inactive }
}

extension SceneEvent {
  /// The scene's state while its hooks for the event run; nil for that of before.
  var stateInHook: SimulatedScene.State? {
    switch self {
    case .willConnect, .willDeactivate, .willEnterForeground: nil
    case .didDisconnect: .unattached
    case .didActivate: .active
    case .didEnterBackground: .background
    }
  }

  /// The scene's state once its hooks for the event have run.
  var stateAfter: SimulatedScene.State {
    switch self {
    case .willConnect, .didEnterBackground: .background
    case .willEnterForeground, .willDeactivate: .inactive
    case .didActivate: .active
    case .didDisconnect: .unattached
    }
  }
}
