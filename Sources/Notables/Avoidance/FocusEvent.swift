import Foundation

/// UIKit's word that text is edited somewhere else than before.
enum FocusEvent: NotableEvent {
  case textFieldDidBeginEditing
  case textViewDidBeginEditing
  case textViewDidChange

  var notificationName: Notification.Name {
    switch self {
    case .textFieldDidBeginEditing: Notification.Name("UITextFieldTextDidBeginEditingNotification")
    case .textViewDidBeginEditing: Notification.Name("UITextViewTextDidBeginEditingNotification")
    case .textViewDidChange: Notification.Name("UITextViewTextDidChangeNotification")
    }
  }

  static func payload(of notification: Notification) {}

  static var defaultNames: EventNames<FocusEvent> { uiKitNames }

  private static let uiKitNames = EventNames<FocusEvent> { $0.notificationName }
}
