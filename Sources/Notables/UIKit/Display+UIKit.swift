#if os(iOS)
import UIKit

/// The main display.
@MainActor
enum Display {
  static var bounds: CGRect { UIScreen.main.bounds }

  /// Calls `body` before every frame, until it returns false.
  static func everyFrame(_ body: @escaping @MainActor () -> Bool) {
    let link = CADisplayLink(target: FrameTarget(body), selector: #selector(FrameTarget.frame))
    link.add(to: .main, forMode: .common)
  }
}

/// The display link keeps it, and its end releases it.
@MainActor
private final class FrameTarget: NSObject {
  private let body: @MainActor () -> Bool

  init(_ body: @escaping @MainActor () -> Bool) {
    self.body = body
  }

  @objc func frame(_ link: CADisplayLink) {
    guard body() else { return link.invalidate() }
  }
}
#endif
