/// Looks at something in every frame, as long as that is wanted.
///
/// Views and windows move, and fingers drag, without a word from the system.
@MainActor
final class FrameWatch {
  /// Calls its argument in every frame until that returns false.
  typealias EveryFrame = @MainActor (_ body: @escaping @MainActor () -> Bool) -> Void

  private let everyFrame: EveryFrame
  private var isRunning = false

  init(everyFrame: @escaping EveryFrame) {
    self.everyFrame = everyFrame
  }

  /// Calls `look` in every frame until it returns false; nothing happens while it is watching.
  func start(_ look: @escaping @MainActor () -> Bool) {
    guard !isRunning else { return }
    isRunning = true
    everyFrame { [weak self] in
      guard let self else { return false }
      isRunning = look()
      return isRunning
    }
  }
}
