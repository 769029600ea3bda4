import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A key's menu that is open.
struct OpenMenu: Sendable {
  /// The index of the key.
  let key: Int
  let placement: KeyMenuPlacement
  /// The finger that chooses; nil when none is down on the menu.
  var touch: Int?
  /// Whether that finger still is the one that opened the menu.
  var isPressed = true
  /// The index of the item under the finger.
  var item: Int?
  /// The press that opened the menu.
  let press: Press

  /// The finger on the menu is at a point.
  mutating func choose(at point: CGPoint) {
    item = placement.itemIndex(at: point)
  }
}
