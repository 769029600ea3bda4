#if os(iOS)
import UIKit

/// The main screen.
@MainActor
enum MainScreen {
  static var bounds: CGRect { UIScreen.main.bounds }
}
#endif
