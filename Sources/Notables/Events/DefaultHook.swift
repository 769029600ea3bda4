extension NotableEvent {
  /// Tells an audit that the event came to the default implementation of its hook.
  ///
  /// The default of every hook calls it, and so should those of your own protocols:
  ///
  /// ```swift
  /// extension DayNotable {
  ///   func note_dayDidChange() { DayEvent.didChange.reachedDefault() }
  /// }
  /// ```
  ///
  /// It does nothing outside ``eventsReachingDefault(during:)``.
  @MainActor
  public func reachedDefault() {
    DefaultHooks.reached?.append(self)
  }

  /// The events whose default hook was called while `work` ran.
  ///
  /// For tests; `HookAudit` in NotablesTesting is built on it. Calls may be nested.
  @MainActor
  public static func eventsReachingDefault(during work: () throws -> Void) rethrows -> Set<Self> {
    let outer = DefaultHooks.reached
    DefaultHooks.reached = []
    defer { DefaultHooks.reached = outer }
    try work()
    return Set((DefaultHooks.reached ?? []).compactMap { $0.base as? Self })
  }
}

/// What the default hooks tell, nil while nobody asks.
@MainActor
private enum DefaultHooks {
  static var reached: [AnyHashable]?
}
