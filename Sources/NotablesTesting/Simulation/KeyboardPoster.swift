import Foundation
import Notables

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Posts a keyboard's movement: what will happen now, what did happen when it has.
@MainActor
final class KeyboardPoster {
  enum Movement {
    case show
    case hide
    case change

    /// Every show and hide comes with its change of frame.
    var will: [KeyboardEvent] {
      switch self {
      case .show: [.willChangeFrame, .willShow]
      case .hide: [.willChangeFrame, .willHide]
      case .change: [.willChangeFrame]
      }
    }

    var did: [KeyboardEvent] {
      switch self {
      case .show: [.didChangeFrame, .didShow]
      case .hide: [.didChangeFrame, .didHide]
      case .change: [.didChangeFrame]
      }
    }
  }

  private let center: NotificationCenter
  private let time: any NotableTime
  /// Counts the movements, so that the end of one that was replaced is not told.
  private var movement = 0

  init(center: NotificationCenter, time: any NotableTime) {
    self.center = center
    self.time = time
  }

  func post(
    _ movement: Movement,
    from begin: CGRect,
    to end: CGRect,
    duration: TimeInterval = 0.25
  ) {
    self.movement += 1
    let number = self.movement
    let info = KeyboardNotableInfo(
      animationCurve: .keyboard,
      animationDuration: duration,
      frameBegin: begin,
      frameEnd: end,
      isLocal: true
    )
    post(movement.will, info)
    let finish: @MainActor () -> Void = {
      if self.movement == number { self.post(movement.did, info) }
    }
    if info.effectiveDuration > 0 {
      time.call(after: info.effectiveDuration, finish)
    } else {
      finish()
    }
  }

  private func post(_ events: [KeyboardEvent], _ info: KeyboardNotableInfo) {
    var userInfo = info.userInfo
    // Deprecated, and still sent.
    userInfo["UIKeyboardCenterBeginUserInfoKey"] = boxed(info.frameBegin.center)
    userInfo["UIKeyboardCenterEndUserInfoKey"] = boxed(info.frameEnd.center)
    userInfo["UIKeyboardBoundsUserInfoKey"] = boxed(
      CGRect(origin: .zero, size: info.frameEnd.size)
    )
    for event in events {
      center.post(name: event.notificationName, object: nil, userInfo: userInfo)
    }
  }
}

#if canImport(Darwin)
private func boxed(_ point: CGPoint) -> NSValue { point as NSValue }
private func boxed(_ rect: CGRect) -> NSValue { rect as NSValue }
#else
private func boxed(_ point: CGPoint) -> NSValue { NSValue(point: point) }
private func boxed(_ rect: CGRect) -> NSValue { NSValue(rect: rect) }
#endif

extension CGRect {
  fileprivate var center: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}
