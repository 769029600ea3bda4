#if canImport(UIKit) && os(iOS)
// Older SDKs declare these constants as variables, which anyone could change.
@preconcurrency import UIKit

extension UIAccessibilityTraits {
  /// The traits of a key.
  init(_ traits: Set<KeyboardElement.Trait>) {
    let table: [KeyboardElement.Trait: UIAccessibilityTraits] = [
      .key: .keyboardKey, .button: .button, .selected: .selected,
    ]
    self.init(traits.compactMap { table[$0] })
  }
}

extension UIAccessibility {
  /// Tells screen readers that other elements show.
  @MainActor
  static func postLayoutChange() {
    post(notification: .layoutChanged, argument: nil)
  }
}
#endif
