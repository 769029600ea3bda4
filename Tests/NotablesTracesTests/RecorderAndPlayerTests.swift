import Notables
import NotablesTesting
import NotablesTraces
import XCTest

final class RecorderAndPlayerTests: XCTestCase {
  @MainActor
  func testRecording_isPlayedAtItsTimes_andRecordsTheSame() async throws {
    let (center, time) = (NotificationCenter(), ManualTime())
    let recorder = TraceRecorder(center: center, names: .uiKit, time: time)
    let app = SimulatedApp(center: center)
    let keyboard = SimulatedKeyboard(center: center, time: time)
    try app.perform(.launch)
    time.advance(by: 1.25)
    keyboard.show()
    time.advance(by: 2)
    try app.perform(.kill)
    let trace = recorder.trace
    XCTAssertEqual(
      trace.records.map { $0.time ?? -1 },
      [0, 0, 1.25, 1.25, 1.75, 1.75, 3.25, 3.25, 3.25]
    )

    let (otherCenter, otherTime) = (NotificationCenter(), ManualTime())
    let other = TraceRecorder(center: otherCenter, names: .uiKit, time: otherTime)
    var isDone = false
    let player = TracePlayer(
      try NotificationTrace(jsonLines: trace.jsonLines),
      on: otherCenter,
      time: otherTime
    )
    player.play { isDone = true }
    otherTime.run()
    XCTAssertEqual(other.trace, trace)
    XCTAssertTrue(isDone)
  }

  @MainActor
  func testPlay_twiceAsFast_andStopped() async {
    let (center, time) = (NotificationCenter(), ManualTime())
    let recorder = TraceRecorder(center: center, names: .uiKit, time: time)
    let names = AppEvent.allCases.prefix(4).map(\.notificationName)
    let times: [TimeInterval?] = [10, 12, nil, 14]
    let trace = NotificationTrace(
      zip(names, times).map { TraceRecord(time: $1, name: $0, info: nil) }
    )
    let player = TracePlayer(trace, on: center, time: time)
    player.play(speed: 2) { XCTFail("stopped") }
    time.advance(by: 1.5)
    player.stop()
    time.run()
    XCTAssertEqual(recorder.trace.records.map(\.time), [0, 1, 1])
  }

  @MainActor
  func testRecorder_keepsTheNewest_andTellsAll() async {
    let (center, time) = (NotificationCenter(), ManualTime())
    let recorder = TraceRecorder(center: center, names: .uiKit, capacity: 3, time: time)
    var indices: [Int] = []
    recorder.onRecord = { indices.append($1) }
    for event in AppEvent.allCases { center.post(name: event.notificationName, object: nil) }
    XCTAssertEqual(
      recorder.trace.records.map(\.name),
      AppEvent.allCases.suffix(3).map(\.notificationName)
    )
    XCTAssertEqual(indices, Array(0..<7))
    recorder.stop()
    center.post(name: AppEvent.willTerminate.notificationName, object: nil)
    XCTAssertEqual(indices.count, 7)
  }

  @MainActor
  func testRecorder_recordsFurtherFamilies() async {
    let center = NotificationCenter()
    let recorder = TraceRecorder(center: center, time: ManualTime())
    recorder.record(OwnEvent.self)
    center.post(name: OwnEvent.happened.notificationName, object: nil)
    XCTAssertEqual(recorder.trace.records.map(\.name), [OwnEvent.happened.notificationName])
    recorder.stop()
    center.post(name: OwnEvent.happened.notificationName, object: nil)
    XCTAssertEqual(recorder.trace.records.count, 1)
  }

  @MainActor
  func testPost_atOnce_skipsRecordsWithoutName() async {
    let center = NotificationCenter()
    let recorder = TraceRecorder(center: center, time: ManualTime())
    let bare = TraceRecord(name: nil, info: nil)
    let trace = NotificationTrace([bare, bare.named(KeyboardEvent.didHide.notificationName)])
    trace.post(to: center)
    XCTAssertEqual(recorder.trace.records.map(\.name), [KeyboardEvent.didHide.notificationName])
  }
}

private enum OwnEvent: NotableEvent {
  case happened

  var notificationName: Notification.Name { Notification.Name("OwnEventHappened") }
  static func payload(of notification: Notification) {}
}
