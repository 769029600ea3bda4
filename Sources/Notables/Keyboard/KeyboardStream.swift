/// Values of the keyboard as an asynchronous sequence, made by a ``KeyboardTracker``.
///
/// The stream serves one loop and is over with it: when the loop is left, when its task is cancelled,
/// or when the stream is dropped unread, nothing of it stays registered.
public struct KeyboardStream<Element: Sendable>: AsyncSequence, Sendable {
  private let elements: AsyncStream<Element>
  let continuation: AsyncStream<Element>.Continuation

  init(bufferingNewest limit: Int) {
    (elements, continuation) = AsyncStream.makeStream(
      bufferingPolicy: .bufferingNewest(Swift.max(1, limit))
    )
  }

  /// An object that lives as long as the stream is wanted, and keeps the tracker as long.
  func owner(keeping tracker: KeyboardTracker) -> AnyObject {
    let owner = Owner(tracker)
    // The stream drops this closure when it is over, and with it the owner.
    continuation.onTermination = { _ in withExtendedLifetime(owner) {} }
    return owner
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

  private final class Owner: Sendable {
    private let tracker: KeyboardTracker

    init(_ tracker: KeyboardTracker) {
      self.tracker = tracker
    }
  }
}
