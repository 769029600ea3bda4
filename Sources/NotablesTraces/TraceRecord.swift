import Foundation
import Notables

/// A notification as it was recorded or read: when, which, and what the keyboard was about to do.
public struct TraceRecord: Hashable, Sendable {
  /// Seconds since the recording began, nil when the time is not known.
  public let time: TimeInterval?

  /// The notification's name, nil for a bare userInfo dictionary.
  public let name: Notification.Name?

  /// What the notification said of the keyboard.
  ///
  /// Nil exactly when the record has a name that does not begin with `UIKeyboard`.
  public let info: KeyboardNotableInfo?

  /// Makes a record.
  ///
  /// - Parameters:
  ///   - time: Seconds since the recording began.
  ///   - name: The notification's name, nil for a bare userInfo dictionary.
  ///   - info: What it said of the keyboard; nil stands for nothing at all. Left out of a record
  ///     whose name is not a keyboard's.
  public init(time: TimeInterval? = nil, name: Notification.Name?, info: KeyboardNotableInfo?) {
    self.time = time
    self.name = name
    let isKeyboard = name?.rawValue.hasPrefix("UIKeyboard") ?? true
    self.info = isKeyboard ? info ?? KeyboardNotableInfo(userInfo: nil) : nil
  }

  /// The same record under another name.
  public func named(_ name: Notification.Name) -> TraceRecord {
    TraceRecord(time: time, name: name, info: info)
  }

  /// Posts the record's notification; a record without a name posts nothing.
  public func post(to center: NotificationCenter) {
    guard let name else { return }
    center.post(name: name, object: nil, userInfo: info?.userInfo)
  }
}
