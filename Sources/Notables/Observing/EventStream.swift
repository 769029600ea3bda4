import Foundation

extension NotableEvent {
  /// The family's events with their payloads, as they come, for one `for await` loop.
  ///
  /// ```swift
  /// let events = await KeyboardEvent.notifications()
  /// for await (event, info) in events { print(event, info.frameEnd) }
  /// ```
  ///
  /// The stream is registered when the call returns: nothing that is posted afterwards on the main
  /// thread is missed, however late the loop begins. That is why the call belongs to the main actor;
  /// elsewhere it takes an `await`. The stream itself can be read on any actor.
  ///
  /// - Parameters:
  ///   - center: Where the notifications are posted. It is held weakly; when it goes away, the stream
  ///     falls silent, but is not over.
  ///   - names: The names to listen for; nil for `defaultNames`.
  ///   - limit: How many events wait for a loop that is slow; the oldest is dropped for one more. At
  ///     least 1.
  /// - Returns: The stream, which is registered already.
  @MainActor
  public static func notifications(
    on center: NotificationCenter = .default,
    names: EventNames<Self>? = nil,
    bufferingNewest limit: Int = 64
  ) -> EventStream<Self> {
    let hub = HubRegistry.shared.hub(Self.self, on: center, names: names)
    let stream = EventStream<Self>(bufferingNewest: limit)
    let end = StreamEnd()
    let receiver = StreamReceiver<Self>(stream.continuation, until: end)
    stream.continuation.onTermination = { [weak hub, weak receiver] _ in
      end.reach()
      // Streams end on any thread, and in the middle of anything.
      DispatchQueue.main.async { if let receiver { hub?.remove(receiver) } }
    }
    hub.register(receiver)
    return stream
  }
}

/// The events of a family with what their notifications carried, in the order of posting.
public typealias EventStream<Event: NotableEvent> = NotableStream<
  (event: Event, payload: Event.Payload)
>

/// The hub's side of a stream.
private final class StreamReceiver<Event: NotableEvent>: Receiver<Event> {
  private let continuation: AsyncStream<EventStream<Event>.Element>.Continuation
  private let end: StreamEnd

  init(
    _ continuation: AsyncStream<EventStream<Event>.Element>.Continuation,
    until end: StreamEnd
  ) {
    self.continuation = continuation
    self.end = end
    super.init(end)
  }

  override var isAlive: Bool { !end.isReached }

  override func receive(_ event: Event, _ payload: Event.Payload) -> Bool {
    continuation.yield((event, payload))
    return isAlive
  }
}

/// Whether a stream is over.
///
/// Unchecked, because the flag is touched under the lock only.
private final class StreamEnd: @unchecked Sendable {
  private let lock = NSLock()
  private var flag = false

  var isReached: Bool {
    lock.lock()
    defer { lock.unlock() }
    return flag
  }

  func reach() {
    lock.lock()
    defer { lock.unlock() }
    flag = true
  }
}
