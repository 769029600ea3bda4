import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Adds the keyboard to one inset without ever losing the inset's own value.
///
/// The value that the inset had before the keyboard came is its baseline. While the keyboard is up
/// the inset is baseline plus overlap, however often and in whatever steps the overlap changes; at
/// the end it is the baseline again, exactly.
///
/// ```swift
/// scrollView.contentInset.bottom = keeper.inset(
///   replacing: scrollView.contentInset.bottom, adding: overlap)
/// ```
///
/// One keeper keeps one number, so the other three insets are never touched.
public struct InsetKeeper: Hashable, Sendable {
  /// The inset without the keyboard; nil while the keyboard adds nothing.
  public private(set) var baseline: CGFloat?

  private var applied: CGFloat?

  /// A keeper for an inset to which nothing has been added.
  public init() {}

  /// Computes the value that the inset must have now.
  ///
  /// - Parameters:
  ///   - current: The value that the inset has. When it is not the value that this keeper gave last,
  ///     its owner has set it while the keyboard was up: then it is the new baseline. An owner who
  ///     sets exactly the value that was given cannot be told from the keeper itself: the baseline
  ///     stays. NaN counts as 0.
  ///   - overlap: What the keyboard adds, in points; 0, a negative number or NaN ends it. An overlap
  ///     of 0 before any other changes nothing.
  /// - Returns: Baseline plus overlap, or the baseline.
  public mutating func inset(replacing current: CGFloat, adding overlap: CGFloat) -> CGFloat {
    let current = current.isNaN ? 0 : current
    let resting = current == applied ? baseline ?? current : current
    guard overlap > 0 else {
      baseline = nil
      applied = nil
      return resting
    }
    let inset = resting + overlap
    baseline = resting
    applied = inset
    return inset
  }
}
