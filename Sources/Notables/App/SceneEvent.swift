import Foundation

/// The events of a scene's life; each carries a ``SceneReference``.
///
/// The order in which iOS posts them:
///
/// - opened: `willConnect`, `willEnterForeground`, `didActivate`
/// - to the background: `willDeactivate`, `didEnterBackground`
/// - back: `willEnterForeground`, `didActivate`
/// - an interruption: `willDeactivate`, `didActivate`
/// - closed: `didDisconnect`
///
/// An app with scenes still gets its app events: `AppEvent.willEnterForeground` right after that of
/// the first scene, `AppEvent.didEnterBackground` after that of the last.
public enum SceneEvent: NotableEvent {
  /// The scene has been added to the app.
  case willConnect
  /// The scene has been removed from the app.
  case didDisconnect
  /// The scene is in front and receives events.
  case didActivate
  /// The scene is about to stop receiving events.
  case willDeactivate
  /// The scene is about to come to the foreground.
  case willEnterForeground
  /// Nothing of the scene is on the screen any more.
  case didEnterBackground

  /// The event's name in UIKit, on every platform.
  public var notificationName: Notification.Name {
    switch self {
    case .willConnect: Notification.Name("UISceneWillConnectNotification")
    case .didDisconnect: Notification.Name("UISceneDidDisconnectNotification")
    case .didActivate: Notification.Name("UISceneDidActivateNotification")
    case .willDeactivate: Notification.Name("UISceneWillDeactivateNotification")
    case .willEnterForeground: Notification.Name("UISceneWillEnterForegroundNotification")
    case .didEnterBackground: Notification.Name("UISceneDidEnterBackgroundNotification")
    }
  }

  /// Refers to the notification's object.
  public static func payload(of notification: Notification) -> SceneReference {
    SceneReference(notification.object as AnyObject?)
  }

  /// UIKit's names.
  public static var defaultNames: EventNames<SceneEvent> { uiKitNames }

  private static let uiKitNames = EventNames<SceneEvent> { $0.notificationName }
}
