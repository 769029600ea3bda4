#if !os(iOS)
import Foundation

/// The display of a platform on which no keyboard covers anything.
@MainActor
enum Display {
  static let bounds = CGRect.null

  static func everyFrame(_ body: @escaping @MainActor () -> Bool) {}
}
#endif
