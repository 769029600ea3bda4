import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A key and its place.
public struct SolvedKey: Equatable, Sendable {
  /// The key as the layout has it.
  public let button: KeyboardButton
  /// The index of the layout's row that the key is in, at whatever depth.
  public let row: Int
  /// Where the key is drawn, in points from the keyboard's top left corner.
  public internal(set) var frame: CGRect
  /// The points that belong to the key, within the keyboard's bounds.
  ///
  /// Its left and top edge belong to the neighbour there, unless they are the keyboard's own.
  public internal(set) var hitArea: CGRect

  /// What tells the key from others.
  public var identifier: String { button.identifier }
}
