import Foundation
import Notables
import NotablesTesting

/// One phone: an app's life and a keyboard that post on a center of their own, and the form that
/// hears of them there.
@MainActor
final class Phone {
  let center = NotificationCenter()
  let form: PhoneForm
  private let app: SimulatedApp
  private let keyboard: SimulatedKeyboard

  init(
    _ device: SimulatedDevice,
    like state: PhoneState,
    time: any NotableTime,
    host: any FormHost
  ) {
    form = PhoneForm(host: host, center: center)
    app = SimulatedApp(center: center)
    keyboard = SimulatedKeyboard(
      device: device,
      orientation: state.orientation,
      suggestionBar: state.hasSuggestionBar,
      center: center,
      time: time
    )
    if let hardware = state.hardware { keyboard.connect(hardware) }
  }

  /// - Throws: ``SimulationError`` for a step that is impossible now.
  func perform(_ step: SimulatedApp.Step) throws {
    try app.perform(step)
  }

  /// - Throws: ``SimulationError`` for a step that is impossible now.
  func perform(_ step: KeyboardStep) throws {
    switch step {
    case .show: keyboard.show()
    case .hide: keyboard.hide()
    case .switchField: keyboard.switchField()
    case .rotate(let orientation): keyboard.rotate(to: orientation)
    case .changeStyle: try changeStyle()
    case .drag(let origin): try keyboard.drag(to: origin)
    case .hardware(let hardware?): keyboard.connect(hardware)
    case .hardware(nil): keyboard.disconnectHardware()
    case .suggestionBar(let isOn): keyboard.setSuggestionBar(isOn)
    }
  }

  /// Floats in the middle first, then moves up at full width, then docks.
  private func changeStyle() throws {
    let screen = keyboard.screen
    switch keyboard.style {
    case .docked: try keyboard.float(at: CGPoint(x: screen.midX - 160, y: screen.midY))
    case .floating: try keyboard.undock()
    case .undocked: try keyboard.dock()
    }
  }
}
