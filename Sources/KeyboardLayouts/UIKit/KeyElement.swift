#if canImport(UIKit) && os(iOS)
import QuartzCore
import UIKit

/// A key for a screen reader: a double tap presses it, its menu's items are actions.
final class KeyElement: UIAccessibilityElement {
  typealias Change = (inout TypingMachine) -> [TypingAction]

  private let change: (Change) -> Void

  init(_ element: KeyboardElement, in view: UIView, change: @escaping (Change) -> Void) {
    self.change = change
    super.init(accessibilityContainer: view)
    show(element)
  }

  /// Becomes another key.
  func show(_ element: KeyboardElement) {
    accessibilityLabel = element.name
    accessibilityIdentifier = element.identifier
    accessibilityFrameInContainerSpace = element.frame
    accessibilityTraits = UIAccessibilityTraits(element.traits)
    accessibilityCustomActions = element.menu.map { item in
      UIAccessibilityCustomAction(name: item.title) { [change] _ in
        change { machine in
          machine.chooseMenuItem(
            item.identifier,
            of: element.identifier,
            time: CACurrentMediaTime()
          )
        }
        return true
      }
    }
  }

  override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated {
      change { $0.tap(accessibilityIdentifier ?? "", time: CACurrentMediaTime()) }
    }
    return true
  }
}
#endif
