#if canImport(UIKit) && os(iOS)
import UIKit

extension KeyboardScheme {
  /// The appearance that follows from an interface style.
  public init(_ style: UIUserInterfaceStyle) {
    self = [.dark: .dark][style] ?? .light
  }

  /// The appearance that follows from the one that a text field wants of its keyboard.
  public init(_ appearance: UIKeyboardAppearance) {
    self = [.dark: .dark][appearance] ?? .light
  }
}
#endif
