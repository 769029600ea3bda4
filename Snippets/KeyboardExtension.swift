// A whole keyboard extension.

#if canImport(UIKit) && os(iOS)
// snippet.show
import KeyboardLayouts
import UIKit

final class KeyboardViewController: UIInputViewController, TypingDelegate {
  private let keyboard = KeyboardView(.qwerty)

  override func viewDidLoad() {
    super.viewDidLoad()
    keyboard.document = ProxyDocument(textDocumentProxy)
    keyboard.delegate = self
    keyboard.frame = view.bounds
    keyboard.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(keyboard)
    view.heightAnchor.constraint(equalToConstant: 216).isActive = true
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isLandscape = traitCollection.verticalSizeClass == .compact
    keyboard.traits = isLandscape ? .landscape : .portrait
    keyboard.change { $0.setKeyboard(needsInputModeSwitchKey ? .qwerty : .qwerty.without("globe")) }
  }

  override func textDidChange(_ textInput: UITextInput?) { keyboard.textDidChange() }

  func keyboardWantsNextKeyboard() { advanceToNextInputMode() }
}
// snippet.hide
#endif
