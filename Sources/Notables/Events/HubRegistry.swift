import Foundation

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
  private var hubs: [Key: [AnyHub]] = [:]
  private var sweepSize = 16

  /// The key that was asked for last, and its hubs: registrations come in rows.
  private var last: (key: Key, hubs: [AnyHub])?

  /// The family's hubs on the center, one for each set of names that was used there; each is a
  /// `Hub<Event>`.
  func hubs<Event: NotableEvent>(
    of family: Event.Type,
    on center: NotificationCenter
  ) -> [AnyHub] {
    known(key(family, center), center)
  }

  /// The family's hub on the center for these names (nil: its default names), made if need be.
  func hub<Event: NotableEvent>(
    _ family: Event.Type,
    on center: NotificationCenter,
    names: EventNames<Event>?
  ) -> Hub<Event> {
    let key = key(family, center)
    for known in known(key, center) {
      let hub = known.typed(family)
      if let names {
        if names == hub.names { return hub }
      } else if hub.hasDefaultNames {
        return hub
      }
    }
    let hub = Hub(center: center, names: names ?? Event.defaultNames)
    add(hub, under: key)
    return hub
  }

  private func key<Event: NotableEvent>(_ family: Event.Type, _ center: NotificationCenter) -> Key {
    Key(center: ObjectIdentifier(center), family: ObjectIdentifier(family))
  }

  private func known(_ key: Key, _ center: NotificationCenter) -> [AnyHub] {
    if last?.key != key { last = hubs[key].map { (key, $0) } }
    guard let last, last.key == key, last.hubs.first?.center === center else { return [] }
    return last.hubs
  }

  private func add(_ hub: AnyHub, under key: Key) {
    let known = last
    last = nil
    // Let go of at the end, as below.
    defer { withExtendedLifetime(known) {} }
    if let known = hubs[key], known.first?.center === hub.center {
      hubs[key] = known + [hub]
      return
    }
    // What goes is let go of last: the end of what a hook held can come back here.
    let replaced = hubs.updateValue([hub], forKey: key)
    defer { withExtendedLifetime(replaced) {} }
    // Centers that went away leave their hubs behind. Looking for them costs O(n), so with many it
    // waits until the registry has doubled.
    guard hubs.count <= 64 || hubs.count >= sweepSize else { return }
    let all = hubs
    defer { withExtendedLifetime(all) {} }
    hubs = all.filter { $0.value.first?.center != nil }
    sweepSize = max(16, 2 * hubs.count)
  }
}
