import Dispatch
import Foundation

/// Everything that listens to one family on one center under one set of names.
///
/// One underlying observer for each name, and only while someone listens; every notification is
/// decoded once and fanned out in the order of registration.
@MainActor
final class Hub<Event: NotableEvent>: AnyHub {
  let names: EventNames<Event>
  let hasDefaultNames: Bool
  private var receivers = ReceiverList<Event>()
  private var tokens: [any NSObjectProtocol] = []

  init(center: NotificationCenter, names: EventNames<Event>) {
    self.names = names
    hasDefaultNames = names == Event.defaultNames
    super.init(center: center)
  }

  override var liveCount: Int { receivers.slots.lazy.filter { $0?.isAlive ?? false }.count }

  override var underlyingObserverCount: Int { tokens.count }

  /// Registers a receiver, unless its target is registered.
  func register(_ receiver: Receiver<Event>) {
    guard let key = receiver.key else { return }
    let known = receivers[key]
    if let known {
      if known.isAlive { return known.absorb(receiver) }
      // A dead object's address, taken over by a new object.
      _ = receivers.remove(key)
    }
    if receivers.isFull { makeRoom() }
    receivers.append(receiver)
    if tokens.isEmpty { startObserving() }
    // Let go of at the end, as the objects that a hook held can come back here in theirs.
    withExtendedLifetime(known) {}
  }

  func unregister(_ target: AnyObject) {
    let removed = receivers.remove(ObjectIdentifier(target))
    if receivers.count == 0 { stopObserving() }
    withExtendedLifetime(removed) {}
  }

  /// Calls every receiver that is registered now and still is when its turn comes.
  func deliver(_ event: Event, _ payload: Event.Payload) {
    let slots = receivers.slots
    for case let receiver? in slots where receiver.key != nil {
      if !receiver.receive(event, payload) { remove(receiver) }
    }
  }

  /// Takes the receiver off; harmless when it is off already.
  func remove(_ receiver: Receiver<Event>) {
    guard let key = receiver.key, receivers[key] === receiver else { return }
    _ = receivers.remove(key)
    if receivers.count == 0 { stopObserving() }
  }

  /// Makes room for more receivers, dropping those whose target went away without a word.
  ///
  /// Asking each costs more than all the rest, so a sample of them tells whether it is worth it. Few
  /// that are missed take little room, and go with the next post.
  private func makeRoom() {
    let slots = receivers.slots
    for index in stride(from: 0, to: slots.count, by: max(1, slots.count / 16)) {
      guard let receiver = slots[index], !receiver.isAlive else { continue }
      dropDead(slots)
      break
    }
    receivers.makeRoom()
    withExtendedLifetime(slots) {}
  }

  private func dropDead(_ slots: ContiguousArray<Receiver<Event>?>) {
    for case let receiver? in slots where !receiver.isAlive {
      if let key = receiver.key, receivers[key] === receiver { _ = receivers.remove(key) }
    }
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
    guard !tokens.isEmpty else { return }
    let tokens = tokens
    self.tokens = []
    guard let center else { return }
    for token in tokens { center.removeObserver(token) }
  }
}
