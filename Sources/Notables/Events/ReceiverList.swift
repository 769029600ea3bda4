/// Receivers in the order of their registration, each target once.
///
/// Adding is O(1) and removing is O(1), both amortised: a removed receiver leaves a hole, and the
/// holes are closed when they are as many as the receivers.
///
/// A class, and careful with what it lets go of: a hook can hold the last reference to an object whose
/// end comes back to this list.
@MainActor
final class ReceiverList<Event: NotableEvent> {
  /// The receivers in order, with holes.
  ///
  /// Whoever walks them holds a copy and asks each for its `position`, so that adding and removing
  /// during the walk is safe.
  private(set) var slots: ContiguousArray<Receiver<Event>?> = []

  private var index: [ObjectIdentifier: Receiver<Event>] = [:]

  /// The size at which to look for receivers whose target went away without a word.
  private var sweepSize = 16

  var isEmpty: Bool { index.isEmpty }

  var liveCount: Int { index.values.lazy.filter { $0.isAlive }.count }

  /// Adds the receiver at the end; a target that is on the list keeps its place.
  func append(_ receiver: Receiver<Event>) {
    if let known = index[receiver.identifier] {
      if known.isAlive { return known.absorb(receiver) }
      // A dead object's address, taken over by a new object.
      remove(known)
    }
    if slots.count >= sweepSize { sweep() }
    receiver.position = slots.count
    slots.append(receiver)
    index[receiver.identifier] = receiver
  }

  func receiver(for target: AnyObject) -> Receiver<Event>? {
    guard let known = index[ObjectIdentifier(target)], known.isAlive else { return nil }
    return known
  }

  /// Takes the receiver off the list; harmless when it is not on it.
  func remove(_ receiver: Receiver<Event>) {
    guard let position = receiver.position else { return }
    receiver.position = nil
    slots[position] = nil
    index[receiver.identifier] = nil
    if slots.count > 16, index.count < slots.count / 2 { closeHoles() }
  }

  /// Drops the receivers whose target is gone.
  ///
  /// It costs O(n), so it waits until the list has doubled.
  private func sweep() {
    for case let receiver? in slots where !receiver.isAlive {
      receiver.position = nil
      index[receiver.identifier] = nil
    }
    closeHoles()
    sweepSize = max(16, 2 * slots.count)
  }

  private func closeHoles() {
    let old = slots
    slots = old.filter { $0?.position != nil }
    // Let go of below, when the list is at rest.
    defer { withExtendedLifetime(old) {} }
    for (position, receiver) in slots.enumerated() { receiver?.position = position }
  }
}
