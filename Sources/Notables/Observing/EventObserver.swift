import Foundation

/// Closures that run for the events of a family.
///
/// Declare what happens for which event, then start:
///
/// ```swift
/// let keyboard = KeyboardObserver()
///
/// keyboard
///   .on(.willShow) { info in print("to \(info.frameEnd)") }
///   .on(.didHide) { _ in print("gone") }
///   .start()
/// ```
///
/// Closures run on the main actor, those of one event in the order in which they were added. Among
/// other observers and objects the observer stands where it was started; see
/// ``NotableEvent/register(_:on:names:hook:)`` for the order and for notifications that are posted on
/// another thread.
///
/// An observer that is released has stopped. Keep it for as long as it should run, and capture what
/// owns it weakly.
@MainActor
public final class EventObserver<Event: NotableEvent> {
  let center: NotificationCenter
  /// What must live as long as the observer.
  var companions = Companions()
  private let names: EventNames<Event>?
  private var closures: [Event: [EventClosure<Event>]] = [:]
  private var run: Run?

  /// Makes an observer that is not started and has no closures.
  ///
  /// - Parameters:
  ///   - center: Where the notifications are posted.
  ///   - names: The names to listen for; nil for the family's `defaultNames`.
  public init(on center: NotificationCenter = .default, names: EventNames<Event>? = nil) {
    self.center = center
    self.names = names
  }

  /// Whether closures run: true between `start()` and `stop()`.
  public var isStarted: Bool { run != nil }

  /// Adds a closure for an event, before or after `start()`.
  ///
  /// One that is added while the event is being delivered waits for the next.
  ///
  /// - Returns: The observer itself, so that calls can be chained.
  @discardableResult
  public func on(
    _ event: Event,
    do closure: @escaping @MainActor (_ payload: Event.Payload) -> Void
  ) -> Self {
    add(EventClosure(closure), for: event)
  }

  /// Adds a closure for an event that ends with its owner.
  ///
  /// For an observer that outlives a screen, such as ``shared``. The closure must not hold the owner
  /// strongly; one that needs it can take it as its first parameter instead.
  ///
  /// - Returns: The observer itself, so that calls can be chained.
  @discardableResult
  public func on(
    _ event: Event,
    owner: AnyObject,
    do closure: @escaping @MainActor (_ payload: Event.Payload) -> Void
  ) -> Self {
    add(EventClosure(owner: owner, closure), for: event)
  }

  /// Adds a closure for an event that ends with its owner, and receives it.
  ///
  /// ```swift
  /// KeyboardObserver.shared
  ///   .on(.willShow, owner: self) { screen, info in screen.makeRoom(for: info.frameEnd) }
  ///   .start()
  /// ```
  ///
  /// - Returns: The observer itself, so that calls can be chained.
  @discardableResult
  public func on<Owner: AnyObject>(
    _ event: Event,
    owner: Owner,
    do closure: @escaping @MainActor (_ owner: Owner, _ payload: Event.Payload) -> Void
  ) -> Self {
    on(event, owner: owner) { [weak owner] payload in
      if let owner { closure(owner, payload) }
    }
  }

  /// Begins to run the closures; harmless when started.
  public func start() {
    guard run == nil else { return }
    let run = Run(of: self)
    self.run = run
    Event.register(run, on: center, names: names) { run, event, payload in
      run.receive(event, payload)
    }
  }

  /// Ends running the closures, and keeps them for the next `start()`; harmless when stopped.
  ///
  /// Closures whose turn has not come are not called any more.
  public func stop() {
    guard let run else { return }
    self.run = nil
    Event.unregister(run, from: center)
  }

  /// Removes every closure; a started observer stays started.
  ///
  /// Closures whose turn has not come are not called any more.
  public func clear() {
    for event in Event.allCases { clear(event) }
  }

  /// Removes the closures of one event.
  public func clear(_ event: Event) {
    let all = closures.removeValue(forKey: event) ?? []
    for closure in all { closure.end() }
  }

  /// Removes the closures that were added with this owner.
  public func clear(owner: AnyObject) {
    for event in Event.allCases {
      for closure in closures[event] ?? [] where closure.isOwned(by: owner) { closure.end() }
      forgetClosuresThatAreOver(for: event)
    }
  }

  private func add(_ closure: EventClosure<Event>, for event: Event) -> Self {
    forgetClosuresThatAreOver(for: event)
    closures[event, default: []].append(closure)
    return self
  }

  private func forgetClosuresThatAreOver(for event: Event) {
    guard let all = closures[event] else { return }
    closures[event] = all.filter { !$0.isOver }
    // Let go of at the end: what they captured can come back here in its own.
    withExtendedLifetime(all) {}
  }

  /// One stretch from `start()` to `stop()`: the object that the hub calls.
  @MainActor
  private final class Run {
    private weak var observer: EventObserver?

    init(of observer: EventObserver) {
      self.observer = observer
    }

    func receive(_ event: Event, _ payload: Event.Payload) {
      for closure in observer?.closures[event] ?? [] {
        // Asked anew each time: a closure may have stopped the observer, or released it.
        guard observer?.run === self else { return }
        closure.call(payload)
      }
    }
  }
}
