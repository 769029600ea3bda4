import XCTest

@testable import Notables

/// Scenes and who hears of them.
final class SceneNotableTests: XCTestCase {
  @MainActor
  func testEveryEvent_reachesItsHook_withTheScene() async {
    let stage = Stage()
    stage.canvas.note_registerForSceneEvents(on: stage.center)

    for event in SceneEvent.allCases { stage.post(event, from: stage.scenes[0]) }

    XCTAssertEqual(
      stage.canvas.calls,
      [
        "connect 0", "disconnect 0", "activate 0", "deactivate 0", "foreground 0", "background 0",
      ]
    )
  }

  @MainActor
  func testOfOneScene_hearsOfThatOneOnly() async {
    let stage = Stage()
    stage.canvas.note_registerForSceneEvents(of: stage.scenes[1], on: stage.center)

    for scene in stage.scenes { stage.post(.didActivate, from: scene) }
    stage.post(.didActivate, from: nil)

    XCTAssertEqual(stage.canvas.calls, ["activate 1"])
  }

  @MainActor
  func testOfSeveralScenes_addUp_eachIsCalledOnce() async {
    let stage = Stage()
    for index in [0, 2, 0] {
      stage.canvas.note_registerForSceneEvents(of: stage.scenes[index], on: stage.center)
    }

    for scene in stage.scenes { stage.post(.didActivate, from: scene) }

    XCTAssertEqual(stage.canvas.calls, ["activate 0", "activate 2"])
    XCTAssertEqual(SceneEvent.registrationCount(on: stage.center), 1)
  }

  @MainActor
  func testOfOneSceneAndOfAll_inEitherOrder_isAll() async {
    for isAllFirst in [true, false] {
      let stage = Stage()
      if isAllFirst { stage.canvas.note_registerForSceneEvents(on: stage.center) }
      stage.canvas.note_registerForSceneEvents(of: stage.scenes[0], on: stage.center)
      if !isAllFirst { stage.canvas.note_registerForSceneEvents(on: stage.center) }

      for scene in stage.scenes { stage.post(.didActivate, from: scene) }

      XCTAssertEqual(stage.canvas.calls, ["activate 0", "activate 1", "activate 2"])
    }
  }

  @MainActor
  func testB71_B72_unregister_endsEveryScene_andNobodyElse() async {
    let stage = Stage()
    let other = Canvas(stage.scenes)
    other.note_registerForSceneEvents(of: stage.scenes[0], on: stage.center)
    for scene in stage.scenes {
      stage.canvas.note_registerForSceneEvents(of: scene, on: stage.center)
    }

    stage.canvas.note_unregisterForSceneEvents(from: stage.center)
    stage.canvas.note_unregisterForSceneEvents(from: stage.center)
    for event in SceneEvent.allCases { stage.post(event, from: stage.scenes[0]) }

    XCTAssertEqual(stage.canvas.calls, [])
    XCTAssertEqual(other.calls.count, 6)
  }

  @MainActor
  func testB73_registering_keepsNeitherObjectNorSceneAlive() async {
    let center = NotificationCenter()
    var scene: Scene? = Scene()
    var canvas: Canvas? = Canvas([])
    weak let (goneScene, goneCanvas) = (scene, canvas)
    if let scene { canvas?.note_registerForSceneEvents(of: scene, on: center) }
    center.post(name: SceneEvent.didActivate.notificationName, object: scene)
    XCTAssertEqual(canvas?.calls, ["activate ?"])

    scene = nil
    canvas = nil

    XCTAssertNil(goneScene)
    XCTAssertNil(goneCanvas)
    XCTAssertEqual(SceneEvent.registrationCount(on: center), 0)
  }

  @MainActor
  func testReference_isEqualByIdentity() async {
    let (a, b) = (Scene(), Scene())

    XCTAssertEqual(SceneReference(a), SceneReference(a))
    XCTAssertEqual(SceneReference(a).hashValue, SceneReference(a).hashValue)
    XCTAssertNotEqual(SceneReference(a), SceneReference(b))
    XCTAssertNotEqual(SceneReference(a), SceneReference(nil))
    XCTAssertEqual(SceneReference(nil), SceneReference(nil))
    XCTAssertIdentical(SceneReference(a).object, a)
    XCTAssertNil(SceneReference(nil).object)
  }

  @MainActor
  func testReference_outlivesTheScene_andStaysItself() async {
    var scene: Scene? = Scene()
    let (first, second) = (SceneReference(scene), SceneReference(scene))
    let hash = first.hashValue

    scene = nil

    XCTAssertNil(first.object)
    XCTAssertEqual(first, second)
    XCTAssertEqual(first.hashValue, hash)
    XCTAssertNotEqual(first, SceneReference(nil))
  }

  /// The allocator gives a freed address to the next object of the size, so most rounds reuse it.
  @MainActor
  func testReference_isNotMixedUpWithAnotherSceneAtItsAddress() async throws {
    try Memory.skipUnlessAddressesAreReused()
    var references: Set<SceneReference> = []
    var addresses: Set<ObjectIdentifier> = []
    for _ in 0..<200 {
      let scene = Scene()
      addresses.insert(ObjectIdentifier(scene))
      references.insert(SceneReference(scene))
    }

    XCTAssertLessThan(addresses.count, 200, "no address was used twice: nothing was tested")
    XCTAssertEqual(references.count, 200)
  }

  @MainActor
  func testReference_madeOnManyThreads_isOne() async {
    let scene = Scene()
    let references = await withTaskGroup(of: SceneReference.self) { group in
      for _ in 0..<200 { group.addTask { SceneReference(scene) } }
      var references: Set<SceneReference> = []
      for await reference in group { references.insert(reference) }
      return references
    }

    XCTAssertEqual(references, [SceneReference(scene)])
  }

  @MainActor
  func testClosuresAndStreams_carryTheScene() async {
    let stage = Stage()
    var heard: [SceneReference] = []
    let observer = SceneObserver(on: stage.center).on(.willConnect) { heard.append($0) }
    observer.start()
    let events = SceneEvent.notifications(on: stage.center)

    stage.post(.willConnect, from: stage.scenes[1])
    for await (event, scene) in events {
      XCTAssertEqual(event, .willConnect)
      heard.append(scene)
      break
    }

    let reference = SceneReference(stage.scenes[1])
    XCTAssertEqual(heard, [reference, reference])
  }
}

/// A private center, three scenes, and an object that hears of them.
@MainActor
private final class Stage {
  let center = NotificationCenter()
  let scenes = [Scene(), Scene(), Scene()]
  let canvas: Canvas

  init() {
    canvas = Canvas(scenes)
  }

  func post(_ event: SceneEvent, from scene: Scene?) {
    center.post(name: event.notificationName, object: scene)
  }
}

private final class Scene: Sendable {}

private final class Canvas: SceneNotable {
  private let scenes: [Scene]
  private(set) var calls: [String] = []

  init(_ scenes: [Scene]) {
    self.scenes = scenes
  }

  private func called(_ event: String, _ scene: SceneReference) {
    let index = scenes.firstIndex { $0 === scene.object }
    calls.append("\(event) \(index.map(String.init) ?? "?")")
  }

  func note_sceneWillConnect(scene: SceneReference) { called("connect", scene) }
  func note_sceneDidDisconnect(scene: SceneReference) { called("disconnect", scene) }
  func note_sceneDidActivate(scene: SceneReference) { called("activate", scene) }
  func note_sceneWillDeactivate(scene: SceneReference) { called("deactivate", scene) }
  func note_sceneWillEnterForeground(scene: SceneReference) { called("foreground", scene) }
  func note_sceneDidEnterBackground(scene: SceneReference) { called("background", scene) }
}
