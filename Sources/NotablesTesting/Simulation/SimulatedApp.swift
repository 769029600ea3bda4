import Foundation
import Notables

/// An app's life without an app: posts what the system posts, in the system's order.
///
/// ```swift
/// let app = SimulatedApp(center: center)
/// try app.perform(.launch, .home, .return)
/// ```
///
/// A step happens at once. What a step posts has reached its hooks when `perform` returns.
///
/// An app with scenes posts theirs too, each with its ``SimulatedScene`` as the object. Coming to the
/// front, the app's event follows that of its first scene; leaving, that of its last.
@MainActor
public final class SimulatedApp {
  /// Where an app can be in its life.
  public enum State: String, CaseIterable, Sendable {
    /// Not launched yet.
    case notRunning
    /// In front, but not receiving events.
    case inactive
    /// In front and receiving events.
    case active
    /// Not to be seen, but running.
    case background
    /// Not running, but in memory.
    case suspended
    /// Ended.
    case terminated
  }

  /// What can happen to an app.
  public enum Step: String, CaseIterable, Sendable {
    /// The user opens it; it may have ended before.
    case launch
    /// The system starts it behind the user's back.
    case launchInBackground
    /// A call, Control Centre or a peek at the app switcher begins.
    case interrupt
    /// The interruption ends where it began.
    case endInterruption
    /// The user leaves it.
    case home
    /// The system stops it in the background.
    case suspend
    /// The user comes back to it.
    case `return`
    /// The system is short of memory.
    case memoryWarning
    /// The user or the system ends it.
    case kill
  }

  /// Where the app is now; in a hook, what `UIApplication` would tell there.
  public private(set) var state: State = .notRunning

  /// The scenes that are open, in the order in which they were opened.
  ///
  /// Each launch begins with new ones. They connect when the app first comes to the front.
  public internal(set) var scenes: [SimulatedScene] = []

  let center: NotificationCenter
  private let names: AppEvent.Names
  private let sceneCount: Int

  var hasScenes: Bool { sceneCount > 0 }

  /// Makes an app that has not been launched.
  ///
  /// - Parameters:
  ///   - center: Where it posts.
  ///   - names: The names under which it posts; an event without a name is left out.
  ///   - scenes: How many scenes it opens when it is launched; 0 for an app without scenes.
  public init(
    center: NotificationCenter = .default,
    names: AppEvent.Names = .uiKit,
    scenes: Int = 0
  ) {
    self.center = center
    self.names = names
    sceneCount = scenes
    openFirstScenes()
  }

  /// Takes the steps one after the other.
  ///
  /// - Throws: ``SimulationError`` at the first step that is impossible where the app then is; that
  ///   step posts nothing.
  public func perform(_ steps: Step...) throws {
    for step in steps {
      guard let course = Self.course(of: step, from: state, hasScenes: hasScenes) else {
        throw SimulationError(state: state.rawValue, step: step.rawValue)
      }
      for act in course { perform(act) }
    }
  }

  private func perform(_ act: Act) {
    switch act {
    case .enter(let state):
      self.state = state
      // Killed while suspended, they go without a word.
      if state == .terminated { scenes.forEach { $0.state = .unattached } }
    case .openScenes:
      openFirstScenes()
    case .post(let event):
      postWithScenes(event)
    }
  }

  func post(_ event: AppEvent) {
    guard let name = names[event] else { return }
    center.post(name: name, object: nil)
  }

  private func openFirstScenes() {
    scenes = (0..<max(0, sceneCount)).map { _ in SimulatedScene() }
  }

  private enum Act {
    case openScenes
    case enter(State)
    case post(AppEvent)
  }

  /// What a step does, in order; nil when it is impossible in this state.
  private static func course(of step: Step, from state: State, hasScenes: Bool) -> [Act]? {
    switch (step, state) {
    case (.launch, .notRunning):
      [.enter(.inactive), .post(.didFinishLaunching)]
        + (hasScenes ? [.post(.willEnterForeground)] : []) + toActive
    case (.launchInBackground, .notRunning):
      [.enter(.background), .post(.didFinishLaunching)]
    case (.launch, .terminated), (.launchInBackground, .terminated):
      course(of: step, from: .notRunning, hasScenes: hasScenes).map { [.openScenes] + $0 }
    case (.interrupt, .active):
      fromActive
    case (.endInterruption, .inactive):
      toActive
    case (.home, .active):
      fromActive + toBackground
    case (.home, .inactive):
      toBackground
    case (.suspend, .background):
      [.enter(.suspended)]
    case (.return, .background), (.return, .suspended):
      [.enter(.background), .post(.willEnterForeground), .enter(.inactive)] + toActive
    case (.memoryWarning, .active), (.memoryWarning, .inactive), (.memoryWarning, .background):
      [.post(.didReceiveMemoryWarning)]
    case (.kill, .active):
      fromActive + toBackground + toEnd
    case (.kill, .inactive):
      toBackground + toEnd
    case (.kill, .background):
      toEnd
    case (.kill, .suspended):
      // The system does not wake an app to tell it of its end.
      [.enter(.terminated)]
    default:
      nil
    }
  }

  private static let toActive: [Act] = [.enter(.active), .post(.didBecomeActive)]
  private static let fromActive: [Act] = [.post(.willResignActive), .enter(.inactive)]
  private static let toBackground: [Act] = [.enter(.background), .post(.didEnterBackground)]
  private static let toEnd: [Act] = [.post(.willTerminate), .enter(.terminated)]
}
