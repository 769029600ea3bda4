#if canImport(SwiftUI) && canImport(Combine) && os(iOS)
import Combine

/// The keyboard, for views that are drawn anew whenever it really changes.
///
/// ```swift
/// @MainActor
/// struct Composer: View {
///   @ObservedObject var keyboard = ObservableKeyboard.shared
///
///   var body: some View {
///     Text("Message").padding(.bottom, keyboard.state.visibleHeight)
///   }
/// }
/// ```
///
/// It follows a ``KeyboardTracker`` and decides nothing by itself.
@MainActor
public final class ObservableKeyboard: ObservableObject {
  /// The keyboard as the shared tracker sees it.
  public static let shared = ObservableKeyboard()

  /// Where the keyboard is; published on the main actor, once for each real change.
  @Published public private(set) var state: KeyboardState

  /// Follows a tracker until it is released.
  ///
  /// - Parameter tracker: The tracker to follow.
  public init(_ tracker: KeyboardTracker = .shared) {
    state = tracker.current
    tracker.onChange(for: self) { keyboard, change in keyboard.state = change.new }
  }
}
#endif
