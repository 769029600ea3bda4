import Foundation

/// A class that hears of its app's life.
///
/// Conform, implement the hooks that you need, and register; every hook has a default that does
/// nothing.
///
/// ```swift
/// final class Player: AppNotable {
///   init() { note_registerForAppEvents() }
///
///   func note_appDidEnterBackground() { pause() }
/// }
/// ```
///
/// Hooks run on the main actor, in the order in which objects registered. A notification posted on
/// the main thread has run its hooks when `post` returns; one posted elsewhere runs them later, in
/// the order of posting, and does not make its poster wait.
@MainActor
public protocol AppNotable: AnyObject {
  /// The app is in the background: nothing of it is on the screen, and it may be suspended or killed
  /// without another word. Save now.
  func note_appDidEnterBackground()

  /// The app leaves the background; `note_appDidBecomeActive()` follows. Not called after a mere
  /// interruption, and in an app without scenes not at launch.
  func note_appWillEnterForeground()

  /// The app has launched. Heard only by who registered before the launch ended.
  func note_appDidFinishLaunching()

  /// The app is in front and receives events: after launch, after the background, and after every
  /// interruption.
  func note_appDidBecomeActive()

  /// The app is about to stop receiving events: on the way to the background, or for an interruption
  /// such as a call, which ends with `note_appDidBecomeActive()` alone.
  func note_appWillResignActive()

  /// The system is short of memory. Can come in any state, and repeatedly.
  func note_appDidReceiveMemoryWarning()

  /// The app is about to end. A suspended app is killed without it, so save earlier.
  func note_appWillTerminate()
}

extension AppNotable {
  /// Does nothing.
  public func note_appDidEnterBackground() {
    AppEvent.didEnterBackground.reachedDefault()
  }

  /// Does nothing.
  public func note_appWillEnterForeground() {
    AppEvent.willEnterForeground.reachedDefault()
  }

  /// Does nothing.
  public func note_appDidFinishLaunching() {
    AppEvent.didFinishLaunching.reachedDefault()
  }

  /// Does nothing.
  public func note_appDidBecomeActive() {
    AppEvent.didBecomeActive.reachedDefault()
  }

  /// Does nothing.
  public func note_appWillResignActive() {
    AppEvent.willResignActive.reachedDefault()
  }

  /// Does nothing.
  public func note_appDidReceiveMemoryWarning() {
    AppEvent.didReceiveMemoryWarning.reachedDefault()
  }

  /// Does nothing.
  public func note_appWillTerminate() {
    AppEvent.willTerminate.reachedDefault()
  }
}

extension AppNotable {
  /// Begins to call this object's app hooks.
  ///
  /// Registering twice calls once. The object is held weakly: when it goes away, it has unregistered.
  ///
  /// - Parameters:
  ///   - center: Where the notifications are posted.
  ///   - names: Which notification stands for which event; nil for the platform's own.
  public func note_registerForAppEvents(
    on center: NotificationCenter = .default,
    names: AppEvent.Names? = nil
  ) {
    HubRegistry.shared.hub(AppEvent.self, on: center, names: names).register(AppReceiver(self))
  }

  /// Stops calling this object's app hooks, whatever names it registered with.
  ///
  /// Harmless when it is not registered.
  public func note_unregisterForAppEvents(from center: NotificationCenter = .default) {
    AppEvent.unregister(self, from: center)
  }
}
