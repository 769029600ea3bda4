#if os(iOS)
import UIKit

extension UIView {
  /// Where the view is on the screen of its own window; nil outside a window.
  var avoidanceGeometry: AvoidanceGeometry? {
    guard let screen = window?.screen else { return nil }
    return AvoidanceGeometry(
      view: convert(bounds, to: screen.coordinateSpace),
      screen: screen.bounds
    )
  }
}
#endif
