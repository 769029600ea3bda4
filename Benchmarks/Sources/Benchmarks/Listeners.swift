import Foundation
import Notables

/// A listener with hooks.
final class Hooked: KeyboardNotable {
  private(set) var sum = 0.0

  func note_keyboardWillShow(info: KeyboardNotableInfo) { sum += info.animationDuration }
}

/// A listener as it is without Notables: it takes the dictionary apart by itself.
final class Handmade: @unchecked Sendable {
  // Used on the main thread alone.
  private var tokens: [any NSObjectProtocol] = []
  private(set) var sum = 0.0

  func observeShow(on center: NotificationCenter) {
    tokens.append(
      center.addObserver(forName: KeyboardEvent.willShow.notificationName, object: nil, queue: nil)
      {
        [weak self] notification in
        self?.willShow(HandmadeInfo(notification.userInfo))
      }
    )
  }

  func observeAll(on center: NotificationCenter) {
    tokens = KeyboardEvent.allCases.map { event in
      center.addObserver(forName: event.notificationName, object: nil, queue: nil) {
        [weak self] notification in
        self?.willShow(HandmadeInfo(notification.userInfo))
      }
    }
  }

  func stop(on center: NotificationCenter) {
    for token in tokens { center.removeObserver(token) }
    tokens = []
  }

  private func willShow(_ info: HandmadeInfo) { sum += info.duration }
}

/// The same values, read with the casts that one writes.
struct HandmadeInfo {
  let curve: Int
  let duration: Double
  let begin: CGRect
  let end: CGRect
  let isLocal: Bool

  init(_ userInfo: [AnyHashable: Any]?) {
    curve = (userInfo?["UIKeyboardAnimationCurveUserInfoKey"] as? NSNumber)?.intValue ?? 0
    duration = (userInfo?["UIKeyboardAnimationDurationUserInfoKey"] as? NSNumber)?.doubleValue ?? 0
    begin = Self.rect(userInfo?["UIKeyboardFrameBeginUserInfoKey"])
    end = Self.rect(userInfo?["UIKeyboardFrameEndUserInfoKey"])
    isLocal = (userInfo?["UIKeyboardIsLocalUserInfoKey"] as? NSNumber)?.boolValue ?? true
  }

  private static func rect(_ value: Any?) -> CGRect {
    #if canImport(Darwin)
    (value as? NSValue)?.rectValue ?? .null
    #else
    (value as? NSValue)?.rectValue ?? .null
    #endif
  }
}

/// The least that calling a listener weakly can cost.
final class WeakBox {
  weak var target: (any KeyboardNotable)?

  init(_ target: any KeyboardNotable) {
    self.target = target
  }
}
