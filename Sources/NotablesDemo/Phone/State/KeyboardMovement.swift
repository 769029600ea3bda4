import Foundation
import Notables

/// The keyboard on its way, as its notification told.
struct KeyboardMovement: Equatable {
  let info: KeyboardNotableInfo
  let start: TimeInterval

  func frame(at time: TimeInterval) -> CGRect {
    info.frame(at: time - start)
  }

  func isMoving(at time: TimeInterval) -> Bool {
    time - start < info.effectiveDuration
  }

  /// A movement that begins where the last one is now, should that still be under way.
  init(_ info: KeyboardNotableInfo, after last: KeyboardMovement?, at time: TimeInterval) {
    start = time
    guard let last, last.isMoving(at: time) else {
      self.info = info
      return
    }
    self.info = KeyboardNotableInfo(
      animationCurve: info.animationCurve,
      animationDuration: info.animationDuration,
      frameBegin: last.frame(at: time),
      frameEnd: info.frameEnd,
      isLocal: info.isLocal
    )
  }
}
