import Foundation

/// The events of an app's life.
///
/// Their payload is empty. The order in which iOS posts them:
///
/// - launch: `didFinishLaunching`, `didBecomeActive`
/// - to the background: `willResignActive`, `didEnterBackground`
/// - back: `willEnterForeground`, `didBecomeActive`
/// - a call, Control Centre, a peek at the app switcher: `willResignActive`, `didBecomeActive`
/// - killed in front: `willResignActive`, `didEnterBackground`, `willTerminate`
/// - killed while suspended: nothing
public enum AppEvent: NotableEvent {
  /// The app has launched.
  case didFinishLaunching
  /// The app is in front and receives events.
  case didBecomeActive
  /// The app is about to stop receiving events.
  case willResignActive
  /// Nothing of the app is on the screen any more.
  case didEnterBackground
  /// The app leaves the background.
  case willEnterForeground
  /// The system is short of memory.
  case didReceiveMemoryWarning
  /// The app is about to end.
  case willTerminate

  /// The event's name in UIKit.
  public var notificationName: Notification.Name {
    switch self {
    case .didFinishLaunching: Notification.Name("UIApplicationDidFinishLaunchingNotification")
    case .didBecomeActive: Notification.Name("UIApplicationDidBecomeActiveNotification")
    case .willResignActive: Notification.Name("UIApplicationWillResignActiveNotification")
    case .didEnterBackground: Notification.Name("UIApplicationDidEnterBackgroundNotification")
    case .willEnterForeground: Notification.Name("UIApplicationWillEnterForegroundNotification")
    case .didReceiveMemoryWarning:
      Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    case .willTerminate: Notification.Name("UIApplicationWillTerminateNotification")
    }
  }

  /// Nothing: app notifications carry nothing that a hook would want.
  public static func payload(of notification: Notification) {}

  /// The running platform's own names, see ``EventNames/platform``.
  public static var defaultNames: Names { .platform }

  /// Which notification stands for which event of an app's life.
  public typealias Names = EventNames<AppEvent>
}

extension EventNames where Event == AppEvent {
  /// UIKit's names, for iOS, tvOS and visionOS; every event has one.
  public static let uiKit = Self { $0.notificationName }

  /// AppKit's names.
  ///
  /// A Mac app has no background and gets no memory warning: `didEnterBackground`,
  /// `willEnterForeground` and `didReceiveMemoryWarning` have none.
  public static let appKit = Self { event in
    switch event {
    case .didFinishLaunching: Notification.Name("NSApplicationDidFinishLaunchingNotification")
    case .didBecomeActive: Notification.Name("NSApplicationDidBecomeActiveNotification")
    case .willResignActive: Notification.Name("NSApplicationWillResignActiveNotification")
    case .willTerminate: Notification.Name("NSApplicationWillTerminateNotification")
    case .didEnterBackground, .willEnterForeground, .didReceiveMemoryWarning: nil
    }
  }

  /// WatchKit's names.
  ///
  /// `didFinishLaunching`, `didReceiveMemoryWarning` and `willTerminate` have
  /// none.
  public static let watchKit = Self { event in
    switch event {
    case .didBecomeActive: Notification.Name("WKApplicationDidBecomeActiveNotification")
    case .willResignActive: Notification.Name("WKApplicationWillResignActiveNotification")
    case .didEnterBackground: Notification.Name("WKApplicationDidEnterBackgroundNotification")
    case .willEnterForeground: Notification.Name("WKApplicationWillEnterForegroundNotification")
    case .didFinishLaunching, .didReceiveMemoryWarning, .willTerminate: nil
    }
  }

  /// The names that tell an app extension of its host app's life.
  ///
  /// `didFinishLaunching`,
  /// `didReceiveMemoryWarning` and `willTerminate` have none.
  public static let extensionHost = Self { event in
    switch event {
    case .didBecomeActive: Notification.Name("NSExtensionHostDidBecomeActiveNotification")
    case .willResignActive: Notification.Name("NSExtensionHostWillResignActiveNotification")
    case .didEnterBackground: Notification.Name("NSExtensionHostDidEnterBackgroundNotification")
    case .willEnterForeground: Notification.Name("NSExtensionHostWillEnterForegroundNotification")
    case .didFinishLaunching, .didReceiveMemoryWarning, .willTerminate: nil
    }
  }

  /// The names of the platform that the code was compiled for: AppKit's on macOS, WatchKit's on
  /// watchOS, UIKit's elsewhere, Linux included.
  public static var platform: Self {
    #if os(macOS)
    appKit
    #elseif os(watchOS)
    watchKit
    #else
    uiKit
    #endif
  }
}
