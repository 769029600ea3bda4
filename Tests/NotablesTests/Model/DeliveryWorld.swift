import Foundation
import Notables

/// The same steps, taken with the real thing.
@MainActor
final class DeliveryWorld {
  private(set) var calls: [DeliveryCall] = []

  private let centers = (0..<DeliveryStep.centers).map { _ in NotificationCenter() }
  /// Someone always listens, so that nothing that is posted off the main thread is lost.
  private let steady = Steady()
  private var standing = [Participant?](repeating: nil, count: DeliveryStep.places)
  private var made = 0
  private let worker = DispatchQueue(label: "poster")

  init() {
    centers.forEach { steady.note_registerForAppEvents(on: $0, names: .uiKit) }
  }

  func take(_ step: DeliveryStep) async {
    guard step == .settle else { return takeNow(step) }
    await mainQueueDrained()
    // A stream that opened in the middle of the last event would wait for it for ever.
    for participant in standing { participant?.armed = nil }
    for center in centers { post(.willTerminate, on: center) }
  }

  func takeCalls() -> [DeliveryCall] {
    defer { calls = [] }
    return calls
  }

  /// The number of registrations on a center, the steady one left out.
  func count(on center: Int) -> Int {
    AppEvent.registrationCount(on: centers[center]) - 1
  }

  /// What each open stream holds up to the last event of a settling, by participant and center.
  func readStreams() async -> [Int: [[AppEvent]]] {
    var streamed: [Int: [[AppEvent]]] = [:]
    for case let stream as Streaming in standing {
      streamed[stream.number] = await stream.readUpToTheLast()
    }
    return streamed
  }

  private func takeNow(_ step: DeliveryStep) {
    switch step {
    case .make(let place):
      standing[place] = nil
      made += 1
      standing[place] = participant(for: place, number: made)
    case .drop(let place): standing[place] = nil
    case .join(let place, let center): standing[place]?.join(center, centers[center])
    case .leave(let place, let center): standing[place]?.leave(center, centers[center])
    case .arm(let place, let action): standing[place]?.armed = action
    case .post(let event, let center): post(event, on: centers[center])
    case .postOffMain(let event, let center): postOffMain(event, on: centers[center])
    case .settle: break
    }
  }

  private func participant(for place: Int, number: Int) -> Participant {
    if DeliveryStep.isStream(place) { return Streaming(number: number) }
    let onCall: (Participant, AppEvent) -> Void = { [unowned self] participant, event in
      calls.append(DeliveryCall(participant: participant.number, event: event))
      guard let action = participant.armed else { return }
      participant.armed = nil
      takeNow(action)
    }
    return DeliveryStep.hasHooks(place)
      ? Hooking(number: number, onCall) : Observing(number: number, onCall)
  }

  private func post(_ event: AppEvent, on center: NotificationCenter) {
    center.post(name: event.notificationName, object: nil)
  }

  private func postOffMain(_ event: AppEvent, on center: NotificationCenter) {
    let posted = DispatchSemaphore(value: 0)
    worker.async {
      center.post(name: event.notificationName, object: nil)
      posted.signal()
    }
    posted.wait()
  }

  private func mainQueueDrained() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}

private final class Steady: AppNotable {}

@MainActor
private class Participant {
  let number: Int
  var armed: DeliveryStep?

  init(number: Int) {
    self.number = number
  }

  func join(_ index: Int, _ center: NotificationCenter) {}
  func leave(_ index: Int, _ center: NotificationCenter) {}
}

private final class Hooking: Participant, AppNotable {
  private let onCall: (Participant, AppEvent) -> Void

  init(number: Int, _ onCall: @escaping (Participant, AppEvent) -> Void) {
    self.onCall = onCall
    super.init(number: number)
  }

  override func join(_ index: Int, _ center: NotificationCenter) {
    note_registerForAppEvents(on: center, names: .uiKit)
  }

  override func leave(_ index: Int, _ center: NotificationCenter) {
    note_unregisterForAppEvents(from: center)
  }

  func note_appDidFinishLaunching() { onCall(self, .didFinishLaunching) }
  func note_appDidBecomeActive() { onCall(self, .didBecomeActive) }
  func note_appWillResignActive() { onCall(self, .willResignActive) }
  func note_appDidEnterBackground() { onCall(self, .didEnterBackground) }
  func note_appWillEnterForeground() { onCall(self, .willEnterForeground) }
  func note_appDidReceiveMemoryWarning() { onCall(self, .didReceiveMemoryWarning) }
  func note_appWillTerminate() { onCall(self, .willTerminate) }
}

private final class Observing: Participant {
  private var observers: [Int: AppObserver] = [:]
  private let onCall: (Participant, AppEvent) -> Void

  init(number: Int, _ onCall: @escaping (Participant, AppEvent) -> Void) {
    self.onCall = onCall
    super.init(number: number)
  }

  override func join(_ index: Int, _ center: NotificationCenter) {
    let observer = observers[index] ?? AppObserver(on: center, names: .uiKit)
    if observers.updateValue(observer, forKey: index) == nil {
      for event in AppEvent.allCases {
        observer.on(event) { [unowned self] in onCall(self, event) }
      }
    }
    observer.start()
  }

  override func leave(_ index: Int, _ center: NotificationCenter) {
    observers[index]?.stop()
  }
}

private final class Streaming: Participant {
  private var readers: [Int: Reader] = [:]

  override func join(_ index: Int, _ center: NotificationCenter) {
    guard readers[index] == nil else { return }
    let stream = AppEvent.notifications(on: center, names: .uiKit, bufferingNewest: 100_000)
    readers[index] = Reader(stream)
  }

  override func leave(_ index: Int, _ center: NotificationCenter) {
    readers[index] = nil
  }

  func readUpToTheLast() async -> [[AppEvent]] {
    var read = [[AppEvent]](repeating: [], count: DeliveryStep.centers)
    for (index, reader) in readers { read[index] = await reader.readUpTo(.willTerminate) }
    return read
  }
}

/// The one loop over a stream; unchecked, because it is never asked before it has answered.
private final class Reader: @unchecked Sendable {
  private var iterator: EventStream<AppEvent>.Iterator

  init(_ stream: EventStream<AppEvent>) {
    iterator = stream.makeAsyncIterator()
  }

  func readUpTo(_ last: AppEvent) async -> [AppEvent] {
    var read: [AppEvent] = []
    while let (event, _) = await iterator.next(), event != last { read.append(event) }
    return read
  }
}
