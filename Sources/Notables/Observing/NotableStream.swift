/// Values as an asynchronous sequence, for one loop on any actor.
///
/// Made by ``NotableEvent/notifications(on:names:bufferingNewest:)`` and by ``KeyboardTracker``. The
/// stream serves one loop and is over with it: when the loop is left, when its task is cancelled, or
/// when the stream is dropped unread, nothing of it stays registered. A stream that is over can still
/// be read to the end of what it holds.
public struct NotableStream<Element: Sendable>: AsyncSequence, Sendable {
  private let elements: AsyncStream<Element>
  let continuation: AsyncStream<Element>.Continuation

  /// Makes a stream in which at most so many values wait, and at least one can.
  init(bufferingNewest limit: Int) {
    (elements, continuation) = AsyncStream.makeStream(
      bufferingPolicy: .bufferingNewest(Swift.max(1, limit))
    )
  }

  /// Begins the loop that the stream serves.
  public func makeAsyncIterator() -> Iterator {
    Iterator(base: elements.makeAsyncIterator(), loop: Loop(continuation))
  }

  /// Waits for one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<Element>.Iterator
    fileprivate let loop: Loop

    /// The next value; nil when the stream is over or the task is cancelled.
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
