import TestSupport
import XCTest

@testable import Notables

/// The app's state, derived from its events.
final class AppLifecycleStateTests: XCTestCase {
  func testLife_fromLaunchToEnd() {
    assertStates(
      after: [
        .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
        .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground,
        .willTerminate,
      ],
      are: [
        "inactive", "active", "inactive", "background", "inactive returned", "active returned",
        "inactive", "background", "terminated",
      ]
    )
  }

  func testLaunch_ofAnAppWithScenes_isNoReturn() {
    assertStates(
      after: [.didFinishLaunching, .willEnterForeground, .didBecomeActive],
      are: ["inactive", "inactive", "active"]
    )
  }

  func testB79_notificationCentrePulledDownAndDismissed_isNoReturn() {
    assertStates(
      after: [
        .didBecomeActive, .willResignActive, .didBecomeActive, .willResignActive, .didBecomeActive,
      ],
      are: ["active", "inactive", "active", "inactive", "active"]
    )
  }

  func testB79_deepLinkOnReturn_resignsAndActivatesOnceMore_isOneReturn() {
    assertStates(
      after: [
        .didEnterBackground, .willEnterForeground, .didBecomeActive, .willResignActive,
        .didBecomeActive,
      ],
      are: ["background", "inactive returned", "active returned", "inactive", "active"]
    )
  }

  func testB79_resignBeforeTheFirstActivation_keepsTheReturn() {
    assertStates(
      after: [.didEnterBackground, .willEnterForeground, .willResignActive, .didBecomeActive],
      are: ["background", "inactive returned", "inactive returned", "active returned"]
    )
  }

  func testB79_activeTwice_changesNothing() {
    assertStates(
      after: [.didEnterBackground, .didBecomeActive, .didBecomeActive],
      are: ["background", "active returned", "active returned"]
    )
  }

  func testB80_interruption_isNoReturn_realBackgroundIs() {
    assertStates(
      after: [.didBecomeActive, .willResignActive, .didBecomeActive],
      are: ["active", "inactive", "active"]
    )
    assertStates(
      after: [
        .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
        .didBecomeActive,
      ],
      are: ["active", "inactive", "background", "inactive returned", "active returned"]
    )
  }

  func testMemoryWarning_changesNothing() {
    for before in [[], [.didBecomeActive], [.didEnterBackground], [.willTerminate]] as [[AppEvent]]
    {
      var state = AppLifecycleState()
      for event in before { state.apply(event) }
      let unwarned = state

      state.apply(.didReceiveMemoryWarning)

      XCTAssertEqual(state, unwarned)
    }
  }

  func testTerminated_onlyALaunchLeadsOut_andForgetsTheBackground() {
    assertStates(
      after: [
        .didEnterBackground, .willTerminate, .willEnterForeground, .didEnterBackground,
        .didFinishLaunching, .didBecomeActive,
      ],
      are: [
        "background", "terminated", "terminated", "terminated", "inactive", "active",
      ]
    )
  }

  /// Whatever comes in whatever order: a return is told only when a background was.
  func testAnySequence_returnNeedsABackground() {
    var random = SeededGenerator(seed: 79)
    for _ in 0..<2000 {
      var state = AppLifecycleState()
      var sawBackground = false
      for _ in 0..<12 {
        guard let event = AppEvent.allCases.randomElement(using: &random) else { return }
        state.apply(event)
        if event == .didEnterBackground { sawBackground = true }
        if event == .didFinishLaunching { sawBackground = false }
        if state.returnedFromBackground {
          XCTAssertTrue(sawBackground)
          XCTAssertTrue([.inactive, .active].contains(state.phase))
        }
      }
    }
  }

  @MainActor
  func testB81_registeredLate_findsTheState_andHearsNoEventThatHasGone() async {
    let center = NotificationCenter()
    let lifecycle = AppLifecycle(on: center, names: .uiKit)
    XCTAssertEqual(lifecycle.state.phase, .unknown)
    post([.didFinishLaunching, .didBecomeActive], on: center)

    var heard: [AppEvent] = []
    let late = AppObserver(on: center, names: .uiKit)
    for event in AppEvent.allCases { late.on(event) { heard.append(event) } }
    late.start()

    XCTAssertEqual(heard, [])
    XCTAssertEqual(lifecycle.state.phase, .active)
    post([.willResignActive], on: center)
    XCTAssertEqual(heard, [.willResignActive])
  }

  @MainActor
  func testB81_lifecycleMadeLate_isUnknownUntilTheFirstEvent() async {
    let center = NotificationCenter()
    post([.didFinishLaunching, .didBecomeActive], on: center)
    let lifecycle = AppLifecycle(on: center, names: .uiKit)

    post([.didReceiveMemoryWarning], on: center)
    XCTAssertEqual(lifecycle.state.phase, .unknown)
    post([.willResignActive], on: center)
    XCTAssertEqual(lifecycle.state.phase, .inactive)
  }

  @MainActor
  func testOnChange_oncePerChange_andB79EveryPostIsForwarded() async {
    let center = NotificationCenter()
    var changes: [AppLifecycleState.Phase] = []
    let lifecycle = AppLifecycle(on: center, names: .uiKit) { changes.append($0.phase) }
    var heard: [AppEvent] = []
    let observer = AppObserver(on: center, names: .uiKit)
    for event in AppEvent.allCases { observer.on(event) { heard.append(event) } }
    observer.start()
    let events: [AppEvent] = [
      .didBecomeActive, .didBecomeActive, .didReceiveMemoryWarning, .willResignActive,
      .willResignActive, .didEnterBackground,
    ]

    post(events, on: center)

    XCTAssertEqual(changes, [.active, .inactive, .background])
    XCTAssertEqual(heard, events)
    withExtendedLifetime(lifecycle) {}
  }

  @MainActor
  func testReleasedLifecycle_hasStopped() async {
    let center = NotificationCenter()
    var lifecycle: AppLifecycle? = AppLifecycle(on: center)
    XCTAssertEqual(lifecycle?.state.phase, .unknown)
    XCTAssertEqual(AppEvent.registrationCount(on: center), 1)

    lifecycle = nil

    XCTAssertEqual(AppEvent.registrationCount(on: center), 0)
  }
}

private func post(_ events: [AppEvent], on center: NotificationCenter) {
  for event in events { center.post(name: event.notificationName, object: nil) }
}

private func assertStates(
  after events: [AppEvent],
  are expected: [String],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  var state = AppLifecycleState()
  var states: [String] = []
  for event in events {
    state.apply(event)
    states.append("\(state.phase)" + (state.returnedFromBackground ? " returned" : ""))
  }
  XCTAssertEqual(states, expected, file: file, line: line)
}
