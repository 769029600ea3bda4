import Foundation

/// The events of the software keyboard; each carries a ``KeyboardNotableInfo``.
///
/// A show or a hide comes with its change of frame: `willChangeFrame`, `willShow`, `didChangeFrame`,
/// `didShow`. A floating keyboard only changes its frame. Any of them can be missing or come twice.
public enum KeyboardEvent: NotableEvent {
  /// The keyboard is about to show, or to grow or shrink while it is shown.
  case willShow
  /// The keyboard has been shown.
  case didShow
  /// The keyboard is about to hide, or to leave its dock.
  case willHide
  /// The keyboard has been hidden.
  case didHide
  /// The keyboard's frame is about to change.
  case willChangeFrame
  /// The keyboard's frame has changed.
  case didChangeFrame

  /// The event's name in UIKit, on every platform.
  public var notificationName: Notification.Name {
    switch self {
    case .willShow: Notification.Name("UIKeyboardWillShowNotification")
    case .didShow: Notification.Name("UIKeyboardDidShowNotification")
    case .willHide: Notification.Name("UIKeyboardWillHideNotification")
    case .didHide: Notification.Name("UIKeyboardDidHideNotification")
    case .willChangeFrame: Notification.Name("UIKeyboardWillChangeFrameNotification")
    case .didChangeFrame: Notification.Name("UIKeyboardDidChangeFrameNotification")
    }
  }

  /// Reads the notification's userInfo.
  public static func payload(of notification: Notification) -> KeyboardNotableInfo {
    KeyboardNotableInfo(userInfo: notification.userInfo)
  }

  /// UIKit's names.
  public static var defaultNames: EventNames<KeyboardEvent> { uiKitNames }

  private static let uiKitNames = EventNames<KeyboardEvent> { $0.notificationName }
}
