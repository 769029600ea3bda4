import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension KeyboardTracker {
  /// Every real change from now on.
  ///
  /// Registered before the call returns. Ending the loop, cancelling its task or dropping the stream
  /// unread leaves nothing registered. The stream keeps the tracker alive. At most `limit` changes
  /// wait for a slow reader; then the oldest are dropped.
  public func changes(bufferingNewest limit: Int = 64) -> NotableStream<KeyboardChange> {
    stream(limit, first: nil) { $0 }
  }

  /// The visible height in points: now, if the keyboard is known, then whenever it differs.
  ///
  /// Otherwise like ``changes(bufferingNewest:)``.
  public func visibleHeightValues(bufferingNewest limit: Int = 64) -> NotableStream<CGFloat> {
    distinct(limit, \.visibleHeight)
  }

  /// Whether the keyboard is hidden: now, if that is known, then whenever it differs.
  ///
  /// Otherwise like ``changes(bufferingNewest:)``.
  public func isHiddenValues(bufferingNewest limit: Int = 64) -> NotableStream<Bool> {
    distinct(limit) { !$0.isVisible }
  }

  /// The height that content has to make room for, each time the keyboard is about to show.
  ///
  /// See ``KeyboardChange/heightToAdd``. Otherwise like ``changes(bufferingNewest:)``.
  public func willShowVisibleHeightValues(
    bufferingNewest limit: Int = 64
  ) -> NotableStream<CGFloat> {
    stream(limit, first: nil) { $0.heightToAdd }
  }

  /// The state's value whenever it differs; changes that are still to be told can hold the first one.
  private func distinct<Value: Equatable & Sendable>(
    _ limit: Int,
    _ value: @escaping @MainActor (KeyboardState) -> Value
  ) -> NotableStream<Value> {
    var last = current.isKnown ? value(current) : nil
    return stream(limit, first: last) { change in
      let (old, new) = (last ?? value(change.old), value(change.new))
      last = new
      return new == old ? nil : new
    }
  }

  private func stream<Element: Sendable>(
    _ limit: Int,
    first: Element?,
    _ pick: @escaping @MainActor (KeyboardChange) -> Element?
  ) -> NotableStream<Element> {
    let stream = NotableStream<Element>(bufferingNewest: limit)
    // Not the stream itself: it would never be dropped.
    let continuation = stream.continuation
    if let first { continuation.yield(first) }
    let owner = StreamOwner(self)
    // The stream drops this closure when it is over, and with it the owner.
    continuation.onTermination = { _ in withExtendedLifetime(owner) {} }
    onChange(for: owner) { _, change in
      if let value = pick(change) { continuation.yield(value) }
    }
    return stream
  }
}

/// Lives as long as a stream is wanted, and keeps the tracker as long.
private final class StreamOwner: Sendable {
  private let tracker: KeyboardTracker

  init(_ tracker: KeyboardTracker) {
    self.tracker = tracker
  }
}
