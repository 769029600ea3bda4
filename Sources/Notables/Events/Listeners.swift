/// Closures that want to hear values, each as long as its owner lives.
///
/// Called in the order in which they were added. One that is removed before its turn is not called;
/// one that is added meanwhile waits for the next value.
@MainActor
final class Listeners<Value> {
  private final class Listener {
    let owner: () -> AnyObject?
    let body: @MainActor (Value) -> Void
    var isOn = true

    init(owner: @escaping () -> AnyObject?, body: @escaping @MainActor (Value) -> Void) {
      self.owner = owner
      self.body = body
    }
  }

  private var listeners: [Listener] = []

  /// The number of closures whose owner is alive.
  var count: Int { listeners.lazy.filter { $0.owner() != nil }.count }

  func add<Owner: AnyObject>(
    _ owner: Owner,
    _ body: @escaping @MainActor (Owner, Value) -> Void
  ) {
    prune()
    let listener = Listener(owner: { [weak owner] in owner }) { [weak owner] value in
      if let owner { body(owner, value) }
    }
    listeners.append(listener)
  }

  func remove(_ owner: AnyObject) {
    for listener in listeners where listener.owner() === owner { listener.isOn = false }
    dropThoseOff()
  }

  func tell(_ value: Value) {
    let listeners = listeners
    for listener in listeners where listener.isOn { listener.body(value) }
    prune()
  }

  private func prune() {
    for listener in listeners where listener.owner() == nil { listener.isOn = false }
    dropThoseOff()
  }

  private func dropThoseOff() {
    let all = listeners
    listeners = listeners.filter { $0.isOn }
    // Let go of at the end, when the list is at rest: what a closure captured can come back here in
    // its own.
    withExtendedLifetime(all) {}
  }
}
