// Two families of one's own: an enum and a protocol each.

import Foundation
import Notables

// snippet.batteryEvent
enum BatteryEvent: NotableEvent {
  case levelDidChange
  case stateDidChange

  var notificationName: Notification.Name {
    switch self {
    case .levelDidChange: Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    case .stateDidChange: Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    }
  }

  static func payload(of notification: Notification) {}
}
// snippet.end

// snippet.batteryNotable
@MainActor
protocol BatteryNotable: AnyObject {
  func note_batteryLevelDidChange()
  func note_batteryStateDidChange()
}

extension BatteryNotable {
  func note_batteryLevelDidChange() { BatteryEvent.levelDidChange.reachedDefault() }
  func note_batteryStateDidChange() { BatteryEvent.stateDidChange.reachedDefault() }

  func note_registerForBatteryEvents(on center: NotificationCenter = .default) {
    BatteryEvent.register(self, on: center) { target, event, _ in
      switch event {
      case .levelDidChange: target.note_batteryLevelDidChange()
      case .stateDidChange: target.note_batteryStateDidChange()
      }
    }
  }

  func note_unregisterForBatteryEvents(from center: NotificationCenter = .default) {
    BatteryEvent.unregister(self, from: center)
  }
}
// snippet.end

// snippet.timeZoneEvent
enum TimeZoneEvent: NotableEvent {
  case didChange

  var notificationName: Notification.Name { .NSSystemTimeZoneDidChange }

  /// The time zone of before, if the notification tells.
  static func payload(of notification: Notification) -> TimeZone? {
    notification.object as? TimeZone
  }
}

@MainActor
protocol TimeZoneNotable: AnyObject {
  func note_timeZoneDidChange(from previous: TimeZone?)
}

extension TimeZoneNotable {
  func note_timeZoneDidChange(from previous: TimeZone?) {
    TimeZoneEvent.didChange.reachedDefault()
  }

  func note_registerForTimeZoneEvents(on center: NotificationCenter = .default) {
    TimeZoneEvent.register(self, on: center) { target, event, previous in
      switch event {
      case .didChange: target.note_timeZoneDidChange(from: previous)
      }
    }
  }
}
// snippet.end

// snippet.use
final class Clock: BatteryNotable, TimeZoneNotable {
  init() {
    note_registerForBatteryEvents()
    note_registerForTimeZoneEvents()
  }

  func note_batteryLevelDidChange() { print("the battery's level has changed") }

  func note_timeZoneDidChange(from previous: TimeZone?) {
    print("no longer in \(previous?.identifier ?? "the old time zone")")
  }
}

let observer = EventObserver<TimeZoneEvent>()
observer.on(.didChange) { _ in print("reload") }.start()

let changes = TimeZoneEvent.notifications()
// snippet.end

let clock = Clock()
let center = NotificationCenter.default
center.post(name: BatteryEvent.levelDidChange.notificationName, object: nil)
center.post(name: .NSSystemTimeZoneDidChange, object: TimeZone(identifier: "Europe/Berlin"))
for await (event, previous) in changes {
  print(event, previous?.identifier ?? "?")
  break
}
withExtendedLifetime(clock) {}
