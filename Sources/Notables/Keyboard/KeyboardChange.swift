import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A real change of the keyboard: what is on the screen differs from before.
public struct KeyboardChange: Equatable, Sendable {
  /// Which way the keyboard changed.
  public enum Kind: String, CaseIterable, Sendable {
    /// It was not on the screen and is now.
    case shown
    /// It was on the screen and is, at another place or with another size.
    case moved
    /// It was on the screen and is no more.
    case hidden
  }

  /// The keyboard before.
  public let old: KeyboardState

  /// The keyboard now.
  public let new: KeyboardState

  /// What the notification said, for moving along with it; nil for a change that no notification
  /// brought, as when the screen turned.
  public let info: KeyboardNotableInfo?

  /// A change from one state to another; nil when both look the same.
  public init?(from old: KeyboardState, to new: KeyboardState, info: KeyboardNotableInfo? = nil) {
    if old.looksLike(new) { return nil }
    self.old = old
    self.new = new
    self.info = info
  }

  /// Which way the keyboard changed.
  public var kind: Kind {
    if !old.isVisible { .shown } else if new.isVisible { .moved } else { .hidden }
  }

  /// How much the visible height grew, in points; negative when it shrank.
  ///
  /// The sum of these since the keyboard was hidden is its height.
  public var heightChange: CGFloat { new.visibleHeight - old.visibleHeight }

  /// The height that content has to make room for when the keyboard is about to show: all of it when
  /// the visible height was 0, else nil.
  public var heightToAdd: CGFloat? {
    old.visibleHeight == 0 && new.visibleHeight > 0 ? new.visibleHeight : nil
  }
}
