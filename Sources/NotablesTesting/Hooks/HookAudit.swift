import Foundation
import Notables

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Tells which hooks an object implements itself.
///
/// A hook whose name or parameters are misspelt is never called, and the compiler does not always
/// warn, because the default takes its place. A test that names the hooks finds it:
///
/// ```swift
/// XCTAssertEqual(HookAudit.keyboardHooks(of: Composer()), [.willShow, .willHide])
/// ```
///
/// The audit calls every hook of the family once, on a center of its own; what the hooks do, they do.
/// The object is not registered anywhere else, and no longer than the audit takes. A hook that hands
/// its event on to the same hook of another object, which has the default, counts as a default.
@MainActor
public enum HookAudit {
  /// The events whose app hooks the object implements itself.
  public static func appHooks(of object: some AppNotable) -> Set<AppEvent> {
    hooks(names: .uiKit) { object.note_registerForAppEvents(on: $0, names: .uiKit) }
  }

  /// The events whose keyboard hooks the object implements itself.
  ///
  /// They are told of a keyboard of 320 by 216 points that moves without animation.
  public static func keyboardHooks(of object: some KeyboardNotable) -> Set<KeyboardEvent> {
    let info = KeyboardNotableInfo(
      animationCurve: .keyboard,
      animationDuration: 0,
      frameBegin: CGRect(x: 0, y: 568, width: 320, height: 216),
      frameEnd: CGRect(x: 0, y: 352, width: 320, height: 216),
      isLocal: true
    )
    return hooks(userInfo: info.userInfo) { object.note_registerForKeyboardEvents(on: $0) }
  }

  /// The events whose scene hooks the object implements itself.
  ///
  /// They are told of a scene that is no `UIScene`.
  public static func sceneHooks(of object: some SceneNotable) -> Set<SceneEvent> {
    hooks(object: StandInScene()) { object.note_registerForSceneEvents(on: $0) }
  }

  /// The events of any family whose hooks an object implements itself.
  ///
  /// The defaults of the family's hooks must call `reachedDefault()`.
  ///
  /// ```swift
  /// let hooks: Set<BatteryEvent> = HookAudit.hooks { meter.note_registerForBatteryEvents(on: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - names: The names that the object is registered for; nil for the family's `defaultNames`.
  ///   - object: The object that the notifications carry.
  ///   - userInfo: The dictionary that the notifications carry.
  ///   - register: Registers the object on the center that it is given.
  /// - Returns: The events that came to a hook other than the default. An event without a name is
  ///   not among them, and none is when nothing was registered.
  public static func hooks<Event: NotableEvent>(
    names: EventNames<Event>? = nil,
    object: AnyObject? = nil,
    userInfo: [AnyHashable: Any]? = nil,
    registering register: (NotificationCenter) -> Void
  ) -> Set<Event> {
    let center = NotificationCenter()
    register(center)
    guard Event.registrationCount(on: center) > 0 else { return [] }
    let names = names ?? Event.defaultNames
    return Set(
      Event.allCases.filter { event in
        guard let name = names[event] else { return false }
        let defaults = Event.eventsReachingDefault {
          center.post(name: name, object: object, userInfo: userInfo)
        }
        return !defaults.contains(event)
      }
    )
  }
}

private final class StandInScene {}
