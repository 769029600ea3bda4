#if canImport(Combine)
import Combine
import Foundation

extension NotableEvent {
  /// Publishes the family's events with their payloads, on the main actor, as they come.
  ///
  /// It is registered when the call returns, and stays so for as long as the publisher or a
  /// subscription to it exists. Every subscription gets every event; nothing is kept for later ones.
  ///
  /// ```swift
  /// KeyboardEvent.publisher()
  ///   .sink { event, info in print(event, info.frameEnd) }
  ///   .store(in: &subscriptions)
  /// ```
  ///
  /// - Parameters:
  ///   - center: Where the notifications are posted. It is held weakly.
  ///   - names: The names to listen for; nil for `defaultNames`.
  /// - Returns: A publisher that never completes.
  @MainActor
  public static func publisher(
    on center: NotificationCenter = .default,
    names: EventNames<Self>? = nil
  ) -> AnyPublisher<EventStream<Self>.Element, Never> {
    let subject = PassthroughSubject<EventStream<Self>.Element, Never>()
    register(subject, on: center, names: names) { subject, event, payload in
      subject.send((event, payload))
    }
    // The hub holds the subject weakly; the subscriptions keep it through this closure.
    return
      subject
      .handleEvents(receiveCancel: { withExtendedLifetime(subject) {} })
      .eraseToAnyPublisher()
  }
}
#endif
