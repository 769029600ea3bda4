import Foundation

extension NotableEvent {
  /// Calls whoever is registered for the event on `center`, as if it had been posted there.
  @MainActor
  func deliver(_ payload: Payload, on center: NotificationCenter) {
    for hub in HubRegistry.shared.hubs(of: Self.self, on: center) {
      hub.typed(Self.self).deliver(self, payload)
    }
  }
}
