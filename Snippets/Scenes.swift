// A class that follows a scene, and one that tells a return from an interruption.

import Foundation
import Notables
import NotablesTesting

// snippet.scene
final class Canvas: SceneNotable {
  private(set) var isSeen = false

  func follow(_ scene: AnyObject) {
    note_registerForSceneEvents(of: scene)
  }

  func note_sceneDidActivate(scene: SceneReference) { isSeen = true }
  func note_sceneDidEnterBackground(scene: SceneReference) { isSeen = false }
}
// snippet.end

// snippet.lifecycle
final class Session: AppNotable {
  private let lifecycle = AppLifecycle.shared
  private(set) var refreshes = 0

  init() { note_registerForAppEvents() }

  func note_appDidBecomeActive() {
    if lifecycle.state.returnedFromBackground { refreshes += 1 }
  }
}
// snippet.end

let scene = NSObject()
let canvas = Canvas()
canvas.follow(scene)
NotificationCenter.default.post(name: SceneEvent.didActivate.notificationName, object: scene)
assert(canvas.isSeen)

let session = Session()
let app = SimulatedApp(names: .platform)
try app.perform(.launch, .interrupt, .endInterruption, .home, .return)
print(session.refreshes)
