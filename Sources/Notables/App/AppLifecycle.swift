import Foundation

/// The app's state, kept up to date by its events.
///
/// Make one, or touch ``shared``, early: what registers late finds the current state there, and hears
/// of no event that has gone.
///
/// ```swift
/// final class Session: AppNotable {
///   func note_appDidBecomeActive() {
///     if AppLifecycle.shared.state.returnedFromBackground { refresh() }
///   }
/// }
/// ```
///
/// It takes its turn in the order of registration like any other: whoever registered earlier still
/// finds the state of before the event in its hook.
@MainActor
public final class AppLifecycle {
  /// The lifecycle of the default center under the platform's names; it listens from its first use.
  public static let shared = AppLifecycle()

  /// The state after the last event; its phase is unknown until the first.
  public private(set) var state = AppLifecycleState()

  private let onChange: @MainActor (AppLifecycleState) -> Void

  /// Begins to listen, until it is released.
  ///
  /// - Parameters:
  ///   - center: Where the notifications are posted. It is held weakly.
  ///   - names: Which notification stands for which event; nil for the platform's own.
  ///   - onChange: Called after each event that changed the state, with the new one.
  public init(
    on center: NotificationCenter = .default,
    names: AppEvent.Names? = nil,
    onChange: @escaping @MainActor (AppLifecycleState) -> Void = { _ in }
  ) {
    self.onChange = onChange
    AppEvent.register(self, on: center, names: names) { lifecycle, event, _ in
      lifecycle.apply(event)
    }
  }

  private func apply(_ event: AppEvent) {
    let before = state
    state.apply(event)
    if state != before { onChange(state) }
  }
}
