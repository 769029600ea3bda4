import Notables

/// What should happen, told as plainly as can be: lists, searched from the front.
struct DeliveryModel {
  /// Who was called with what, in order, since the last look.
  var calls: [DeliveryCall] = []
  /// What the streams should hold, by participant and center.
  private var streamed: [Int: [[AppEvent]]] = [:]

  /// The participant of each place.
  private var standing = [Int?](repeating: nil, count: DeliveryStep.places)
  private var made = 0
  private var placeOf: [Int: Int] = [:]
  /// Who is registered on each center, in order; each registration has a number of its own.
  private var lists = [[Registration]](repeating: [], count: DeliveryStep.centers)
  private var registrations = 0
  private var armed: [Int: DeliveryStep] = [:]
  /// How many calls of a participant are under way: its hook keeps it alive.
  private var busy: [Int: Int] = [:]
  private var dropped: Set<Int> = []
  private var underWay: [(event: AppEvent, center: Int)] = []

  private struct Registration: Equatable {
    let number: Int
    let participant: Int
  }

  mutating func take(_ step: DeliveryStep) {
    switch step {
    case .make(let place):
      drop(place)
      made += 1
      standing[place] = made
      placeOf[made] = place
      streamed[made] = DeliveryStep.isStream(place) ? [[], []] : nil
    case .drop(let place):
      drop(place)
    case .join(let place, let center):
      guard let one = standing[place], !lists[center].contains(where: { $0.participant == one })
      else { return }
      registrations += 1
      lists[center].append(Registration(number: registrations, participant: one))
    case .leave(let place, let center):
      guard let one = standing[place] else { return }
      lists[center].removeAll { $0.participant == one }
      streamed[one]?[center] = []
    case .arm(let place, let action):
      guard let one = standing[place], !DeliveryStep.isStream(place) else { return }
      armed[one] = action
    case .post(let event, let center):
      deliver(event, center)
    case .postOffMain(let event, let center):
      underWay.append((event, center))
    case .settle:
      let arriving = underWay
      underWay = []
      for (event, center) in arriving { deliver(event, center) }
      armed = [:]
      for center in lists.indices { deliver(.willTerminate, center) }
    }
  }

  /// What is read of the streams, up to the last event of a settling; the rest stays.
  mutating func readStreams() -> [Int: [[AppEvent]]] {
    let read = streamed.mapValues { $0.map { Array($0.prefix { $0 != .willTerminate }) } }
    streamed = streamed.mapValues { $0.map { Array($0.drop { $0 != .willTerminate }.dropFirst()) } }
    return read
  }

  /// The number of registrations on a center.
  func count(on center: Int) -> Int { lists[center].count }

  private mutating func deliver(_ event: AppEvent, _ center: Int) {
    for registration in lists[center] where lists[center].contains(registration) {
      call(registration.participant, event, center)
    }
  }

  private mutating func call(_ one: Int, _ event: AppEvent, _ center: Int) {
    guard streamed[one] == nil else {
      streamed[one]?[center].append(event)
      return
    }
    calls.append(DeliveryCall(participant: one, event: event))
    busy[one, default: 0] += 1
    if let action = armed.removeValue(forKey: one) { take(action) }
    busy[one, default: 0] -= 1
    if busy[one] == 0, dropped.contains(one) { forget(one) }
  }

  private mutating func drop(_ place: Int) {
    guard let one = standing[place] else { return }
    standing[place] = nil
    if busy[one, default: 0] > 0, DeliveryStep.hasHooks(place) {
      dropped.insert(one)
    } else {
      forget(one)
    }
  }

  private mutating func forget(_ one: Int) {
    for center in lists.indices { lists[center].removeAll { $0.participant == one } }
    streamed[one] = nil
    placeOf[one] = nil
    armed[one] = nil
    busy[one] = nil
    dropped.remove(one)
  }
}

/// One participant hears of one event.
struct DeliveryCall: Equatable {
  let participant: Int
  let event: AppEvent
}
