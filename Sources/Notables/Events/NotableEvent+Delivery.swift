import Foundation

extension NotableEvent {
  /// Calls everyone who is registered for the event on the center, without posting.
  @MainActor
  func deliver(_ payload: Payload, on center: NotificationCenter) {
    for hub in HubRegistry.shared.hubs(Self.self, on: center) { hub.deliver(self, payload) }
  }
}
