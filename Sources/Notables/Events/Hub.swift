import Dispatch
import Foundation

/// Everything that listens to one family on one center under one set of names.
///
/// One underlying observer for each name, and only while someone listens; every notification is
/// decoded once and fanned out in the order of registration.
@MainActor
final class Hub<Event: NotableEvent>: CenterBound {
  let names: EventNames<Event>
  let hasDefaultNames: Bool
  private let receivers = ReceiverList<Event>()
  private var tokens: [any NSObjectProtocol] = []

  init(center: NotificationCenter, names: EventNames<Event>) {
    self.names = names
    hasDefaultNames = names == Event.defaultNames
    super.init(center: center)
  }

  var liveCount: Int { receivers.liveCount }

  var underlyingObserverCount: Int { tokens.count }

  func register(_ receiver: Receiver<Event>) {
    receivers.append(receiver)
    if tokens.isEmpty { startObserving() }
  }

  func unregister(_ target: AnyObject) {
    guard let receiver = receivers.receiver(for: target) else { return }
    remove(receiver)
  }

  /// Calls every receiver that is registered now and still is when its turn comes.
  func deliver(_ event: Event, _ payload: Event.Payload) {
    let slots = receivers.slots
    for case let receiver? in slots where receiver.position != nil {
      if !receiver.receive(event, payload) { remove(receiver) }
    }
  }

  /// Takes the receiver off; harmless when it is off already.
  func remove(_ receiver: Receiver<Event>) {
    receivers.remove(receiver)
    if receivers.isEmpty { stopObserving() }
  }

  private func startObserving() {
    guard let center else { return }
    for event in Event.allCases {
      guard let name = names[event] else { continue }
      // Weak, because on every platform the token holds the block: a center that goes away would
      // otherwise leave hub, token and block holding each other.
      let token = center.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        guard let self else { return }
        let payload = Event.payload(of: notification)
        if MainThread.isCurrent {
          MainActor.assumeIsolated { self.deliver(event, payload) }
        } else {
          DispatchQueue.main.async { self.deliver(event, payload) }
        }
      }
      tokens.append(token)
    }
  }

  private func stopObserving() {
    let tokens = tokens
    self.tokens = []
    guard let center else { return }
    for token in tokens { center.removeObserver(token) }
  }
}
