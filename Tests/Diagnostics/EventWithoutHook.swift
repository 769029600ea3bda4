// An event that no hook is called for.

import Foundation
import Notables

enum DoorEvent: String, NotableEvent {
  case didOpen
  case didClose

  var notificationName: Notification.Name { Notification.Name(rawValue) }
  static func payload(of notification: Notification) {}
}

@MainActor
protocol DoorNotable: AnyObject {
  func note_doorDidOpen()
}

extension DoorNotable {
  func note_registerForDoorEvents() {
    DoorEvent.register(self) { target, event, _ in
      switch event {  // error
      case .didOpen: target.note_doorDidOpen()
      }
    }
  }
}
