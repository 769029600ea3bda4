import Foundation
import Notables
import NotablesTesting
import XCTest

final class KeyboardTrackerTests: XCTestCase {
  @MainActor
  func testB24_rawEventsPassOnAsTheyCome_theTrackerKnowsTheEnd() async {
    let stage = Stage()
    let observer = KeyboardObserver(on: stage.center)
    var events: [KeyboardEvent] = []
    for event in KeyboardEvent.allCases { observer.on(event) { _ in events.append(event) } }
    observer.start()

    stage.post(.willShow, .docked)
    stage.post(.didShow, .docked)
    stage.post(.willHide, .below)
    stage.post(.willShow, .docked)

    XCTAssertEqual(events, [.willShow, .didShow, .willHide, .willShow])
    XCTAssertTrue(stage.tracker.current.isVisible)
    XCTAssertEqual(stage.log, ["shown 291", "hidden 0", "shown 291"])
  }

  @MainActor
  func testB25_appAndKeyboardOnOneCenter() async throws {
    let stage = Stage()
    let app = SimulatedApp(center: stage.center, names: .platform)
    try app.perform(.launch)
    stage.post(.willShow, .docked)
    try app.perform(.home, .return)
    XCTAssertEqual(stage.tracker.current.visibleHeight, 291)

    stage.tracker.reset()
    XCTAssertFalse(stage.tracker.current.isKnown)
    stage.post(.willShow, .docked)
    stage.post(.willHide, .below)

    XCTAssertEqual(stage.log, ["shown 291", "hidden 0", "shown 291", "hidden 0"])
  }

  @MainActor
  func testB32_rawObserversStillSee_whatTheTrackerIgnores() async throws {
    let stage = Stage()
    let app = SimulatedApp(center: stage.center, names: .platform)
    let observer = KeyboardObserver(on: stage.center)
    var seen = 0
    observer.on(.willChangeFrame) { _ in seen += 1 }.start()
    try app.perform(.launch, .home)

    stage.post(.willChangeFrame, .docked)
    try app.perform(.return)

    XCTAssertEqual(seen, 1)
    XCTAssertEqual(stage.log, [])
    XCTAssertFalse(stage.tracker.current.isKnown)
  }

  @MainActor
  func testB32_anExtensionsHost_isHeardToo() async {
    let stage = Stage()
    let name = AppEvent.Names.extensionHost[.didEnterBackground]
    stage.center.post(name: name ?? Notification.Name(""), object: nil)
    stage.post(.willShow, .docked)
    XCTAssertEqual(stage.log, [])
  }

  @MainActor
  func testB22_workThatAHideOvertook_isDropped() async {
    let stage = Stage()
    let time = ManualTime()
    var inset: CGFloat = 49
    stage.tracker.onChange(for: stage) { stage, change in
      guard change.kind == .shown else { return inset = 49 }
      stage.tracker.call(after: 0.01, on: time) { inset = 49 + $0.visibleHeight }
    }

    stage.post(.willShow, .docked)
    time.advance(by: 0.005)
    stage.post(.willHide, .below)
    time.advance(by: 0.005)
    XCTAssertEqual(inset, 49)

    stage.post(.willShow, .docked)
    stage.post(.didShow, .docked)
    time.advance(by: 0.01)
    XCTAssertEqual(inset, 340)
  }

  @MainActor
  func testB22_workBeforeAnotherShow_isDropped_theNewOnesIsNot() async {
    let stage = Stage()
    let time = ManualTime()
    var log: [CGFloat] = []
    stage.tracker.onChange(for: stage) { stage, change in
      stage.tracker.call(after: 0.01, on: time) { log.append($0.visibleHeight) }
    }

    stage.post(.willShow, .docked)
    stage.post(.willHide, .below)
    stage.post(.willShow, .docked)
    time.advance(by: 0.01)

    XCTAssertEqual(log, [291])
  }

  @MainActor
  func testCurrent_answersAScreenThatAppearsWhileTheKeyboardIsUp() async {
    let stage = Stage()
    stage.post(.willShow, .docked)
    let overlap = stage.tracker.current.overlap(of: screen(375, 729), screen: screen(375, 812))
    XCTAssertEqual(overlap.height, 208)
    XCTAssertEqual(stage.tracker.current.frame, .docked)
    XCTAssertEqual(stage.tracker.position, .at(.docked))
  }

  @MainActor
  func testBeforeAnyEvent_isUnknown_notHidden() async {
    let tracker = Stage().tracker
    XCTAssertEqual(tracker.position, .unknown)
    XCTAssertFalse(tracker.current.isKnown)
    XCTAssertFalse(tracker.current.isHidden)
    XCTAssertFalse(tracker.current.isVisible)
  }

  @MainActor
  func testShared_listensOnTheDefaultCenterFromItsFirstUse() async {
    let tracker = KeyboardTracker.shared
    defer { tracker.reset() }
    NotificationCenter.default.post(.willShow, .docked)
    XCTAssertEqual(tracker.position, .at(.docked))
    NotificationCenter.default.post(.willHide, .below)
    XCTAssertEqual(tracker.position, .hidden)
  }

  @MainActor
  func testListeners_endWithTheirOwner_orWhenRemoved() async {
    let stage = Stage()
    var log: [String] = []
    var first: NSObject? = NSObject()
    let second = NSObject()
    first.map { stage.tracker.onChange(for: $0) { _, _ in log.append("first") } }
    stage.tracker.onChange(for: second) { _, _ in log.append("second") }
    stage.tracker.onChange(for: second) { _, _ in log.append("again") }
    XCTAssertEqual(stage.tracker.listenerCount, 4)

    stage.post(.willShow, .docked)
    first = nil
    stage.post(.willHide, .below)
    stage.tracker.removeListeners(of: second)
    stage.tracker.removeListeners(of: second)
    stage.post(.willShow, .docked)

    XCTAssertEqual(log, ["first", "second", "again", "second", "again"])
    XCTAssertEqual(stage.tracker.listenerCount, 1)
  }

  @MainActor
  func testListenerRemovedInAChange_isNotCalled_oneAddedWaits() async {
    let stage = Stage()
    var log: [String] = []
    let (first, second) = (NSObject(), NSObject())
    stage.tracker.onChange(for: first) { _, _ in
      log.append("first")
      stage.tracker.removeListeners(of: second)
      stage.tracker.onChange(for: stage) { _, _ in log.append("late") }
    }
    stage.tracker.onChange(for: second) { _, _ in log.append("second") }

    stage.post(.willShow, .docked)

    XCTAssertEqual(log, ["first"])
  }

  @MainActor
  func testChangeInAChange_isToldAfterwards_toAllInOrder() async {
    let below = rect(0, 798, 375, 14)
    let acts: [(act: @MainActor (Stage) -> Void, log: [String])] = [
      ({ $0.tracker.reset() }, ["shown 291", "hidden 0"]),
      ({ $0.post(.willHide, .below) }, ["shown 291", "hidden 0"]),
      ({ $0.tracker.minimumHeight = 300 }, ["shown 291", "hidden 0"]),
      ({ $0.post(.willShow, below) }, ["shown 291", "moved 14"]),
      (
        {
          $0.post(.willHide, .below)
          $0.post(.willShow, below)
        },
        ["shown 291", "hidden 0", "shown 14"]
      ),
      (
        {
          $0.bounds = screen(375, 600)
          $0.tracker.refresh()
        },
        ["shown 291", "moved 79"]
      ),
      (
        {
          $0.tracker.beginCoalescing()
          $0.post(.willHide, .below)
          $0.post(.willShow, below)
          $0.tracker.endCoalescing()
        },
        ["shown 291", "moved 14"]
      ),
    ]
    for (act, log) in acts {
      let stage = Stage()
      let changes = stage.tracker.changes()
      let reader = NSObject()
      var heard: [String] = []
      var isFirst = true
      stage.tracker.onChange(for: stage) { stage, _ in
        guard isFirst else { return }
        isFirst = false
        act(stage)
      }
      stage.tracker.onChange(for: reader) { _, change in heard.append(change.brief) }

      stage.post(.willShow, .docked)

      XCTAssertEqual(stage.log, log)
      XCTAssertEqual(heard, log)
      var streamed: [String] = []
      for await change in changes.prefix(log.count) { streamed.append(change.brief) }
      XCTAssertEqual(streamed, log)
    }
  }

  @MainActor
  func testReleasedTracker_hasStopped() async {
    let center = NotificationCenter()
    var tracker: KeyboardTracker? = KeyboardTracker(on: center)
    XCTAssertEqual(KeyboardEvent.registrationCount(on: center), 1)
    weak let released = tracker
    tracker = nil
    XCTAssertNil(released)
    XCTAssertEqual(KeyboardEvent.registrationCount(on: center), 0)
    XCTAssertEqual(AppEvent.registrationCount(on: center), 0)
  }

  @MainActor
  func testScreenThatTurns_isAskedAtEveryEvent() async {
    let stage = Stage()
    stage.post(.willShow, .docked)
    stage.bounds = screen(812, 375)
    stage.tracker.refresh()
    stage.post(.willShow, rect(0, 166, 812, 209))
    XCTAssertEqual(stage.log, ["shown 291", "hidden 0", "shown 209"])
  }

  @MainActor
  func testB31_policy_canBeChangedOnTheWay() async {
    let stage = Stage()
    stage.tracker.policy = .localOnly
    stage.center.post(.willShow, .docked, isLocal: false)
    XCTAssertEqual(stage.log, [])
    stage.tracker.policy = .any
    stage.center.post(.willShow, .docked, isLocal: false)
    XCTAssertEqual(stage.log, ["shown 291"])
  }

  @MainActor
  func testB12_minimumHeight_isAppliedAtOnce() async {
    let stage = Stage()
    stage.post(.willShow, rect(0, 798, 375, 14))
    stage.tracker.minimumHeight = 50
    stage.post(.willShow, .docked)
    XCTAssertEqual(stage.log, ["shown 14", "hidden 0", "shown 291"])
  }

  @MainActor
  func testB50_coalescing_makesOneChangeOfARotation() async {
    let stage = Stage()
    stage.post(.willShow, .docked)
    stage.tracker.beginCoalescing()
    stage.post(.willHide, .below)
    stage.bounds = screen(812, 375)
    stage.post(.willShow, rect(0, 166, 812, 209))
    XCTAssertEqual(stage.log, ["shown 291"])
    XCTAssertEqual(stage.tracker.current.visibleHeight, 209)
    stage.tracker.endCoalescing()
    stage.tracker.endCoalescing()
    XCTAssertEqual(stage.log, ["shown 291", "moved 209"])
  }
}

extension CGRect {
  fileprivate static let docked = rect(0, 521, 375, 291)
  fileprivate static let below = rect(0, 812, 375, 291)
}

/// A phone with a tracker whose changes are noted.
@MainActor
private final class Stage {
  let center = NotificationCenter()
  var bounds = screen(375, 812)
  private(set) var log: [String] = []
  private(set) lazy var tracker = KeyboardTracker(on: center) { [unowned self] in bounds }

  init() {
    tracker.onChange(for: self) { stage, change in stage.log.append(change.brief) }
  }

  func post(_ event: KeyboardEvent, _ frame: CGRect) { center.post(event, frame) }
}
