import Foundation
import Notables

extension SimulatedApp {
  /// Opens one more scene and brings it to the screen, beside those that are there.
  ///
  /// From the background it comes alone, and the app with it.
  ///
  /// - Returns: The new scene.
  /// - Throws: ``SimulationError`` in an app without scenes, or one that is not running.
  @discardableResult
  public func openScene() throws -> SimulatedScene {
    let scene = SimulatedScene()
    try show(scene, step: "openScene")
    return scene
  }

  /// Brings a scene that is in the background to the screen, beside those that are there.
  ///
  /// From the background it comes alone, and the app with it.
  ///
  /// - Throws: ``SimulationError`` when the scene is not in the background.
  public func showScene(_ scene: SimulatedScene) throws {
    guard scene.state == .background, scenes.contains(where: { $0 === scene }) else {
      throw SimulationError(state: "scene \(scene.state.rawValue)", step: "showScene")
    }
    try show(scene, step: "showScene")
  }

  /// Takes a scene from the screen; with the last one the app goes to the background.
  ///
  /// - Throws: ``SimulationError`` when the scene is not on the screen.
  public func hideScene(_ scene: SimulatedScene) throws {
    guard scene.isInFront, scenes.contains(where: { $0 === scene }) else {
      throw SimulationError(state: "scene \(scene.state.rawValue)", step: "hideScene")
    }
    guard scenes.contains(where: { $0.isInFront && $0 !== scene }) else {
      return try perform(.home)
    }
    scene.isShown = false
    if scene.state == .active { post(.willDeactivate, from: scene) }
    post(.didEnterBackground, from: scene)
  }

  /// Closes a scene, off the screen first if it is there.
  ///
  /// When the app comes back without any, it opens a new one.
  ///
  /// - Throws: ``SimulationError`` when the scene is not connected, or the app is suspended.
  public func closeScene(_ scene: SimulatedScene) throws {
    guard scene.state != .unattached, scenes.contains(where: { $0 === scene }) else {
      throw SimulationError(state: "scene \(scene.state.rawValue)", step: "closeScene")
    }
    guard state != .suspended else {
      throw SimulationError(state: state.rawValue, step: "closeScene")
    }
    if scene.isInFront { try hideScene(scene) }
    post(.didDisconnect, from: scene)
    scenes.removeAll { $0 === scene }
  }

  private func show(_ scene: SimulatedScene, step: String) throws {
    guard hasScenes, state != .notRunning, state != .terminated else {
      throw SimulationError(state: hasScenes ? state.rawValue : "without scenes", step: step)
    }
    if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
    scene.isShown = true
    if state == .background || state == .suspended {
      for other in scenes where other !== scene { other.isShown = false }
      return try perform(.return)
    }
    connect([scene])
    post(.willEnterForeground, from: scene)
    if state == .active { post(.didActivate, from: scene) }
  }

  /// Posts what the app's scenes post along with an app event: entering, the app follows its first
  /// scene, leaving, its last.
  func postWithScenes(_ event: AppEvent) {
    if event == .willEnterForeground { makeSureOneIsShown() }
    let shown = scenes.filter(\.isShown)
    switch event {
    case .willEnterForeground:
      connect(shown)
      postAfterFirst(event, .willEnterForeground, of: shown)
    case .didBecomeActive:
      postAfterFirst(event, .didActivate, of: shown)
    case .willResignActive:
      for scene in shown { post(.willDeactivate, from: scene) }
      post(event)
    case .didEnterBackground:
      for scene in shown { post(.didEnterBackground, from: scene) }
      post(event)
    case .willTerminate:
      for scene in scenes where scene.state != .unattached { post(.didDisconnect, from: scene) }
      post(event)
    case .didFinishLaunching, .didReceiveMemoryWarning:
      post(event)
    }
  }

  /// Coming back, an app shows the scene that was opened last if it had closed those on the screen.
  private func makeSureOneIsShown() {
    guard hasScenes, !scenes.contains(where: \.isShown) else { return }
    if scenes.isEmpty { scenes = [SimulatedScene()] }
    scenes.last?.isShown = true
  }

  private func postAfterFirst(
    _ event: AppEvent,
    _ sceneEvent: SceneEvent,
    of shown: [SimulatedScene]
  ) {
    for scene in shown.prefix(1) { post(sceneEvent, from: scene) }
    post(event)
    for scene in shown.dropFirst() { post(sceneEvent, from: scene) }
  }

  private func connect(_ shown: [SimulatedScene]) {
    for scene in shown where scene.state == .unattached { post(.willConnect, from: scene) }
  }

  private func post(_ event: SceneEvent, from scene: SimulatedScene) {
    if let state = event.stateInHook { scene.state = state }
    center.post(name: event.notificationName, object: scene)
    scene.state = event.stateAfter
  }
}
