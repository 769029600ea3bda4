import Foundation

/// A class that hears of the life of its app's scenes.
///
/// Conform, implement the hooks that you need, and register; every hook has a default that does
/// nothing.
///
/// ```swift
/// final class Canvas: SceneNotable {
///   func follow(_ scene: UIScene) { note_registerForSceneEvents(of: scene) }
///
///   func note_sceneDidEnterBackground(scene: SceneReference) { releaseTextures() }
/// }
/// ```
///
/// Hooks run on the main actor, in the order in which objects registered. A notification posted on
/// the main thread has run its hooks when `post` returns; one posted elsewhere runs them later, in
/// the order of posting, and does not make its poster wait.
@MainActor
public protocol SceneNotable: AnyObject {
  /// The scene has been added to the app.
  func note_sceneWillConnect(scene: SceneReference)

  /// The scene has been removed from the app: closed, or dropped by the system to save memory.
  func note_sceneDidDisconnect(scene: SceneReference)

  /// The scene is in front and receives events.
  func note_sceneDidActivate(scene: SceneReference)

  /// The scene is about to stop receiving events: on the way to the background, or for an
  /// interruption, which ends with `note_sceneDidActivate(scene:)` alone.
  func note_sceneWillDeactivate(scene: SceneReference)

  /// The scene is about to come to the foreground; `note_sceneDidActivate(scene:)` follows. Also
  /// called when the scene is opened.
  func note_sceneWillEnterForeground(scene: SceneReference)

  /// The scene is in the background: nothing of it is on the screen, and it may be disconnected
  /// without another word but `note_sceneDidDisconnect(scene:)`.
  func note_sceneDidEnterBackground(scene: SceneReference)
}

extension SceneNotable {
  /// Does nothing.
  public func note_sceneWillConnect(scene: SceneReference) {
    SceneEvent.willConnect.reachedDefault()
  }

  /// Does nothing.
  public func note_sceneDidDisconnect(scene: SceneReference) {
    SceneEvent.didDisconnect.reachedDefault()
  }

  /// Does nothing.
  public func note_sceneDidActivate(scene: SceneReference) {
    SceneEvent.didActivate.reachedDefault()
  }

  /// Does nothing.
  public func note_sceneWillDeactivate(scene: SceneReference) {
    SceneEvent.willDeactivate.reachedDefault()
  }

  /// Does nothing.
  public func note_sceneWillEnterForeground(scene: SceneReference) {
    SceneEvent.willEnterForeground.reachedDefault()
  }

  /// Does nothing.
  public func note_sceneDidEnterBackground(scene: SceneReference) {
    SceneEvent.didEnterBackground.reachedDefault()
  }
}

extension SceneNotable {
  /// Begins to call this object's scene hooks, for every scene.
  ///
  /// Registering twice calls once; after registering for some scenes it widens to all. The object is
  /// held weakly: when it goes away, it has unregistered.
  ///
  /// - Parameter center: Where the notifications are posted.
  public func note_registerForSceneEvents(on center: NotificationCenter = .default) {
    register(SceneReceiver(self, scenes: nil), on: center)
  }

  /// Begins to call this object's scene hooks for one scene.
  ///
  /// Registering for several scenes, one after the other, calls for each of them; registered for
  /// every scene, the object stays so. Object and scene are held weakly.
  ///
  /// - Parameters:
  ///   - scene: The scene to hear of, on UIKit a `UIScene`.
  ///   - center: Where the notifications are posted.
  public func note_registerForSceneEvents(
    of scene: AnyObject,
    on center: NotificationCenter = .default
  ) {
    register(SceneReceiver(self, scenes: [SceneReference(scene)]), on: center)
  }

  /// Stops calling this object's scene hooks, whatever scenes it registered for.
  ///
  /// Harmless when it is not registered.
  public func note_unregisterForSceneEvents(from center: NotificationCenter = .default) {
    SceneEvent.unregister(self, from: center)
  }

  private func register(_ receiver: SceneReceiver, on center: NotificationCenter) {
    HubRegistry.shared.hub(SceneEvent.self, on: center, names: nil).register(receiver)
  }
}
