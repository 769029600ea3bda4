// A test of which hooks are implemented.

import Foundation
import Notables
import NotablesTesting

@MainActor
final class Composer {
  var bottom = 0.0
}

// snippet.conformance
extension Composer: KeyboardNotable {
  func note_keyboardWillShow(info: KeyboardNotableInfo) { bottom = info.frameEnd.height }
  func note_keyboardWillHide(info: KeyboardNotableInfo) { bottom = 0 }
}
// snippet.end

// snippet.audit
let hooks = HookAudit.keyboardHooks(of: Composer())
assert(hooks == [.willShow, .willHide])
// snippet.end

enum BatteryEvent: String, NotableEvent {
  case levelDidChange
  case stateDidChange

  var notificationName: Notification.Name { Notification.Name(rawValue) }
  static func payload(of notification: Notification) {}
}

@MainActor
final class Meter {
  func note_batteryLevelDidChange() {}

  func note_registerForBatteryEvents(on center: NotificationCenter) {
    BatteryEvent.register(self, on: center) { meter, event, _ in
      switch event {
      case .levelDidChange: meter.note_batteryLevelDidChange()
      case .stateDidChange: event.reachedDefault()
      }
    }
  }
}

// snippet.own
let meter = Meter()
let batteryHooks: Set<BatteryEvent> = HookAudit.hooks {
  meter.note_registerForBatteryEvents(on: $0)
}
assert(batteryHooks == [.levelDidChange])
// snippet.end
