import Notables
import XCTest

/// A family outside the library has all three faces, and hears a real notification.
final class OwnFamilyTests: XCTestCase {
  @MainActor
  func testTimeZone_foundationsOwnNotification_reachesHookClosureAndStream() async {
    let center = NotificationCenter()
    let clock = Clock()
    clock.note_registerForTimeZoneEvents(on: center)
    var closures: [String?] = []
    let observer = EventObserver<TimeZoneEvent>(on: center)
    observer.on(.didChange) { closures.append($0?.identifier) }.start()
    let stream = TimeZoneEvent.notifications(on: center)

    center.post(name: .NSSystemTimeZoneDidChange, object: TimeZone(identifier: "Asia/Tokyo"))
    center.post(name: .NSSystemTimeZoneDidChange, object: nil)

    XCTAssertEqual(clock.previous, ["Asia/Tokyo", nil])
    XCTAssertEqual(closures, ["Asia/Tokyo", nil])
    var streamed: [String?] = []
    for await (_, previous) in stream {
      streamed.append(previous?.identifier)
      if streamed.count == 2 { break }
    }
    XCTAssertEqual(streamed, ["Asia/Tokyo", nil])
  }

  func testTimeZone_theNameIsFoundations() {
    XCTAssertEqual(
      TimeZoneEvent.didChange.notificationName.rawValue,
      "kCFTimeZoneSystemTimeZoneDidChangeNotification"
    )
  }

  @MainActor
  func testShared_ofAnOwnFamily_isOne() async {
    XCTAssertIdentical(
      EventObserver<TimeZoneEvent>.shared,
      EventObserver<TimeZoneEvent>.shared
    )
  }

  @MainActor
  func testTwoFamilies_onOneObject_areApart() async {
    let center = NotificationCenter()
    let clock = Clock()
    clock.note_registerForTimeZoneEvents(on: center)
    AppEvent.register(clock, on: center, names: .uiKit) { clock, _, _ in clock.previous = [] }

    center.post(name: .NSSystemTimeZoneDidChange, object: nil)
    AppEvent.unregister(clock, from: center)
    center.post(name: AppEvent.didBecomeActive.notificationName, object: nil)
    center.post(name: .NSSystemTimeZoneDidChange, object: nil)

    XCTAssertEqual(clock.previous, [nil, nil])
  }
}

private enum TimeZoneEvent: NotableEvent {
  case didChange

  var notificationName: Notification.Name { .NSSystemTimeZoneDidChange }
  static func payload(of notification: Notification) -> TimeZone? {
    notification.object as? TimeZone
  }
}

@MainActor
private protocol TimeZoneNotable: AnyObject {
  func note_timeZoneDidChange(from previous: TimeZone?)
}

extension TimeZoneNotable {
  func note_registerForTimeZoneEvents(on center: NotificationCenter) {
    TimeZoneEvent.register(self, on: center) { target, event, previous in
      switch event {
      case .didChange: target.note_timeZoneDidChange(from: previous)
      }
    }
  }
}

private final class Clock: TimeZoneNotable {
  var previous: [String?] = []

  func note_timeZoneDidChange(from previous: TimeZone?) {
    self.previous.append(previous?.identifier)
  }
}
