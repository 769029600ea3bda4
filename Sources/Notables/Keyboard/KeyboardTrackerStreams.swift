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
  public func changes(bufferingNewest limit: Int = 64) -> AsyncStream<KeyboardChange> {
    stream(limit, first: nil) { $0 }
  }

  /// The visible height in points: now, if the keyboard is known, then whenever it differs.
  ///
  /// Otherwise like ``changes(bufferingNewest:)``.
  public func visibleHeightValues(bufferingNewest limit: Int = 64) -> AsyncStream<CGFloat> {
    stream(limit, first: current.isKnown ? current.visibleHeight : nil) { change in
      change.heightChange == 0 ? nil : change.new.visibleHeight
    }
  }

  /// Whether the keyboard is hidden: now, if that is known, then whenever it differs.
  ///
  /// Otherwise like ``changes(bufferingNewest:)``.
  public func isHiddenValues(bufferingNewest limit: Int = 64) -> AsyncStream<Bool> {
    stream(limit, first: current.isKnown ? current.isHidden : nil) { change in
      change.kind == .moved ? nil : !change.new.isVisible
    }
  }

  /// The height that content has to make room for, each time the keyboard is about to show.
  ///
  /// See ``KeyboardChange/heightToAdd``. Otherwise like ``changes(bufferingNewest:)``.
  public func willShowVisibleHeightValues(
    bufferingNewest limit: Int = 64
  ) -> AsyncStream<CGFloat> {
    stream(limit, first: nil) { $0.heightToAdd }
  }

  /// The tracker, as long as a stream is wanted.
  private final class StreamOwner: Sendable {
    let tracker: KeyboardTracker

    init(tracker: KeyboardTracker) {
      self.tracker = tracker
    }
  }

  private func stream<Element: Sendable>(
    _ limit: Int,
    first: Element?,
    _ pick: @escaping @MainActor (KeyboardChange) -> Element?
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self,
      bufferingPolicy: .bufferingNewest(limit)
    )
    let owner = StreamOwner(tracker: self)
    // The stream drops this closure when it ends, and with it the owner.
    continuation.onTermination = { _ in withExtendedLifetime(owner) {} }
    if let first { continuation.yield(first) }
    onChange(for: owner) { _, change in
      if let value = pick(change) { continuation.yield(value) }
    }
    return stream
  }
}
