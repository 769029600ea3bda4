import Foundation
import Notables
import NotablesTesting
import NotablesTraces

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A whole life of an app with a keyboard, in simulated time.
///
/// What the simulations post goes, one notification at a time, to a stage where real hooks listen.
@MainActor
final class FakedLife {
  let app: SimulatedApp
  let keyboard: SimulatedKeyboard
  /// The keyboard's last movement, and when it began.
  private(set) var movement: (info: KeyboardNotableInfo, start: TimeInterval)?

  private let time: ManualTime
  private let stage = HookStage()
  private let recorder: TraceRecorder

  /// Makes a life that has not begun.
  ///
  /// - Parameters:
  ///   - device: The device that it is lived on.
  ///   - time: The clock that it goes by.
  ///   - onRecord: Hears of each notification and of the hook that it reached.
  init(
    device: SimulatedDevice,
    time: ManualTime,
    onRecord: @escaping (_ record: TraceRecord, _ hook: String?) -> Void
  ) {
    self.time = time
    let source = NotificationCenter()
    app = SimulatedApp(center: source)
    keyboard = SimulatedKeyboard(device: device, center: source, time: time)
    recorder = TraceRecorder(center: source, names: .uiKit, capacity: 1, time: time)
    recorder.onRecord = { [unowned self] record, _ in
      if let info = record.info { movement = (info, record.time ?? 0) }
      onRecord(record, stage.hook(for: record))
    }
  }

  /// Plans every step; they happen as the clock is turned.
  ///
  /// - Parameter onError: Hears of a step that turned out impossible.
  func begin(onError: @escaping (any Error) -> Void) {
    var delay: TimeInterval = 0
    for (pause, work) in steps {
      delay += pause
      time.call(after: delay) {
        do { try work() } catch { onError(error) }
      }
    }
  }

  private typealias Step = (pause: TimeInterval, work: @MainActor () throws -> Void)

  /// The steps, each so many seconds after the one before.
  private var steps: [Step] {
    let app = app
    let keyboard = keyboard
    let typing: [Step] = [
      (0, { try app.perform(.launch) }),
      (1, { keyboard.show() }),
      (1, { keyboard.switchField(suggestionBar: false) }),
      (1, { keyboard.switchField(suggestionBar: true) }),
      (1, { keyboard.rotate(to: .landscape) }),
      (1.5, { keyboard.rotate(to: .portrait) }),
    ]
    let floating: [Step] = [
      (1, { try keyboard.undock() }),
      (1, { try keyboard.float(at: CGPoint(x: 40, y: 300)) }),
      (1, { try keyboard.drag(to: CGPoint(x: 200, y: 420)) }),
      (1, { try keyboard.dock() }),
    ]
    let leaving: [Step] = [
      (1, { try app.perform(.interrupt) }),
      (1, { try app.perform(.endInterruption) }),
      (1, { keyboard.hide() }),
      (1, { try app.perform(.home) }),
      (1, { try app.perform(.return) }),
      (1, { try app.perform(.memoryWarning) }),
      (1, { try app.perform(.kill) }),
    ]
    return typing + (keyboard.device.isTablet ? floating : []) + leaving
  }
}
