import XCTest

@testable import Notables

/// Closures and streams while many threads post.
final class FacesThreadTests: XCTestCase {
  @MainActor
  func testB75_postsFromManyThreads_whileObserversAndStreamsComeAndGo() async {
    let (threads, rounds) = (8, 500)
    let center = NotificationCenter()
    var closureNumbers: [Int] = []
    let observer = EventObserver<NumberEvent>(on: center)
    observer.on(.came) { closureNumbers.append($0) }.start()
    let stream = NumberEvent.notifications(on: center, bufferingNewest: threads * rounds)
    let loop = Task.detached {
      var numbers: [Int] = []
      for await (_, number) in stream {
        numbers.append(number)
        if numbers.count == threads * rounds { break }
      }
      return numbers
    }

    for thread in 0..<threads {
      Thread.detachNewThread {
        for round in 0..<rounds {
          let number = thread * rounds + round
          center.post(name: NumberEvent.came.notificationName, object: number)
        }
      }
    }
    var readings: [Task<Void, Never>] = []
    for round in 0..<rounds {
      let passing = EventObserver<NumberEvent>(on: center)
      var numbers: [Int] = []
      passing.on(.came) { numbers.append($0) }.start()
      let events = NumberEvent.notifications(on: center)
      let reading = Task.detached { for await _ in events {} }
      await Task.yield()
      if round.isMultiple(of: 2) { passing.stop() }
      reading.cancel()
      readings.append(reading)
      XCTAssertEqual(Set(numbers).count, numbers.count, "a post came twice")
    }
    let streamNumbers = await loop.value

    XCTAssertEqual(streamNumbers, closureNumbers)
    XCTAssertEqual(streamNumbers.sorted(), Array(0..<threads * rounds))
    for thread in 0..<threads {
      let own = streamNumbers.filter { $0 / rounds == thread }
      XCTAssertEqual(own, own.sorted(), "the order of a thread was lost")
    }
    observer.stop()
    for reading in readings { await reading.value }
    XCTAssertEqual(NumberEvent.registrationCount(on: center), 0)
  }
}

private enum NumberEvent: NotableEvent {
  case came

  var notificationName: Notification.Name { Notification.Name("NumberEventCame") }
  static func payload(of notification: Notification) -> Int { notification.object as? Int ?? -1 }
}
