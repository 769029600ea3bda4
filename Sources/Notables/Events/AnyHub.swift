import Foundation

/// A hub, whatever its family.
///
/// It belongs to a center without keeping it alive.
@MainActor
class AnyHub {
  private(set) final weak var center: NotificationCenter?

  init(center: NotificationCenter) {
    self.center = center
  }

  /// The number of receivers whose target is alive.
  var liveCount: Int { 0 }

  /// The number of observers that it has on the center.
  var underlyingObserverCount: Int { 0 }

  /// The hub with its family, which must be the one that the registry was asked for.
  ///
  /// Inlined, so that the call on it is the specialized one; that is twice as fast.
  @inline(__always)
  final func typed<Event: NotableEvent>(_ family: Event.Type) -> Hub<Event> {
    unsafeDowncast(self, to: Hub<Event>.self)
  }
}
