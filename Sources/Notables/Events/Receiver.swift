/// One registration: who is called, and how.
///
/// A box, so that copying the list of them copies no weak reference; subclassed by who is called, so
/// that a call needs no cast.
@MainActor
class Receiver<Event: NotableEvent> {
  /// The address of the target, which another object can have later; nil once it is off the list.
  final var key: ObjectIdentifier?

  init(_ target: AnyObject) {
    key = ObjectIdentifier(target)
  }

  /// False once the target is gone.
  var isAlive: Bool { false }

  /// Calls the target; false when it is gone.
  func receive(_ event: Event, _ payload: Event.Payload) -> Bool { false }

  /// Takes over what another registration of the same target asks for; nothing by default, as the
  /// first hook stays.
  func absorb(_ later: Receiver<Event>) {}
}

/// A registration with a hook of the caller's.
final class HookReceiver<Event: NotableEvent, Target: AnyObject>: Receiver<Event> {
  private weak var target: Target?
  private let hook: @MainActor (Target, Event, Event.Payload) -> Void

  init(_ target: Target, hook: @escaping @MainActor (Target, Event, Event.Payload) -> Void) {
    self.target = target
    self.hook = hook
    super.init(target)
  }

  override var isAlive: Bool { target != nil }

  override func receive(_ event: Event, _ payload: Event.Payload) -> Bool {
    guard let target else { return false }
    hook(target, event, payload)
    return true
  }
}
