// Closures for the keyboard and for the app.

import Foundation
import Notables

// snippet.start
@MainActor
final class Editor {
  private let keyboard = KeyboardObserver()

  func configureKeyboard() {
    keyboard
      .on(.didShow) { info in
        print("the keyboard now covers \(info.frameEnd)")
      }
      .on(.didHide) { info in
        print("it went away in \(info.animationDuration) seconds")
      }
      .start()
  }
}
// snippet.end

// snippet.app
let app = AppObserver()
  .on(.willResignActive) { print("pausing") }
  .on(.didBecomeActive) { print("playing") }

app.start()
// snippet.end

let keyboard = KeyboardObserver()

// snippet.resume
keyboard.start()
keyboard.stop()  // the closures stay
keyboard.start()  // and run again
keyboard.clear(.didShow)  // those of one event go
keyboard.clear()  // all of them go
// snippet.end

// snippet.shared
@MainActor
final class Screen {
  private(set) var bottom = 0.0

  func appear() {
    KeyboardObserver.shared
      .on(.willShow, owner: self) { screen, info in screen.bottom = info.frameEnd.height }
      .on(.willHide, owner: self) { screen, _ in screen.bottom = 0 }
      .start()
  }

  func disappear() {
    KeyboardObserver.shared.clear(owner: self)
  }
}
// snippet.end

let editor = Editor()
editor.configureKeyboard()

let screen = Screen()
screen.appear()
NotificationCenter.default.post(
  name: KeyboardEvent.willShow.notificationName,
  object: nil,
  userInfo: ["UIKeyboardFrameEndUserInfoKey": CGRect(x: 0, y: 521, width: 375, height: 291)]
)
NotificationCenter.default.post(
  name: KeyboardEvent.didHide.notificationName,
  object: nil,
  userInfo: ["UIKeyboardAnimationDurationUserInfoKey": 0.25]
)
print(screen.bottom)
