/// A closure of an ``EventObserver``, and how long it is called.
@MainActor
final class EventClosure<Event: NotableEvent> {
  private var body: (@MainActor (Event.Payload) -> Void)?
  private let hasOwner: Bool
  private weak var owner: AnyObject?

  init(owner: AnyObject? = nil, _ body: @escaping @MainActor (Event.Payload) -> Void) {
    self.body = body
    self.owner = owner
    hasOwner = owner != nil
  }

  /// True once it was ended or its owner is gone.
  var isOver: Bool { body == nil || (hasOwner && owner == nil) }

  func isOwned(by object: AnyObject) -> Bool { owner === object }

  func call(_ payload: Event.Payload) {
    if !isOver { body?(payload) }
  }

  /// Lets go of what the closure captured.
  func end() {
    // Let go of at the end: what it captured can come back here in its own.
    let body = body
    self.body = nil
    withExtendedLifetime(body) {}
  }
}
