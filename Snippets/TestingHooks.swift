// A test of hooks without a device, an app or any waiting.

import Foundation
import Notables
import NotablesTesting

final class Recorder: AppNotable, KeyboardNotable {
  var log: [String] = []

  func note_appDidBecomeActive() { log.append("active") }
  func note_keyboardDidShow(info: KeyboardNotableInfo) { log.append("\(info.frameEnd.height)") }
}

// snippet.show
let center = NotificationCenter()
let time = ManualTime()
let app = SimulatedApp(center: center, names: .platform)
let keyboard = SimulatedKeyboard(device: .standard, center: center, time: time)

let recorder = Recorder()
recorder.note_registerForAppEvents(on: center)
recorder.note_registerForKeyboardEvents(on: center)

try app.perform(.launch)
keyboard.show()
time.advance(by: 0.5)

assert(recorder.log == ["active", "336.0"])
// snippet.hide
