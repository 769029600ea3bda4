import Foundation
import Notables

#if canImport(CoreGraphics)
import CoreGraphics
#endif

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func screen(_ width: CGFloat, _ height: CGFloat) -> CGRect { rect(0, 0, width, height) }

extension KeyboardNotableInfo {
  /// An info that is about its end frame.
  static func end(_ frame: CGRect?, isLocal: Bool = true, duration: Double = 0.25) -> Self {
    KeyboardNotableInfo(
      animationCurve: .keyboard,
      animationDuration: duration,
      frameBegin: nil,
      frameEnd: frame,
      isLocal: isLocal
    )
  }
}

extension NotificationCenter {
  /// Posts a keyboard event as the system does, in one line of a script.
  func post(_ event: KeyboardEvent, _ frame: CGRect?, isLocal: Bool = true) {
    let info = KeyboardNotableInfo.end(frame, isLocal: isLocal)
    post(name: event.notificationName, object: nil, userInfo: info.userInfo)
  }

  func post(_ event: AppEvent) {
    post(name: event.notificationName, object: nil)
  }
}

extension KeyboardChange {
  /// The kind, the placement where it is not the usual one, and the visible height.
  var brief: String {
    let placement = new.isVisible && !new.placement.isDocked ? "\(new.placement) " : ""
    return "\(kind) \(placement)\(Int(new.visibleHeight))"
  }
}
