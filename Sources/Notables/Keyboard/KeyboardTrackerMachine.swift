import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// The rules by which events become the keyboard's state: a pure value, without a center.
///
/// ``KeyboardTracker`` feeds one. Every event is accepted in every state, because any can be missing
/// or come twice.
public struct KeyboardTrackerMachine: Sendable {
  /// Something that the machine is told.
  public enum Input: Sendable {
    /// A keyboard notification.
    case keyboard(KeyboardEvent, KeyboardNotableInfo)
    /// A notification of the app's life.
    case app(AppEvent)
    /// Nothing but another look, as after the screen has turned.
    case refresh
    /// What is known of the keyboard no longer holds.
    case reset
    /// Changes are to be held back until as many releases have come.
    case hold
    /// What has changed since the first hold is to be told, as one change.
    case release
  }

  /// Whose keyboards count.
  public var policy: KeyboardPolicy

  /// Whether shows and changes are ignored from didEnterBackground to didBecomeActive.
  public var ignoresWhileInactive: Bool

  /// A keyboard with less than this on the screen counts as hidden, in points.
  public var minimumHeight: CGFloat

  /// What the events said so far.
  public private(set) var position = KeyboardPosition.unknown

  /// Whether the keyboard that gave the position is this app's own.
  private(set) var isLocal = true

  /// The bounds of the screen that the position is judged on, from the next input on.
  ///
  /// So a turn of the screen and the event that comes with it make one change.
  public var screen: CGRect

  /// Grows with every real change and every reset.
  ///
  /// Work that was put off compares it with the one it started from: when they differ, something has
  /// overtaken it.
  public private(set) var generation = 0

  private var isInBackground = false
  private var holds = 0
  private var heldCause: KeyboardNotableInfo?
  private var latest: KeyboardState
  private var reported: KeyboardState

  /// A machine that has heard nothing yet.
  public init(
    screen: CGRect,
    policy: KeyboardPolicy = .any,
    ignoresWhileInactive: Bool = true,
    minimumHeight: CGFloat = 0
  ) {
    self.screen = screen
    self.policy = policy
    self.ignoresWhileInactive = ignoresWhileInactive
    self.minimumHeight = minimumHeight
    latest = KeyboardState(position: .unknown, screen: screen)
    reported = latest
  }

  /// The keyboard as it is now, whether that has been told or is held back.
  public var state: KeyboardState {
    KeyboardState(position: position, screen: screen, minimumHeight: minimumHeight)
  }

  /// True while changes are held back.
  public var isHolding: Bool { holds > 0 }

  /// Takes one input and gives the change that it makes, nil when nothing looks different.
  ///
  /// - A hide hides, whatever frame it carries.
  /// - Any other event puts the keyboard at its end frame; one without an end frame, of another app's
  ///   keyboard under `.localOnly`, or in the background leaves it as it was.
  public mutating func receive(_ input: Input) -> KeyboardChange? {
    var cause: KeyboardNotableInfo?
    switch input {
    case .keyboard(let event, let info):
      cause = info
      receive(event, info)
    case .app(let event):
      receive(event)
    case .refresh:
      break
    case .reset:
      position = .unknown
      generation += 1
    case .hold:
      holds += 1
    case .release:
      holds = max(0, holds - 1)
    }
    return change(cause: cause)
  }

  private mutating func receive(_ event: KeyboardEvent, _ info: KeyboardNotableInfo) {
    switch event {
    case .willHide, .didHide:
      position = .hidden
      isLocal = info.isLocal
    case .willShow, .didShow, .willChangeFrame, .didChangeFrame:
      if isInBackground && ignoresWhileInactive { return }
      if policy == .localOnly && !info.isLocal { return }
      if info.missing.contains(.frameEnd) { return }
      position = .at(info.frameEnd)
      isLocal = info.isLocal
    }
  }

  private mutating func receive(_ event: AppEvent) {
    switch event {
    case .didEnterBackground: isInBackground = true
    case .didBecomeActive: isInBackground = false
    case .didFinishLaunching, .willResignActive, .willEnterForeground,
      .didReceiveMemoryWarning, .willTerminate:
      break
    }
  }

  private mutating func change(cause: KeyboardNotableInfo?) -> KeyboardChange? {
    let state = state
    if !state.looksLike(latest) { generation += 1 }
    latest = state
    let cause = cause ?? heldCause
    heldCause = isHolding ? cause : nil
    if isHolding { return nil }
    defer { reported = state }
    return KeyboardChange(from: reported, to: state, info: cause)
  }
}

/// Whose keyboards count for a tracker.
public enum KeyboardPolicy: String, CaseIterable, Sendable {
  /// Every keyboard: the one of the neighbour in Split View covers this app too.
  case any
  /// Only this app's own: shows and changes of another app's keyboard are ignored.
  case localOnly
}
