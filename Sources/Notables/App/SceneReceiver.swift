/// A registration for the events of some scenes, or of all.
final class SceneReceiver: Receiver<SceneEvent> {
  private weak var target: (any SceneNotable)?

  /// Nil for every scene.
  private var scenes: Set<SceneReference>?

  init(_ target: any SceneNotable, scenes: Set<SceneReference>?) {
    self.target = target
    self.scenes = scenes
    super.init(target)
  }

  override var isAlive: Bool { target != nil }

  override func receive(_ event: SceneEvent, _ scene: SceneReference) -> Bool {
    guard let target else { return false }
    if let scenes, !scenes.contains(scene) { return true }
    switch event {
    case .willConnect: target.note_sceneWillConnect(scene: scene)
    case .didDisconnect: target.note_sceneDidDisconnect(scene: scene)
    case .didActivate: target.note_sceneDidActivate(scene: scene)
    case .willDeactivate: target.note_sceneWillDeactivate(scene: scene)
    case .willEnterForeground: target.note_sceneWillEnterForeground(scene: scene)
    case .didEnterBackground: target.note_sceneDidEnterBackground(scene: scene)
    }
    return true
  }

  override func absorb(_ later: Receiver<SceneEvent>) {
    guard let later = later as? SceneReceiver else { return }
    // Scenes that are gone will not be heard of again.
    scenes = scenes.flatMap { mine in later.scenes.map(mine.filter { $0.object != nil }.union) }
  }
}
