// A class that hears of its app's life and of the keyboard.

import Foundation
// snippet.show
import Notables

final class Composer: AppNotable, KeyboardNotable {
  var draft = ""
  var bottom = 0.0

  init() {
    note_registerForAppEvents()
    note_registerForKeyboardEvents()
  }

  func note_appDidEnterBackground() {
    print("saving", draft)
  }

  func note_keyboardWillShow(info: KeyboardNotableInfo) {
    info.animate { self.bottom = info.frameEnd.height }
  }

  func note_keyboardWillHide(info: KeyboardNotableInfo) {
    info.animate { self.bottom = 0 }
  }
}
// snippet.hide

let composer = Composer()
NotificationCenter.default.post(
  name: KeyboardEvent.willShow.notificationName,
  object: nil,
  userInfo: ["UIKeyboardFrameEndUserInfoKey": CGRect(x: 0, y: 521, width: 375, height: 291)]
)
print(composer.bottom)
