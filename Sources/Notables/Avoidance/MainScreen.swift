#if !os(iOS)
import Foundation

/// The main screen of a platform whose keyboard covers nothing.
enum MainScreen {
  static let bounds = CGRect.null
}
#endif
