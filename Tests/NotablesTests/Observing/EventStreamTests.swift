import XCTest

@testable import Notables

/// The events of a family in a `for await` loop.
final class EventStreamTests: XCTestCase {
  @MainActor
  func testRegisteredWhenTheCallReturns_loopBeginsLater_nothingIsMissed() async {
    let stage = KeyboardStage()
    let events = KeyboardEvent.notifications(on: stage.center)
    stage.post(.willShow, endY: 500)
    stage.post(.didShow, endY: 501)
    stage.post(.willHide, endY: 700)

    var heard: [String] = []
    for await (event, info) in events {
      heard.append("\(event) \(info.frameEnd.minY)")
      if event == .willHide { break }
    }

    XCTAssertEqual(heard, ["willShow 500.0", "didShow 501.0", "willHide 700.0"])
  }

  @MainActor
  func testLoop_offTheMainActor_waitsForEvents() async {
    let stage = KeyboardStage()
    let events = KeyboardEvent.notifications(on: stage.center, bufferingNewest: 200)
    let loop = Task.detached {
      XCTAssertFalse(MainThread.isCurrent)
      var heard: [KeyboardEvent] = []
      for await (event, _) in events {
        heard.append(event)
        if heard.count == 200 { break }
      }
      return heard
    }

    var posted: [KeyboardEvent] = []
    for number in 0..<200 {
      let event = KeyboardEvent.allCases[number % 6]
      posted.append(event)
      stage.post(event)
      if number % 10 == 0 { await stage.mainQueueDrained() }
    }
    let heard = await loop.value

    XCTAssertEqual(heard, posted)
  }

  @MainActor
  func testCall_offTheMainActor_isRegisteredWhenTheAwaitReturns() async {
    let stage = KeyboardStage()
    let events = await Task.detached { [center = stage.center] in
      await AppEvent.notifications(on: center, names: .extensionHost)
    }.value
    XCTAssertEqual(AppEvent.registrationCount(on: stage.center), 1)
    let name = Notification.Name("NSExtensionHostDidBecomeActiveNotification")
    stage.center.post(name: name, object: nil)

    let heard = await heard(in: events, atMost: 1).first?.event

    XCTAssertEqual(heard, .didBecomeActive)
  }

  @MainActor
  func testBuffer_keepsTheNewest() async {
    let stage = KeyboardStage()
    let streams = [3, 1, 0, -5].map {
      KeyboardEvent.notifications(on: stage.center, bufferingNewest: $0)
    }
    for number in 0..<10 { stage.post(.willShow, endY: CGFloat(number)) }

    var heard: [[CGFloat]] = []
    for stream in streams {
      let loop = Task { await NotablesTests.heard(in: stream) }
      loop.cancel()
      heard.append(await loop.value.map(\.payload.frameEnd.minY))
    }

    XCTAssertEqual(heard, [[7, 8, 9], [9], [9], [9]])
  }

  @MainActor
  func testSeveralStreams_eachHearsEverything() async {
    let stage = KeyboardStage()
    let streams = (0..<3).map { _ in KeyboardEvent.notifications(on: stage.center) }
    stage.post(.willShow)
    stage.post(.didShow)

    for stream in streams {
      let heard = await heard(in: stream, atMost: 2)
      XCTAssertEqual(heard.map(\.event), [.willShow, .didShow])
    }
  }

  @MainActor
  func testB76_postedOffMain_arrives() async {
    let stage = KeyboardStage()
    let events = KeyboardEvent.notifications(on: stage.center)
    Thread.detachNewThread { [center = stage.center] in
      center.post(name: KeyboardEvent.willShow.notificationName, object: nil)
      center.post(name: KeyboardEvent.didShow.notificationName, object: nil)
    }

    let heard = await heard(in: events, atMost: 2)

    XCTAssertEqual(heard.map(\.event), [.willShow, .didShow])
  }

  @MainActor
  func testB77_droppedUnread_tenThousand_nothingStaysRegistered() async {
    let stage = KeyboardStage()
    var streams = (0..<10_000).map { _ in KeyboardEvent.notifications(on: stage.center) }
    XCTAssertEqual(KeyboardEvent.registrationCount(on: stage.center), 10_000)

    streams.removeAll()

    await stage.assertNothingRegistered()
  }

  @MainActor
  func testB77_droppedAtOnce_tenThousand_nothingStaysRegistered() async {
    let stage = KeyboardStage()
    for _ in 0..<10_000 { _ = KeyboardEvent.notifications(on: stage.center) }

    await stage.assertNothingRegistered()
  }

  @MainActor
  func testB77_cancelled_tenThousand_nothingStaysRegistered() async {
    let stage = KeyboardStage()
    let loops = (0..<10_000).map { _ in
      let events = KeyboardEvent.notifications(on: stage.center)
      return Task.detached { for await _ in events {} }
    }
    XCTAssertEqual(KeyboardEvent.registrationCount(on: stage.center), 10_000)

    for loop in loops { loop.cancel() }
    for loop in loops { await loop.value }

    await stage.assertNothingRegistered()
  }

  @MainActor
  func testB77_loopLeft_tenThousand_nothingStaysRegistered_thoughTheStreamIsHeld() async {
    let stage = KeyboardStage()
    let streams = (0..<10_000).map { _ in KeyboardEvent.notifications(on: stage.center) }
    stage.post(.willShow)

    for stream in streams { for await _ in stream { break } }

    await stage.assertNothingRegistered()
    withExtendedLifetime(streams) {}
  }

  @MainActor
  func testB77_iteratorDropped_nothingStaysRegistered() async {
    let stage = KeyboardStage()
    let events = KeyboardEvent.notifications(on: stage.center)
    stage.post(.willShow)
    var iterator: EventStream<KeyboardEvent>.Iterator? = events.makeAsyncIterator()
    let first = await iterator?.next()?.event
    XCTAssertEqual(first, .willShow)
    XCTAssertEqual(KeyboardEvent.registrationCount(on: stage.center), 1)

    iterator = nil

    await stage.assertNothingRegistered()
  }

  @MainActor
  func testCancelledWhileWaiting_endsTheLoop() async {
    let stage = KeyboardStage()
    let events = KeyboardEvent.notifications(on: stage.center)
    let began = expectation(description: "the loop has begun")
    let loop = Task {
      for await _ in events { began.fulfill() }
    }
    stage.post(.willShow)
    await fulfillment(of: [began], timeout: 5)

    loop.cancel()
    await loop.value

    await stage.assertNothingRegistered()
  }

  @MainActor
  func testSecondLoop_getsWhatIsLeft_andEnds() async {
    let stage = KeyboardStage()
    let events = KeyboardEvent.notifications(on: stage.center)
    stage.post(.willShow)
    stage.post(.didShow)
    for await _ in events { break }
    stage.post(.willHide)

    let rest = await heard(in: events)

    XCTAssertEqual(rest.map(\.event), [.didShow])
  }

  @MainActor
  func testStreamEnds_duringDelivery_othersAreCalled() async {
    let stage = KeyboardStage()
    var stream: EventStream<KeyboardEvent>?
    let first = KeyboardObserver(on: stage.center).on(.willShow) { _ in stream = nil }
    var calls = 0
    let last = KeyboardObserver(on: stage.center).on(.willShow) { _ in calls += 1 }
    first.start()
    stream = KeyboardEvent.notifications(on: stage.center)
    last.start()
    XCTAssertEqual(KeyboardEvent.registrationCount(on: stage.center), 3)

    stage.post(.willShow)

    XCTAssertNil(stream)
    XCTAssertEqual(calls, 1)
    XCTAssertEqual(KeyboardEvent.registrationCount(on: stage.center), 2)
  }

  @MainActor
  func testStreamIsNotMixedUpWithAnObserverOfTheSameFamily() async {
    let stage = KeyboardStage()
    var calls = 0
    let observer = KeyboardObserver(on: stage.center).on(.willShow) { _ in calls += 1 }
    observer.start()
    let events = KeyboardEvent.notifications(on: stage.center)
    observer.stop()
    stage.post(.willShow)

    let heard = await heard(in: events, atMost: 1).first?.event

    XCTAssertEqual(heard, .willShow)
    XCTAssertEqual(calls, 0)
  }
}

/// What a loop over the stream hears until it ends, or has heard enough.
private func heard<Event: NotableEvent>(
  in stream: EventStream<Event>,
  atMost limit: Int = .max
) async -> [EventStream<Event>.Element] {
  var heard: [EventStream<Event>.Element] = []
  for await element in stream {
    heard.append(element)
    if heard.count == limit { break }
  }
  return heard
}
