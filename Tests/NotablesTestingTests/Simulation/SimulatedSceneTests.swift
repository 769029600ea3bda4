import Notables
import NotablesTesting
import XCTest

/// Scenes of a simulated app, and how the app's events follow them.
final class SimulatedSceneTests: XCTestCase {
  @MainActor
  func testOneScene_lifeFromLaunchToEnd() async throws {
    let stage = Stage(scenes: 1)
    try stage.app.perform(.launch)
    XCTAssertEqual(
      stage.takeCalls(),
      [
        "app didFinishLaunching", "0 willConnect", "0 willEnterForeground",
        "app willEnterForeground", "0 didActivate", "app didBecomeActive",
      ]
    )
    try stage.app.perform(.interrupt, .endInterruption)
    XCTAssertEqual(
      stage.takeCalls(),
      ["0 willDeactivate", "app willResignActive", "0 didActivate", "app didBecomeActive"]
    )
    try stage.app.perform(.home, .suspend, .return)
    XCTAssertEqual(
      stage.takeCalls(),
      [
        "0 willDeactivate", "app willResignActive", "0 didEnterBackground",
        "app didEnterBackground", "0 willEnterForeground", "app willEnterForeground",
        "0 didActivate", "app didBecomeActive",
      ]
    )
    try stage.app.perform(.memoryWarning, .home, .kill)
    XCTAssertEqual(
      stage.takeCalls(),
      [
        "app didReceiveMemoryWarning", "0 willDeactivate", "app willResignActive",
        "0 didEnterBackground", "app didEnterBackground", "0 didDisconnect", "app willTerminate",
      ]
    )
  }

  @MainActor
  func testSeveralScenes_appFollowsTheFirstIn_andTheLastOut() async throws {
    let stage = Stage(scenes: 3)
    try stage.app.perform(.launch)
    _ = stage.takeCalls()
    try stage.app.perform(.home)
    XCTAssertEqual(
      stage.takeCalls(),
      [
        "0 willDeactivate", "1 willDeactivate", "2 willDeactivate", "app willResignActive",
        "0 didEnterBackground", "1 didEnterBackground", "2 didEnterBackground",
        "app didEnterBackground",
      ]
    )
    try stage.app.perform(.return)
    XCTAssertEqual(
      stage.takeCalls(),
      [
        "0 willEnterForeground", "app willEnterForeground", "1 willEnterForeground",
        "2 willEnterForeground", "0 didActivate", "app didBecomeActive", "1 didActivate",
        "2 didActivate",
      ]
    )
  }

  @MainActor
  func testHide_appStaysWhileOneIsInFront_andGoesWithTheLast() async throws {
    let stage = Stage(scenes: 2)
    try stage.app.perform(.launch)
    _ = stage.takeCalls()
    try stage.app.hideScene(stage.app.scenes[0])
    XCTAssertEqual(stage.takeCalls(), ["0 willDeactivate", "0 didEnterBackground"])
    XCTAssertEqual(stage.app.state, .active)
    try stage.app.hideScene(stage.app.scenes[1])
    XCTAssertEqual(
      stage.takeCalls(),
      [
        "1 willDeactivate", "app willResignActive", "1 didEnterBackground",
        "app didEnterBackground",
      ]
    )
    XCTAssertEqual(stage.app.state, .background)
    try stage.app.perform(.return)
    XCTAssertEqual(
      stage.takeCalls(),
      ["1 willEnterForeground", "app willEnterForeground", "1 didActivate", "app didBecomeActive"]
    )
    try stage.app.showScene(stage.app.scenes[0])
    XCTAssertEqual(stage.takeCalls(), ["0 willEnterForeground", "0 didActivate"])
  }

  @MainActor
  func testOpen_besideTheOthers_orAloneFromTheBackground() async throws {
    let stage = Stage(scenes: 1)
    try stage.app.perform(.launch)
    _ = stage.takeCalls()
    let second = try stage.app.openScene()
    XCTAssertEqual(
      stage.takeCalls(),
      ["1 willConnect", "1 willEnterForeground", "1 didActivate"]
    )
    XCTAssertIdentical(stage.app.scenes.last, second)
    try stage.app.perform(.home)
    _ = stage.takeCalls()
    try stage.app.openScene()
    XCTAssertEqual(
      stage.takeCalls(),
      [
        "2 willConnect", "2 willEnterForeground", "app willEnterForeground", "2 didActivate",
        "app didBecomeActive",
      ]
    )
    XCTAssertEqual(stage.app.scenes.map(\.state), [.background, .background, .active])
  }

  @MainActor
  func testClose_theLastOne_andReturnOpensANewOne() async throws {
    let stage = Stage(scenes: 1)
    try stage.app.perform(.launch)
    _ = stage.takeCalls()
    let scene = stage.app.scenes[0]
    try stage.app.closeScene(scene)
    XCTAssertEqual(
      stage.takeCalls(),
      [
        "0 willDeactivate", "app willResignActive", "0 didEnterBackground",
        "app didEnterBackground", "0 didDisconnect",
      ]
    )
    XCTAssertEqual(scene.state, .unattached)
    try stage.app.perform(.return)
    XCTAssertEqual(
      stage.takeCalls(),
      [
        "1 willConnect", "1 willEnterForeground", "app willEnterForeground", "1 didActivate",
        "app didBecomeActive",
      ]
    )
  }

  @MainActor
  func testLaunchInBackground_connectsNoScene_untilTheReturn() async throws {
    let stage = Stage(scenes: 1)
    try stage.app.perform(.launchInBackground)
    XCTAssertEqual(stage.takeCalls(), ["app didFinishLaunching"])
    try stage.app.perform(.return)
    XCTAssertEqual(
      stage.takeCalls(),
      [
        "0 willConnect", "0 willEnterForeground", "app willEnterForeground", "0 didActivate",
        "app didBecomeActive",
      ]
    )
  }

  @MainActor
  func testRelaunch_beginsWithNewScenes() async throws {
    let stage = Stage(scenes: 1)
    let first = stage.app.scenes[0]
    try stage.app.perform(.launch, .home, .suspend, .kill)
    XCTAssertEqual(first.state, .unattached)
    try stage.app.perform(.launch)
    XCTAssertNotIdentical(stage.app.scenes[0], first)
    XCTAssertEqual(stage.app.scenes.map(\.state), [.active])
  }

  @MainActor
  func testStateInAHook_isWhatTheSceneWouldTell() async throws {
    let stage = Stage(scenes: 1)
    try stage.app.perform(.launch, .home, .kill)
    XCTAssertEqual(
      stage.states,
      [.unattached, .background, .active, .active, .background, .unattached]
    )
  }

  @MainActor
  func testImpossibleSceneSteps_throwAndPostNothing() async throws {
    let plain = Stage(scenes: 0)
    try plain.app.perform(.launch)
    let stage = Stage(scenes: 2)
    assertImpossible("'openScene' is impossible while 'notRunning'") {
      try stage.app.openScene()
    }
    assertImpossible("'hideScene' is impossible while 'scene unattached'") {
      try stage.app.hideScene(stage.app.scenes[0])
    }
    try stage.app.perform(.launch)
    try stage.app.hideScene(stage.app.scenes[0])
    _ = stage.takeCalls()
    assertImpossible("'openScene' is impossible while 'without scenes'") {
      try plain.app.openScene()
    }
    assertImpossible("'showScene' is impossible while 'scene active'") {
      try stage.app.showScene(stage.app.scenes[1])
    }
    assertImpossible("'hideScene' is impossible while 'scene background'") {
      try stage.app.hideScene(stage.app.scenes[0])
    }
    let closed = stage.app.scenes[0]
    try stage.app.closeScene(closed)
    _ = stage.takeCalls()
    assertImpossible("'closeScene' is impossible while 'scene unattached'") {
      try stage.app.closeScene(closed)
    }
    assertImpossible("'showScene' is impossible while 'scene unattached'") {
      try stage.app.showScene(closed)
    }
    XCTAssertEqual(stage.takeCalls(), [])
  }

  @MainActor
  func testRegisteredForOneScene_hearsOfItAlone() async throws {
    let center = NotificationCenter()
    let app = SimulatedApp(center: center, scenes: 2)
    let canvas = Spy()
    canvas.note_registerForSceneEvents(of: app.scenes[1], on: center)

    try app.perform(.launch, .home)

    XCTAssertEqual(canvas.scenes.count, 5)
    XCTAssertEqual(Set(canvas.scenes), [SceneReference(app.scenes[1])])
  }

  private func assertImpossible<T>(
    _ expected: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ step: () throws -> T
  ) {
    XCTAssertThrowsError(try step(), file: file, line: line) {
      XCTAssertEqual("\($0)", expected, file: file, line: line)
    }
  }
}

/// An app with scenes, and what it posts; scenes are numbered in the order of their first event.
@MainActor
private final class Stage {
  let app: SimulatedApp
  private let spy = Spy()
  private(set) var states: [SimulatedScene.State] = []
  private var calls: [String] = []
  private var seen: [SceneReference] = []

  init(scenes: Int) {
    let center = NotificationCenter()
    app = SimulatedApp(center: center, scenes: scenes)
    spy.onApp = { [unowned self] in calls.append("app \($0)") }
    spy.onScene = { [unowned self] event, scene in
      if !seen.contains(scene) { seen.append(scene) }
      calls.append("\(seen.firstIndex(of: scene) ?? -1) \(event)")
      if let scene = scene.object as? SimulatedScene { states.append(scene.state) }
    }
    spy.note_registerForAppEvents(on: center, names: .uiKit)
    spy.note_registerForSceneEvents(on: center)
  }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}

private final class Spy: AppNotable, SceneNotable {
  var onApp: @MainActor (AppEvent) -> Void = { _ in }
  var onScene: @MainActor (SceneEvent, SceneReference) -> Void = { _, _ in }
  private(set) var scenes: [SceneReference] = []

  private func called(_ event: SceneEvent, _ scene: SceneReference) {
    scenes.append(scene)
    onScene(event, scene)
  }

  func note_appDidFinishLaunching() { onApp(.didFinishLaunching) }
  func note_appDidBecomeActive() { onApp(.didBecomeActive) }
  func note_appWillResignActive() { onApp(.willResignActive) }
  func note_appDidEnterBackground() { onApp(.didEnterBackground) }
  func note_appWillEnterForeground() { onApp(.willEnterForeground) }
  func note_appDidReceiveMemoryWarning() { onApp(.didReceiveMemoryWarning) }
  func note_appWillTerminate() { onApp(.willTerminate) }
  func note_sceneWillConnect(scene: SceneReference) { called(.willConnect, scene) }
  func note_sceneDidDisconnect(scene: SceneReference) { called(.didDisconnect, scene) }
  func note_sceneDidActivate(scene: SceneReference) { called(.didActivate, scene) }
  func note_sceneWillDeactivate(scene: SceneReference) { called(.willDeactivate, scene) }
  func note_sceneWillEnterForeground(scene: SceneReference) {
    called(.willEnterForeground, scene)
  }
  func note_sceneDidEnterBackground(scene: SceneReference) { called(.didEnterBackground, scene) }
}
