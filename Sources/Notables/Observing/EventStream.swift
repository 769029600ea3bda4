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
  ///   - center: Where the notifications are posted. It is held weakly.
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
    hub.register(stream.registered { [weak hub] receiver in hub?.remove(receiver) })
    return stream
  }
}

/// The events of a family as an asynchronous sequence, made by
/// ``NotableEvent/notifications(on:names:bufferingNewest:)``.
///
/// Events come in the order of posting. The stream serves one loop and is over with it: when the loop
/// is left, when its task is cancelled, or when the stream is dropped unread, nothing of it stays
/// registered. A stream that is over can still be read to the end of what it holds.
public struct EventStream<Event: NotableEvent>: AsyncSequence, Sendable {
  /// An event and what its notification carried.
  public typealias Element = (event: Event, payload: Event.Payload)

  private let elements: AsyncStream<Element>
  private let continuation: AsyncStream<Element>.Continuation

  fileprivate init(bufferingNewest limit: Int) {
    (elements, continuation) = AsyncStream.makeStream(
      bufferingPolicy: .bufferingNewest(Swift.max(1, limit))
    )
  }

  /// The receiver that feeds the stream, and leaves the hub's list when the stream is over.
  @MainActor
  fileprivate func registered(
    remove: @escaping @MainActor (StreamReceiver<Event>) -> Void
  ) -> StreamReceiver<Event> {
    let end = StreamEnd()
    let receiver = StreamReceiver(continuation, until: end)
    continuation.onTermination = { [weak receiver] _ in
      end.reach()
      // Streams end on any thread, and in the middle of anything.
      DispatchQueue.main.async { if let receiver { remove(receiver) } }
    }
    return receiver
  }

  /// Begins the loop that the stream serves.
  public func makeAsyncIterator() -> Iterator {
    Iterator(elements.makeAsyncIterator(), in: Loop(continuation))
  }

  /// Waits for one event after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private var base: AsyncStream<Element>.Iterator
    private let loop: Loop

    fileprivate init(_ base: AsyncStream<Element>.Iterator, in loop: Loop) {
      self.base = base
      self.loop = loop
    }

    /// The next event; nil when the stream is over or the task is cancelled.
    public mutating func next() async -> Element? { await base.next() }
  }

  /// Ends the stream when its iterator goes away.
  fileprivate final class Loop {
    private let continuation: AsyncStream<Element>.Continuation

    init(_ continuation: AsyncStream<Element>.Continuation) {
      self.continuation = continuation
    }

    deinit { continuation.finish() }
  }
}

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
