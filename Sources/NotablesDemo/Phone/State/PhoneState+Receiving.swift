import Foundation
import KeyboardLayouts
import Notables
import NotablesTesting

extension PhoneState {
  /// Takes an event, and answers with what is to be done, in this order.
  mutating func receive(_ event: PhoneEvent) -> [PhoneEffect] {
    defer { fitKeys() }
    switch event {
    case .input(let input):
      return receive(input)
    case .time(let moment):
      clock.advance(to: moment)
      return type { $0.wait(until: moment, in: &$1) }
    case .hook(let call):
      receive(call)
    case .avoid(let answer, let plan):
      form.setInset(answer.contentInset)
      if let offset = answer.offset { form.scroll(to: offset, plan, at: clock.simulated) }
    case .started(let device):
      start(device)
    case .recording(let file):
      recording = file
    case .message(let text):
      message = text
    }
    return []
  }

  private mutating func receive(_ call: HookCall) {
    log.append(LogEntry(time: clock.simulated, call: call))
    if log.count > Self.logLimit { log.removeFirst(log.count - Self.logLimit) }
    switch call {
    case .app(let event):
      life.apply(event)
      // An app that is left takes no more fingers.
      if life.phase != .active { release() }
    case .keyboard(.willShow, let info), .keyboard(.willHide, let info),
      .keyboard(.willChangeFrame, let info):
      movement = KeyboardMovement(info, after: movement, at: clock.simulated)
    case .keyboard:
      break
    }
  }

  private mutating func start(_ device: SimulatedDevice) {
    self.device = device
    life = AppLifecycleState()
    movement = nil
    if hardware == .withBar && !device.isTablet { hardware = .withoutBar }
    form.setInset(0)
    form.scroll(to: 0)
    release()
  }

  /// Takes the fingers from the keys.
  mutating func release() {
    hold = nil
    typist.cancel()
  }

  /// Gives the keys the size of the keyboard that is up, or on its way.
  private mutating func fitKeys() {
    guard let movement, let plate = plate(frame: movement.info.frameEnd) else { return }
    let isUpright = orientation == .portrait
    typist.resize(to: plate, isUpright ? .portrait : .landscape)
  }
}

extension PhoneState {
  /// Types into the edited field, if there is one, and does what else the keys ask for.
  mutating func type(
    _ work: (inout Typist, inout FormField) -> [TypingAction]
  ) -> [PhoneEffect] {
    guard var field = form.focused else { return [] }
    let before = field.text
    let actions = work(&typist, &field)
    form.focused = field
    if field.text != before { showFocus() }
    return actions.flatMap { action -> [PhoneEffect] in
      switch action {
      case .return: goOn()
      case .nextKeyboard: switchKeyboard(of: field)
      default: []
      }
    }
  }

  /// Return leads to the next field, and from the last one out of the form.
  private mutating func goOn() -> [PhoneEffect] {
    let next = form.neighbour(by: 1)
    return next == 0 ? leave() : edit(next)
  }

  private mutating func switchKeyboard(of field: FormField) -> [PhoneEffect] {
    if field.keyboards.count > 1 {
      typist.switchKeyboard()
    } else {
      message = "\(field.label) has one keyboard only"
    }
    return []
  }

  /// Edits a field.
  mutating func edit(_ index: Int) -> [PhoneEffect] {
    guard life.phase == .active else {
      message = "the app is not active"
      return []
    }
    let isFirst = form.focus == nil
    release()
    form.edit(index)
    typist.begin(form.fields[index])
    showFocus()
    return [.keyboard(isFirst ? .show : .switchField)]
  }

  /// Ends editing.
  mutating func leave() -> [PhoneEffect] {
    guard form.focus != nil else { return [] }
    release()
    form.edit(nil)
    return [.keyboard(.hide)]
  }

  mutating func showFocus(isAnimated: Bool = true) {
    form.showFocus(
      in: geometry,
      safeBottom: safeBottom,
      at: clock.simulated,
      isAnimated: isAnimated
    )
  }
}
