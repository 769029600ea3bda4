import Dispatch
import Foundation

/// Answers whether the running code is on the main actor's thread.
enum MainThread {
  /// The mark that the main queue bears.
  ///
  /// Unchecked, because Apple's SDK does not call the class `Sendable`: it has no state, only its
  /// identity counts.
  private struct Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Bool>()
  }

  private static let mark: Mark = {
    let mark = Mark()
    DispatchQueue.main.setSpecific(key: mark.key, value: true)
    return mark
  }()

  /// True where `MainActor.assumeIsolated` is allowed.
  ///
  /// The thread alone does not tell: the main queue of a Linux program with an `async` main runs on
  /// worker threads once the main thread has been given up.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) == true
  }
}
