// View controllers, SwiftUI and Combine.

#if canImport(UIKit) && canImport(SwiftUI) && os(iOS)
import Combine
import Notables
import SwiftUI
import UIKit

// snippet.viewController
final class NotesViewController: UIViewController, AppNotable, KeyboardNotable {
  override func viewDidLoad() {
    super.viewDidLoad()
    note_registerForAppEventsWhileVisible()
    note_registerForKeyboardEventsWhileVisible()
  }

  func note_appDidEnterBackground() { save() }
  func note_keyboardWillShow(info: KeyboardNotableInfo) { makeRoom(for: info) }
}
// snippet.hide

extension NotesViewController {
  private func save() {}
  private func makeRoom(for info: KeyboardNotableInfo) {}
}

// snippet.swiftUI
struct NoteEditor: View {
  @State private var bottom: CGFloat = 0
  let save: () -> Void

  var body: some View {
    Text("Write")
      .padding(.bottom, bottom)
      .onKeyboard(.willShow) { info in bottom = info.frameEnd.height }
      .onKeyboard(.willHide) { _ in bottom = 0 }
      .onApp(.didEnterBackground) { save() }
  }
}
// snippet.hide

// snippet.observable
@MainActor
struct Composer: View {
  @ObservedObject var keyboard = ObservableKeyboard.shared

  var body: some View {
    Text("Message").padding(.bottom, keyboard.state.visibleHeight)
  }
}
// snippet.hide

@MainActor
final class Heights {
  private var subscriptions: Set<AnyCancellable> = []

  func follow() {
    // snippet.combine
    KeyboardEvent.publisher()
      .map { event, info in info.frameEnd.height }
      .removeDuplicates()
      .sink { height in print(height) }
      .store(in: &subscriptions)
    // snippet.hide
  }
}
#endif
