import Foundation

@testable import Notables

extension NotableEvent {
  /// The number of observers that the hubs of the family have on a center.
  @MainActor
  static func underlyingObserverCount(on center: NotificationCenter) -> Int {
    HubRegistry.shared.hubs(of: Self.self, on: center).reduce(0) {
      $0 + $1.underlyingObserverCount
    }
  }
}
