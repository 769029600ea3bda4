#if canImport(UIKit) && os(iOS)
import UIKit

/// Calls a function with every frame, while it is needed and its view is in a window.
@MainActor
final class FrameTicker: NSObject {
  private let call: @MainActor (Double) -> Void
  private var link: CADisplayLink?

  init(_ call: @escaping @MainActor (Double) -> Void) {
    self.call = call
  }

  /// Ticks in a window; none ends the ticking and lets go of everything.
  func attach(to window: UIWindow?) {
    link?.invalidate()
    link = window.map { _ in CADisplayLink(target: self, selector: #selector(tick)) }
    link?.isPaused = true
    link?.add(to: .main, forMode: .common)
  }

  var isNeeded = false {
    didSet { link?.isPaused = !isNeeded }
  }

  @objc private func tick(_ link: CADisplayLink) {
    call(link.timestamp)
  }
}
#endif
