import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Remembers where a scroll view stood before the keyboard came.
public struct OffsetKeeper: Hashable, Sendable {
  /// Where the content goes when the keyboard leaves.
  public enum Ending: String, CaseIterable, Sendable {
    /// It stays where it is, as far as it can rest there.
    case keep
    /// It goes back to where it was, unless the user has scrolled meanwhile; then it stays.
    case restore
  }

  /// Where the content goes when the keyboard leaves.
  public var ending: Ending

  private var resting: CGFloat?
  private var isUsers = false

  /// A keeper that remembers nothing yet.
  public init(ending: Ending = .keep) {
    self.ending = ending
  }

  /// The keyboard has come, or changed: the first of these calls remembers the offset.
  public mutating func begin(at offset: CGFloat) {
    if resting == nil { isUsers = false }
    resting = resting ?? offset
  }

  /// The user's finger has scrolled.
  public mutating func userScrolled() {
    isUsers = true
  }

  /// Forgets, because the keyboard has left.
  ///
  /// A remembered offset comes back exactly, also a negative one, but not beyond the content's end.
  /// Without ``begin(at:)`` it is the offset that the scroll view has.
  ///
  /// - Parameter metrics: The scroll view without the keyboard's inset.
  /// - Returns: The offset to go to.
  public mutating func end(_ metrics: ScrollMetrics) -> CGFloat {
    guard let resting else { return metrics.offset }
    let goesBack = ending == .restore && !isUsers
    self = OffsetKeeper(ending: ending)
    return goesBack ? metrics.limited(resting) : metrics.clamped(metrics.offset)
  }
}
