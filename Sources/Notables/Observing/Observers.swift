/// Closures for the keyboard's events.
public typealias KeyboardObserver = EventObserver<KeyboardEvent>

/// Closures for the events of the app's life.
public typealias AppObserver = EventObserver<AppEvent>

/// Closures for the events of the app's scenes.
public typealias SceneObserver = EventObserver<SceneEvent>

extension EventObserver {
  /// The observer that the whole app shares, on the default center under the family's default names.
  ///
  /// Several screens can use it at once, because closures add up. Give each closure an owner, so that
  /// it ends with its screen. `stop()` and `clear()` concern every screen; to end one screen's
  /// closures early, call ``clear(owner:)``.
  public static var shared: EventObserver {
    if let known = SharedObservers.all[ObjectIdentifier(Event.self)] as? EventObserver {
      return known
    }
    let observer = EventObserver()
    SharedObservers.all[ObjectIdentifier(Event.self)] = observer
    return observer
  }
}

/// The shared observers by family: a generic class has no static storage of its own.
@MainActor
private enum SharedObservers {
  static var all: [ObjectIdentifier: AnyObject] = [:]
}
