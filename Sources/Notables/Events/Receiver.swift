/// One registration: who is called, and how.
///
/// A box, so that copying the list of them copies no weak reference; subclassed by who is called, so
/// that a call needs no cast.
@MainActor
class Receiver<Event: NotableEvent> {
  /// The address of the target, which another object can have later.
  final let identifier: ObjectIdentifier

  /// Where the list holds this receiver, nil once it is off the list.
  final var position: Int?

  init(identifier: ObjectIdentifier) {
    self.identifier = identifier
  }

  /// False once the target is gone.
  var isAlive: Bool { false }

  /// Calls the target; false when it is gone.
  func receive(_ event: Event, _ payload: Event.Payload) -> Bool { false }

  /// Takes over what another registration of the same target asks for; nothing by default, as the
  /// first hook stays.
  func absorb(_ later: Receiver<Event>) {}
}

final class HookReceiver<Event: NotableEvent, Target: AnyObject>: Receiver<Event> {
  private weak var target: Target?
  private let hook: @MainActor (Target, Event, Event.Payload) -> Void

  init(_ target: Target, hook: @escaping @MainActor (Target, Event, Event.Payload) -> Void) {
    self.target = target
    self.hook = hook
    super.init(identifier: ObjectIdentifier(target))
  }

  override var isAlive: Bool { target != nil }

  override func receive(_ event: Event, _ payload: Event.Payload) -> Bool {
    guard let target else { return false }
    hook(target, event, payload)
    return true
  }
}
