import Foundation

/// The notification names of a family's events, one or none for each.
///
/// An event without a name is never delivered. Equal when every event has the same name.
public struct EventNames<Event: NotableEvent>: Hashable, Sendable {
  private let names: [Event: Notification.Name]

  /// Asks `name` once for every event of the family.
  public init(_ name: (Event) -> Notification.Name?) {
    names = Dictionary(
      uniqueKeysWithValues: Event.allCases.compactMap { event in name(event).map { (event, $0) } }
    )
  }

  /// The event's name, nil when it has none here.
  public subscript(event: Event) -> Notification.Name? { names[event] }

  /// The event with this name, nil when none has it.
  public func event(named name: Notification.Name) -> Event? {
    Event.allCases.first { names[$0] == name }
  }
}
