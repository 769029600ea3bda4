import Foundation
import NotablesTraces

/// A private center with a listener on it: what is posted there tells which hook it reached.
@MainActor
final class HookStage {
  let recorder = HookRecorder()
  let center = NotificationCenter()

  init() {
    recorder.register(on: center)
  }

  /// Posts a record and returns the hook that it reached, nil when none was called.
  func hook(for record: TraceRecord) -> String? {
    recorder.reset()
    record.post(to: center)
    return recorder.hook
  }
}
