import Foundation

/// Something that belongs to a center without keeping it alive.
@MainActor
class CenterBound {
  private(set) final weak var center: NotificationCenter?

  init(center: NotificationCenter) {
    self.center = center
  }
}

/// Finds the hubs of a family on a center.
///
/// They are kept by the address of the center. Each remembers its center weakly, so that a released
/// center and another one at the same address are told apart. A hub stays as long as its center,
/// listened to or not: what was posted on another thread finds whoever is registered on arrival.
@MainActor
final class HubRegistry {
  static let shared = HubRegistry()

  private struct Key: Hashable {
    let center: ObjectIdentifier
    let family: ObjectIdentifier
  }

  /// The family's type in a key is the type of the hubs behind it.
  private var hubs: [Key: [CenterBound]] = [:]
  private var sweepSize = 16

  /// The family's hubs on the center, one for each set of names that was used there.
  func hubs<Event: NotableEvent>(
    _ family: Event.Type,
    on center: NotificationCenter
  ) -> [Hub<Event>] {
    known(key(family, center), center).map { unsafeDowncast($0, to: Hub<Event>.self) }
  }

  /// The family's hub on the center for these names (nil: its default names), made if need be.
  func hub<Event: NotableEvent>(
    _ family: Event.Type,
    on center: NotificationCenter,
    names: EventNames<Event>?
  ) -> Hub<Event> {
    let key = key(family, center)
    for known in known(key, center) {
      let hub = unsafeDowncast(known, to: Hub<Event>.self)
      if names.map({ $0 == hub.names }) ?? hub.hasDefaultNames { return hub }
    }
    let hub = Hub(center: center, names: names ?? Event.defaultNames)
    add(hub, under: key)
    return hub
  }

  private func key<Event: NotableEvent>(_ family: Event.Type, _ center: NotificationCenter) -> Key {
    Key(center: ObjectIdentifier(center), family: ObjectIdentifier(family))
  }

  private func known(_ key: Key, _ center: NotificationCenter) -> [CenterBound] {
    guard let known = hubs[key], known.first?.center === center else { return [] }
    return known
  }

  private func add(_ hub: CenterBound, under key: Key) {
    if let known = hubs[key], known.first?.center === hub.center {
      hubs[key] = known + [hub]
      return
    }
    // What goes is let go of last: the end of what a hook held can come back here.
    let replaced = hubs.updateValue([hub], forKey: key)
    defer { withExtendedLifetime(replaced) {} }
    // Centers that went away leave their hubs behind. Looking for them costs O(n), so it waits until
    // the registry has doubled.
    guard hubs.count >= sweepSize else { return }
    let all = hubs
    defer { withExtendedLifetime(all) {} }
    hubs = all.filter { $0.value.first?.center != nil }
    sweepSize = max(16, 2 * hubs.count)
  }
}
