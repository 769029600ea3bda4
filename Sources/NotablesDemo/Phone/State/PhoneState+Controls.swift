import Foundation
import Notables
import NotablesTesting

extension PhoneState {
  /// Does what a control asks for.
  mutating func receive(_ control: PhoneControl) -> [PhoneEffect] {
    message = nil
    switch control {
    case .home: return [.app(.home)]
    case .return: return [.app(.return)]
    case .call: return [.app(life.phase == .inactive ? .endInterruption : .interrupt)]
    case .memoryWarning: return [.app(.memoryWarning)]
    case .rotate, .float, .hardware, .suggestionBar: return inFront(control)
    case .device: return [.start(device: nextDevice)]
    case .slowMotion:
      clock.isSlow.toggle()
      message = clock.isSlow ? "slow motion: movements take ten times as long" : "usual speed"
      return []
    case .record: return [.toggleRecording]
    case .quit: return [.quit]
    }
  }

  /// An app in the background would not be told, and its keyboard is not on the screen.
  private mutating func inFront(_ control: PhoneControl) -> [PhoneEffect] {
    guard isInFront else {
      message = "the app is not in front; \(key(of: .return)) returns to it"
      return []
    }
    release()
    switch control {
    case .rotate: return rotate()
    case .float: return float()
    case .hardware: return plugIn()
    default: return toggleBar()
    }
  }

  private mutating func rotate() -> [PhoneEffect] {
    orientation = orientation == .portrait ? .landscape : .portrait
    relayout()
    return [.keyboard(.rotate(orientation)), .layoutChanged]
  }

  private mutating func float() -> [PhoneEffect] {
    guard device.isTablet else {
      message = "only a tablet's keyboard floats; \(key(of: .device)) goes on to one"
      return []
    }
    guard form.focus != nil, hardware == nil else {
      message = "no keyboard is up"
      return []
    }
    return [.keyboard(.changeStyle)]
  }

  private mutating func plugIn() -> [PhoneEffect] {
    hardware =
      switch hardware {
      case nil: device.isTablet ? .withBar : .withoutBar
      case .withBar: .withoutBar
      case .withoutBar: nil
      }
    message =
      switch hardware {
      case nil: "no keyboard is plugged in"
      case .withBar: "a keyboard is plugged in; its shortcuts stay on the screen"
      case .withoutBar: "a keyboard is plugged in"
      }
    return [.keyboard(.hardware(hardware))]
  }

  private mutating func toggleBar() -> [PhoneEffect] {
    hasSuggestionBar.toggle()
    message = hasSuggestionBar ? "with suggestions" : "without suggestions"
    return [.keyboard(.suggestionBar(hasSuggestionBar))]
  }

  /// What the help line calls a control's key.
  func key(of control: PhoneControl) -> String {
    isTyping ? "^" + control.letter.uppercased() : String(control.letter)
  }

  private var nextDevice: String {
    let names = SimulatedDevice.all.map(\.name)
    let index = names.firstIndex(of: device.name).map { $0 + 1 } ?? 0
    return names[index % names.count]
  }

  /// The terminal has another size.
  mutating func resize(to size: CellSize) -> [PhoneEffect] {
    guard size != self.size else { return [] }
    let line = geometry.pointsPerLine
    self.size = size
    release()
    form.scroll(to: form.restingOffset / line * geometry.pointsPerLine)
    relayout()
    return [.layoutChanged]
  }

  /// Lines and screen have other sizes.
  private mutating func relayout() {
    let metrics = form.metrics(in: geometry, safeBottom: safeBottom)
    form.scroll(to: metrics.clamped(form.restingOffset))
    showFocus(isAnimated: false)
  }
}
