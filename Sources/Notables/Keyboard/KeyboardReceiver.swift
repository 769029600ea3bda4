/// A registration for the keyboard's hooks.
final class KeyboardReceiver: Receiver<KeyboardEvent> {
  private weak var target: (any KeyboardNotable)?

  init(_ target: any KeyboardNotable) {
    self.target = target
    super.init(target)
  }

  override var isAlive: Bool { target != nil }

  override func receive(_ event: KeyboardEvent, _ info: KeyboardNotableInfo) -> Bool {
    guard let target else { return false }
    switch event {
    case .willShow: target.note_keyboardWillShow(info: info)
    case .didShow: target.note_keyboardDidShow(info: info)
    case .willHide: target.note_keyboardWillHide(info: info)
    case .didHide: target.note_keyboardDidHide(info: info)
    case .willChangeFrame: target.note_keyboardWillChangeFrame(info: info)
    case .didChangeFrame: target.note_keyboardDidChangeFrame(info: info)
    }
    return true
  }
}
