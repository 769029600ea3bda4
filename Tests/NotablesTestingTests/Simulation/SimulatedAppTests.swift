import Notables
import NotablesTesting
import XCTest

final class SimulatedAppTests: XCTestCase {
  @MainActor
  func testLife_postsWhatTheSystemPosts_inItsOrder() async throws {
    let stage = Stage()
    try stage.app.perform(.launch)
    XCTAssertEqual(stage.takeEvents(), [.didFinishLaunching, .didBecomeActive])
    try stage.app.perform(.home)
    XCTAssertEqual(stage.takeEvents(), [.willResignActive, .didEnterBackground])
    try stage.app.perform(.return)
    XCTAssertEqual(stage.takeEvents(), [.willEnterForeground, .didBecomeActive])
    try stage.app.perform(.interrupt, .endInterruption)
    XCTAssertEqual(stage.takeEvents(), [.willResignActive, .didBecomeActive])
    try stage.app.perform(.memoryWarning, .memoryWarning)
    XCTAssertEqual(stage.takeEvents(), [.didReceiveMemoryWarning, .didReceiveMemoryWarning])
    try stage.app.perform(.kill)
    XCTAssertEqual(
      stage.takeEvents(),
      [.willResignActive, .didEnterBackground, .willTerminate]
    )
    XCTAssertEqual(stage.app.state, .terminated)
  }

  @MainActor
  func testKill_whileSuspended_postsNothing() async throws {
    let stage = Stage()
    try stage.app.perform(.launch, .home, .suspend)
    _ = stage.takeEvents()
    try stage.app.perform(.kill)
    XCTAssertEqual(stage.takeEvents(), [])
    XCTAssertEqual(stage.app.state, .terminated)
  }

  @MainActor
  func testReturn_fromSuspended_andFromALaunchInBackground() async throws {
    let stage = Stage()
    try stage.app.perform(.launchInBackground, .suspend, .return)
    XCTAssertEqual(
      stage.takeEvents(),
      [.didFinishLaunching, .willEnterForeground, .didBecomeActive]
    )
  }

  @MainActor
  func testState_inAHook_isWhatTheAppWouldTell() async throws {
    let stage = Stage()
    try stage.app.perform(.launch, .home, .return, .kill)
    XCTAssertEqual(
      stage.states,
      [
        .inactive, .active, .active, .background, .background, .active, .active, .background,
        .background,
      ]
    )
  }

  @MainActor
  func testEveryStep_inEveryState_isLegalOrThrowsAndPostsNothing() async throws {
    let legal: [SimulatedApp.State: Set<SimulatedApp.Step>] = [
      .notRunning: [.launch, .launchInBackground],
      .inactive: [.endInterruption, .home, .memoryWarning, .kill],
      .active: [.interrupt, .home, .memoryWarning, .kill],
      .background: [.suspend, .return, .memoryWarning, .kill],
      .suspended: [.return, .kill],
      .terminated: [.launch, .launchInBackground],
    ]
    for state in SimulatedApp.State.allCases {
      for step in SimulatedApp.Step.allCases {
        let stage = Stage()
        try stage.bring(to: state)
        _ = stage.takeEvents()
        if legal[state]?.contains(step) == true {
          XCTAssertNoThrow(try stage.app.perform(step), "\(step) in \(state)")
        } else {
          XCTAssertThrowsError(try stage.app.perform(step), "\(step) in \(state)") {
            XCTAssertEqual(
              "\($0)",
              "'\(step.rawValue)' is impossible while '\(state.rawValue)'"
            )
          }
          XCTAssertEqual(stage.takeEvents(), [])
          XCTAssertEqual(stage.app.state, state)
        }
      }
    }
  }

  @MainActor
  func testNames_injected_eventsWithoutNameAreLeftOut() async throws {
    let center = NotificationCenter()
    let app = SimulatedApp(center: center, names: .appKit)
    let spy = Spy()
    spy.note_registerForAppEvents(on: center, names: .appKit)
    try app.perform(.launch, .home, .return, .kill)
    XCTAssertEqual(
      spy.events,
      [
        .didFinishLaunching, .didBecomeActive, .willResignActive, .didBecomeActive,
        .willResignActive, .willTerminate,
      ]
    )
  }
}

@MainActor
private final class Stage {
  let app: SimulatedApp
  private let spy = Spy()
  private(set) var states: [SimulatedApp.State] = []

  init() {
    let center = NotificationCenter()
    app = SimulatedApp(center: center)
    spy.note_registerForAppEvents(on: center, names: .uiKit)
    spy.onCall = { [unowned self] in states.append(app.state) }
  }

  func takeEvents() -> [AppEvent] {
    defer { spy.events = [] }
    return spy.events
  }

  func bring(to state: SimulatedApp.State) throws {
    switch state {
    case .notRunning: break
    case .inactive: try app.perform(.launch, .interrupt)
    case .active: try app.perform(.launch)
    case .background: try app.perform(.launch, .home)
    case .suspended: try app.perform(.launch, .home, .suspend)
    case .terminated: try app.perform(.launch, .kill)
    }
    XCTAssertEqual(app.state, state)
  }
}

private final class Spy: AppNotable {
  var events: [AppEvent] = []
  var onCall: @MainActor () -> Void = {}

  private func called(_ event: AppEvent) {
    events.append(event)
    onCall()
  }

  func note_appDidFinishLaunching() { called(.didFinishLaunching) }
  func note_appDidBecomeActive() { called(.didBecomeActive) }
  func note_appWillResignActive() { called(.willResignActive) }
  func note_appDidEnterBackground() { called(.didEnterBackground) }
  func note_appWillEnterForeground() { called(.willEnterForeground) }
  func note_appDidReceiveMemoryWarning() { called(.didReceiveMemoryWarning) }
  func note_appWillTerminate() { called(.willTerminate) }
}
