#if canImport(UIKit) && !os(watchOS)
import UIKit

extension SceneReference {
  /// The scene as UIKit knows it; nil when it is gone or there was none.
  @MainActor
  public var scene: UIScene? { object as? UIScene }
}
#endif
