#if canImport(SwiftUI) && canImport(Combine)
import Combine
import Foundation
import SwiftUI

extension View {
  /// Runs `action` for every event of the app's life while the view is on the screen.
  ///
  /// - Parameters:
  ///   - center: Where the notifications are posted.
  ///   - action: Receives the event.
  /// - Returns: The view, which listens from its appearance to its disappearance.
  @MainActor
  public func onApp(
    on center: NotificationCenter = .default,
    _ action: @escaping @MainActor (_ event: AppEvent) -> Void
  ) -> some View {
    modifier(OnEvents(AppEvent.allCases, on: center) { event, _ in action(event) })
  }

  /// Runs `action` for one event of the app's life while the view is on the screen.
  ///
  /// ```swift
  /// TextEditor(text: $text).onApp(.didEnterBackground) { save() }
  /// ```
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - center: Where the notifications are posted.
  ///   - action: What to do.
  /// - Returns: The view, which listens from its appearance to its disappearance.
  @MainActor
  public func onApp(
    _ event: AppEvent,
    on center: NotificationCenter = .default,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(OnEvents([event], on: center) { _, _ in action() })
  }
}

#if os(iOS)
extension View {
  /// Runs `action` for every event of the keyboard while the view is on the screen.
  ///
  /// - Parameters:
  ///   - center: Where the notifications are posted.
  ///   - action: Receives the event and what it says.
  /// - Returns: The view, which listens from its appearance to its disappearance.
  @MainActor
  public func onKeyboard(
    on center: NotificationCenter = .default,
    _ action: @escaping @MainActor (_ event: KeyboardEvent, _ info: KeyboardNotableInfo) -> Void
  ) -> some View {
    modifier(OnEvents(KeyboardEvent.allCases, on: center, action))
  }

  /// Runs `action` for one event of the keyboard while the view is on the screen.
  ///
  /// ```swift
  /// Form { … }.onKeyboard(.willShow) { info in bottom = info.frameEnd.height }
  /// ```
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - center: Where the notifications are posted.
  ///   - action: Receives what the event says.
  /// - Returns: The view, which listens from its appearance to its disappearance.
  @MainActor
  public func onKeyboard(
    _ event: KeyboardEvent,
    on center: NotificationCenter = .default,
    perform action: @escaping @MainActor (_ info: KeyboardNotableInfo) -> Void
  ) -> some View {
    modifier(OnEvents([event], on: center) { _, info in action(info) })
  }
}
#endif

/// Listens while its view is on the screen, and calls the newest action.
@MainActor
private struct OnEvents<Event: NotableEvent>: ViewModifier {
  private let events: [Event]
  private let action: @MainActor (Event, Event.Payload) -> Void
  @State private var observer: EventObserver<Event>
  @State private var subject = PassthroughSubject<EventStream<Event>.Element, Never>()

  init(
    _ events: [Event],
    on center: NotificationCenter,
    _ action: @escaping @MainActor (Event, Event.Payload) -> Void
  ) {
    self.events = events
    self.action = action
    _observer = State(initialValue: EventObserver(on: center))
  }

  func body(content: Content) -> some View {
    content
      .onReceive(subject) { element in action(element.event, element.payload) }
      .onAppear(perform: start)
      .onDisappear { observer.stop() }
  }

  private func start() {
    observer.clear()
    for event in events {
      observer.on(event) { [subject] payload in subject.send((event, payload)) }
    }
    observer.start()
  }
}
#endif
