// A view controller whose bottom bar moves with the keyboard.

#if canImport(UIKit) && os(iOS)
import Notables
import UIKit

// snippet.show
final class ChatViewController: UIViewController, AppNotable, KeyboardNotable {
  private let bar = UIView()
  private lazy var barBottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
  private let animator = KeyboardAnimator()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      barBottom,
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note_registerForAppEvents()
    note_registerForKeyboardEvents()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note_unregisterForAppEvents()
    note_unregisterForKeyboardEvents()
  }

  func note_appDidBecomeActive() { print("active") }
  func note_appWillResignActive() { print("inactive") }
  func note_appDidEnterBackground() { print("in the background") }
  func note_appWillEnterForeground() { print("on the way back") }

  // Each change is computed from where the keyboard ends, never added to the last one, so that
  // shows that come twice move nothing twice.
  func note_keyboardWillShow(info: KeyboardNotableInfo) {
    let end = view.convert(info.frameEnd, from: view.window?.screen.coordinateSpace ?? view)
    move(to: min(0, end.minY - view.bounds.maxY), with: info)
  }

  func note_keyboardWillHide(info: KeyboardNotableInfo) {
    move(to: 0, with: info)
  }

  private func move(to constant: CGFloat, with info: KeyboardNotableInfo) {
    barBottom.constant = constant
    info.animate(with: animator) { self.view.layoutIfNeeded() }
  }
}
// snippet.hide
#endif
