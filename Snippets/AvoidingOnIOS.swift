// Keeping views clear of the keyboard on iOS.

#if canImport(UIKit) && canImport(SwiftUI) && os(iOS)
import Notables
import SwiftUI
import UIKit

final class ChatViewController: UIViewController {
  private let bar = UIView()
  private let tableView = UITableView()
  private let keyboard = KeyboardObserver()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    view.addSubview(bar)
    // snippet.guide
    bar.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor).isActive = true
    // snippet.hide

    // snippet.drag
    keyboard
      .on(.willChangeFrame) { info in print(info.frameEnd) }
      .follow(tableView)
      .start()
    // snippet.hide
  }

  // snippet.rotation
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    KeyboardTracker.shared.coalesce(along: coordinator)
  }
  // snippet.hide
}

// snippet.scrollView
final class FormViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let fields = [UITextField(), UITextField(), UITextField()]
  private lazy var avoider = ScrollAvoider(scrollView)
  private lazy var returnKey = ReturnKeyChain(fields)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    for field in returnKey.fields { scrollView.addSubview(field) }
    avoider.ending = .restore
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    avoider.isActive = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    avoider.isActive = false
  }
}
// snippet.hide

// snippet.swiftUI
struct Chat: View {
  @State private var draft = ""

  var body: some View {
    VStack {
      Spacer()
      TextField("Message", text: $draft)
    }
    .avoidingKeyboard()
  }
}
// snippet.hide
#endif
