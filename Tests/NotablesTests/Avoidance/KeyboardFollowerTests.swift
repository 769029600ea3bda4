import Foundation
import XCTest

@testable import Notables

final class KeyboardFollowerTests: XCTestCase {
  @MainActor
  func testB28_startedAgain_isToldThePresentState() async {
    let stage = Stage()
    let follower = stage.follower()
    stage.center.post(.willShow, .docked)
    follower.isActive = false
    stage.center.post(.willHide, .below)
    XCTAssertEqual(stage.log, [291])

    follower.isActive = true
    XCTAssertEqual(stage.log, [291, 0])
  }

  @MainActor
  func testB28_startedWhileTheKeyboardIsUp_isToldOnce() async {
    let stage = Stage()
    stage.center.post(.willShow, .docked)
    let follower = stage.follower()
    follower.refresh()
    follower.refresh()
    stage.center.post(.didShow, .docked)
    XCTAssertEqual(stage.log, [291])
  }

  @MainActor
  func testB34_inactive_isUntouched_activeAgain_appliesTheStateOnce() async {
    let stage = Stage()
    let a = stage.follower()
    a.isActive = false
    stage.center.post(.willShow, .docked)
    stage.center.post(.willShow, .taller)
    XCTAssertEqual(stage.log, [])

    a.isActive = true
    stage.center.post(.didShow, .taller)
    XCTAssertEqual(stage.log, [336])
  }

  @MainActor
  func testWindowThatMoves_isFollowedInTheNextFrame_untilTheKeyboardHides() async {
    let stage = Stage()
    stage.view = rect(0, 0, 375, 400)
    let follower = stage.follower()
    XCTAssertEqual(stage.frames.count, 0)
    stage.center.post(.willShow, .docked)
    stage.view = rect(0, 200, 375, 400)
    stage.frames.tick()
    stage.frames.tick()
    stage.view = rect(0, 412, 375, 400)
    stage.frames.tick()
    XCTAssertEqual(stage.log, [0, 79, 291])

    stage.center.post(.willHide, .below)
    stage.frames.tick()
    XCTAssertEqual(stage.frames.count, 0)
    XCTAssertEqual(stage.log, [0, 79, 291, 0])
    withExtendedLifetime(follower) {}
  }

  @MainActor
  func testViewWithoutAWindow_isToldWhenItComesIntoOne() async {
    let stage = Stage()
    stage.view = nil
    let follower = stage.follower()
    stage.center.post(.willShow, .docked)
    stage.frames.tick()
    XCTAssertEqual(stage.log, [])
    stage.view = screen(375, 812)
    stage.frames.tick()
    XCTAssertEqual(stage.log, [291])
    withExtendedLifetime(follower) {}
  }

  @MainActor
  func testB34_hideWhileTheViewIsInNoWindow_isToldAtOnce() async {
    let stage = Stage()
    let follower = stage.follower()
    stage.center.post(.willShow, .docked)
    stage.view = nil
    stage.frames.tick()
    stage.center.post(.willHide, .below)
    XCTAssertEqual(stage.log, [291, 0])
    XCTAssertEqual(follower.overlap?.placement, .hidden)

    stage.frames.tick()
    XCTAssertEqual(stage.frames.count, 0)
    stage.view = screen(375, 812)
    follower.refresh()
    XCTAssertEqual(stage.log, [291, 0])
  }

  @MainActor
  func testB34_hideWhileInactive_isToldAtTheReturn_alsoBeforeTheViewIsInAWindow() async {
    let stage = Stage()
    let follower = stage.follower()
    stage.center.post(.willShow, .docked)
    follower.isActive = false
    stage.view = nil
    stage.frames.tick()
    stage.center.post(.willHide, .below)
    XCTAssertEqual(stage.log, [291])

    follower.isActive = true
    XCTAssertEqual(stage.log, [291, 0])
  }

  @MainActor
  func testB34_changeWhileInactive_isToldWhenTheViewIsInAWindow() async {
    let stage = Stage()
    let follower = stage.follower()
    stage.center.post(.willShow, .docked)
    follower.isActive = false
    stage.view = nil
    stage.frames.tick()
    stage.center.post(.willShow, .taller)
    follower.isActive = true
    stage.frames.tick()
    XCTAssertEqual(stage.log, [291])

    stage.view = screen(375, 812)
    stage.frames.tick()
    XCTAssertEqual(stage.log, [291, 336])
  }

  @MainActor
  func testFollowsUndocked_setAgain_looksAtNothing() async {
    let stage = Stage()
    let follower = stage.follower()
    stage.center.post(.willShow, .docked)
    stage.view = rect(0, 0, 375, 700)
    follower.followsUndocked = false
    XCTAssertEqual(stage.log, [291])
    follower.followsUndocked = true
    XCTAssertEqual(stage.log, [291, 179])
  }

  @MainActor
  func testViewOnAnotherScreen_isJudgedOnItsOwn() async {
    let stage = Stage()
    stage.view = screen(1920, 1080)
    stage.ownScreen = screen(1920, 1080)
    let follower = stage.follower()
    stage.center.post(.willShow, rect(0, 800, 1920, 280))
    XCTAssertEqual(stage.log, [280])
    withExtendedLifetime(follower) {}
  }

  @MainActor
  func testFollowsUndocked_isAppliedAtOnce() async {
    let stage = Stage()
    let follower = stage.follower()
    stage.center.post(.willChangeFrame, rect(20, 400, 300, 200))
    follower.followsUndocked = true
    XCTAssertEqual(stage.log, [0, 412])
    XCTAssertEqual(follower.overlap?.rect, rect(20, 400, 300, 200))
  }

  @MainActor
  func testInfo_isHandedOverToMoveAlong_notForAMovedWindow() async {
    let stage = Stage()
    let follower = stage.follower()
    stage.center.post(.willShow, .docked)
    stage.view = rect(0, 0, 375, 700)
    stage.frames.tick()
    XCTAssertEqual(stage.infos.map { $0?.frameEnd }, [.docked, nil])
    withExtendedLifetime(follower) {}
  }

  @MainActor
  func testListenerThatPosts_bringsTheFollowerStraightToTheEnd_withItsInfo() async {
    let stage = Stage()
    let follower = stage.follower()
    stage.tracker.onChange(for: stage) { stage, change in
      if change.kind == .shown { stage.center.post(.willShow, .taller) }
      stage.tracker.refresh()
    }
    stage.center.post(.willShow, .docked)
    XCTAssertEqual(stage.log, [336])
    XCTAssertEqual(stage.infos.map { $0?.frameEnd }, [.taller])
    withExtendedLifetime(follower) {}
  }

  @MainActor
  func testCoalescing_isOneChange_alsoWhenFramesComeMeanwhile() async {
    let stage = Stage()
    let follower = stage.follower()
    stage.center.post(.willShow, .docked)
    stage.tracker.beginCoalescing()
    stage.center.post(.willHide, .below)
    stage.frames.tick()
    stage.center.post(.willShow, .taller)
    stage.frames.tick()
    stage.tracker.endCoalescing()
    XCTAssertEqual(stage.log, [291, 336])
    withExtendedLifetime(follower) {}
  }

  @MainActor
  func testReleasedFollower_hasStopped_alsoInFrames() async {
    let stage = Stage()
    var follower: KeyboardFollower? = stage.follower()
    stage.center.post(.willShow, .docked)
    weak let released = follower
    follower = nil
    XCTAssertNil(released)
    stage.view = rect(0, 0, 375, 600)
    stage.frames.tick()
    stage.center.post(.willHide, .below)
    XCTAssertEqual(stage.log, [291])
    XCTAssertEqual(stage.frames.count, 0)
  }

  func testGuideEdges_dockedFillsTheWidth_floatingIsWhereTheKeyboardIs() {
    let pad = screen(1024, 1366)
    func edges(_ keyboard: CGRect?, _ view: CGRect, follows: Bool = false) -> [CGFloat] {
      let overlap = KeyboardOverlap(
        keyboard: keyboard,
        view: view,
        screen: pad,
        followsUndocked: follows
      )
      return GuideEdges(overlap, in: view.size).constants
    }
    XCTAssertEqual(edges(rect(0, 968, 1024, 398), rect(600, 20, 400, 1300)), [0, 0, 0, 352])
    XCTAssertEqual(edges(nil, pad), [0, 0, 0, 0])
    XCTAssertEqual(edges(rect(300, 700, 320, 254), pad), [0, 0, 0, 0])
    XCTAssertEqual(edges(rect(300, 700, 320, 254), pad, follows: true), [300, -404, -412, 254])
  }
}

extension CGRect {
  fileprivate static let docked = rect(0, 521, 375, 291)
  fileprivate static let taller = rect(0, 476, 375, 336)
  fileprivate static let below = rect(0, 812, 375, 291)
}

/// A phone whose screen one view fills, unless it is moved.
@MainActor
private final class Stage {
  let center = NotificationCenter()
  let tracker: KeyboardTracker
  let frames = ManualFrames()
  var view: CGRect? = screen(375, 812)
  var ownScreen = screen(375, 812)
  private(set) var log: [CGFloat] = []
  private(set) var infos: [KeyboardNotableInfo?] = []

  init() {
    tracker = KeyboardTracker(on: center) { screen(375, 812) }
  }

  func follower() -> KeyboardFollower {
    KeyboardFollower(
      tracker: tracker,
      everyFrame: frames.everyFrame,
      geometry: { [unowned self] in
        view.map { AvoidanceGeometry(view: $0, screen: ownScreen) }
      },
      onChange: { [unowned self] overlap, info in
        log.append(overlap.height)
        infos.append(info)
      }
    )
  }
}
