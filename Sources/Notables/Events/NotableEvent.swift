import Foundation

/// A family of notifications that belong together: an enum that knows its notification names and
/// how to read what they carry.
///
/// `AppEvent` and `KeyboardEvent` are families. An enum of your own is one as soon as it conforms:
///
/// ```swift
/// enum DayEvent: NotableEvent {
///   case didChange
///
///   var notificationName: Notification.Name { .NSCalendarDayChanged }
///   static func payload(of notification: Notification) {}
/// }
/// ```
public protocol NotableEvent: CaseIterable, Hashable, Sendable {
  /// What a notification of the family carries; `Void` if nothing.
  associatedtype Payload: Sendable

  /// The name under which the event is posted, unless other names are injected.
  var notificationName: Notification.Name { get }

  /// Reads the payload of a notification of the family.
  ///
  /// Called once for each notification, on the thread that posts it, however many listen. It must
  /// not fail: a payload says by itself what was missing.
  static func payload(of notification: Notification) -> Payload

  /// The names that a registration without names of its own listens for.
  ///
  /// By default every event's `notificationName`. A family whose names differ from platform to
  /// platform returns the platform's own. Must return equal names every time.
  static var defaultNames: EventNames<Self> { get }
}

extension NotableEvent {
  /// Every event's `notificationName`.
  public static var defaultNames: EventNames<Self> { EventNames { $0.notificationName } }
}

extension NotableEvent {
  /// Makes `hook` run for every event of the family until `target` is unregistered or gone.
  ///
  /// This is the one way in: the `note_register…` methods call it, and a protocol of your own does
  /// the same with one exhaustive `switch` from event to hook.
  ///
  /// - A notification posted on the main thread has run its hooks when `post` returns. One posted on
  ///   another thread counts as posted when it reaches the main actor; its poster never waits. It is
  ///   lost when nobody listened as it was posted.
  /// - Hooks run in the order of registration. A target registered again keeps its first place and
  ///   its first hook, and is called once. Both hold for one family under one set of names on one
  ///   center: of two sets that share a name, each calls by itself.
  /// - A target unregistered before its turn is not called any more; one registered during a post
  ///   waits for the next.
  ///
  /// - Parameters:
  ///   - target: The object to call for. It is held weakly, so registering does not extend its life,
  ///     and an object that goes away needs no unregistering.
  ///   - center: Where the notifications are posted. It is held weakly.
  ///   - names: The names to listen for; nil for `defaultNames`. An event without a name is never
  ///     delivered.
  ///   - hook: Receives the target, so that it need not capture it.
  @MainActor
  public static func register<Target: AnyObject>(
    _ target: Target,
    on center: NotificationCenter = .default,
    names: EventNames<Self>? = nil,
    hook: @escaping @MainActor (_ target: Target, _ event: Self, _ payload: Payload) -> Void
  ) {
    HubRegistry.shared.hub(Self.self, on: center, names: names)
      .register(HookReceiver(target, hook: hook))
  }

  /// Ends every registration of `target` for this family on `center`, whatever its names.
  ///
  /// Harmless for an object that was never registered, or no longer is.
  @MainActor
  public static func unregister(
    _ target: AnyObject,
    from center: NotificationCenter = .default
  ) {
    for hub in HubRegistry.shared.hubs(of: Self.self, on: center) {
      hub.typed(Self.self).unregister(target)
    }
  }

  /// The number of objects that are registered for this family on `center` and still alive.
  ///
  /// For leak tests: it is 0 again once everything has been unregistered or released.
  @MainActor
  public static func registrationCount(on center: NotificationCenter = .default) -> Int {
    HubRegistry.shared.hubs(of: Self.self, on: center).reduce(0) { $0 + $1.liveCount }
  }
}
