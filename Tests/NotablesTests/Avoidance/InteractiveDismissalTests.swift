import Foundation
import NotablesTesting
import XCTest

@testable import Notables

final class InteractiveDismissalTests: XCTestCase {
  private let phone = screen(375, 812)
  private let docked = rect(0, 521, 375, 291)

  func testB62_keyboardFollowsTheFinger_betweenItsPlaceAndTheBottom() throws {
    let dismissal = try XCTUnwrap(InteractiveDismissal(keyboard: docked, screen: phone))
    let heights = [400, 600, 811, 900, 550].map { dismissal.visibleHeight(fingerY: $0) }
    XCTAssertEqual(heights, [291, 212, 1, 0, 262])
    XCTAssertEqual(dismissal.frame(fingerY: 600), rect(0, 600, 375, 291))
    XCTAssertEqual(dismissal.frame(fingerY: .nan), docked)
    XCTAssertEqual(dismissal.visibleHeight(fingerY: .infinity), 0)
  }

  func testB62_hiddenOrUndocked_isNotDragged() {
    XCTAssertNil(InteractiveDismissal(keyboard: nil, screen: phone))
    XCTAssertNil(InteractiveDismissal(keyboard: rect(0, 812, 375, 291), screen: phone))
    XCTAssertNil(InteractiveDismissal(keyboard: rect(0, 300, 375, 291), screen: phone))
    XCTAssertNil(InteractiveDismissal(keyboard: rect(20, 558, 320, 254), screen: phone))
  }

  func testB62_release_goesWhereTheFingerGoes() throws {
    let dismissal = try XCTUnwrap(InteractiveDismissal(keyboard: docked, screen: phone))
    XCTAssertEqual(dismissal.release(fingerY: 400, velocity: 900), .unchanged)
    XCTAssertEqual(dismissal.release(fingerY: 550, velocity: 10), .dismiss)
    XCTAssertEqual(dismissal.release(fingerY: 800, velocity: -10), .snapBack)
    XCTAssertEqual(dismissal.release(fingerY: 550, velocity: 0), .snapBack)
    XCTAssertEqual(dismissal.release(fingerY: 666.5, velocity: 0), .dismiss)
    XCTAssertEqual(dismissal.release(fingerY: 900, velocity: .nan), .dismiss)
  }

  func testDragPhase_readsTheStatesOfAGesture() {
    XCTAssertEqual(
      (-1...6).map(DragPhase.init(gestureState:)),
      [.idle, .idle, .moved, .moved, .lifted, .cancelled, .cancelled, .idle]
    )
  }

  @MainActor
  func testB62_framesOfADrag_reachClosuresStreamsAndTracker_thenSnapBack() async {
    let stage = Stage()
    let stream = stage.tracker.visibleHeightValues()
    stage.center.post(.willShow, docked)
    stage.drag(400, 600, 811, 900, 550)
    stage.lift(at: 550, velocity: -200)

    XCTAssertEqual(stage.heights, [291, 212, 1, 0, 262, 291])
    XCTAssertEqual(stage.durations, [0.25, 0, 0, 0, 0, 0.25])
    var streamed: [CGFloat] = []
    for await height in stream.prefix(6) { streamed.append(height) }
    XCTAssertEqual(streamed, [291, 212, 1, 0, 262, 291])
  }

  @MainActor
  func testDrag_thatDismisses_leavesTheHideToTheSystem() async {
    let stage = Stage()
    stage.center.post(.willShow, docked)
    stage.drag(600)
    stage.lift(at: 650, velocity: 300)
    stage.center.post(.willHide, rect(0, 812, 375, 291))
    stage.time.advance(by: 1)
    stage.frames.tick()
    XCTAssertEqual(stage.heights, [291, 212, 162, 0])
    XCTAssertEqual(stage.frames.count, 0)
  }

  @MainActor
  func testDrag_whoseHideDoesNotCome_snapsBack() async {
    let stage = Stage()
    stage.center.post(.willShow, docked)
    stage.drag(600)
    stage.lift(at: 650, velocity: 300)
    stage.time.advance(by: 0.09)
    XCTAssertEqual(stage.heights, [291, 212, 162])
    stage.time.advance(by: 0.02)
    XCTAssertEqual(stage.heights, [291, 212, 162, 291])
  }

  @MainActor
  func testDrag_whoseEndIsMissed_endsWithTheNextFrame() async {
    let stage = Stage()
    stage.center.post(.willShow, docked)
    stage.drag(600)
    stage.finger = stage.finger(.idle, 0, velocity: 0)
    stage.frames.tick()
    XCTAssertEqual(stage.heights, [291, 212, 291])
  }

  @MainActor
  func testDrag_takenUpAgainWhileTheHideIsAwaited_goesOn() async {
    let stage = Stage()
    stage.center.post(.willShow, docked)
    stage.drag(600)
    stage.lift(at: 650, velocity: 300)
    stage.drag(700)
    stage.time.advance(by: 1)
    stage.drag(710)
    XCTAssertEqual(stage.heights, [291, 212, 162, 112, 102])
  }

  @MainActor
  func testDrag_liftedAgain_waitsAnewForTheHide() async {
    let stage = Stage()
    stage.center.post(.willShow, docked)
    stage.drag(600)
    stage.lift(at: 650, velocity: 300)
    stage.time.advance(by: 0.06)
    stage.drag(660)
    stage.time.advance(by: 0.03)
    stage.lift(at: 670, velocity: 300)
    stage.time.advance(by: 0.09)
    XCTAssertEqual(stage.heights, [291, 212, 162, 152, 142])
    stage.time.advance(by: 0.02)
    XCTAssertEqual(stage.heights, [291, 212, 162, 152, 142, 291])
  }

  @MainActor
  func testDrag_cancelled_snapsBack() async {
    let stage = Stage()
    stage.center.post(.willShow, docked)
    stage.drag(700)
    stage.finger = stage.finger(.cancelled, 700, velocity: 900)
    stage.frames.tick()
    XCTAssertEqual(stage.heights, [291, 112, 291])
  }

  @MainActor
  func testDrag_thatTheSystemOvertakes_deliversNoMore() async {
    let stage = Stage()
    stage.center.post(.willShow, docked)
    stage.drag(600)
    stage.center.post(.willHide, rect(0, 812, 375, 291))
    stage.drag(650)
    stage.lift(at: 650, velocity: -100)
    stage.time.advance(by: 1)
    XCTAssertEqual(stage.heights, [291, 212, 0])
  }

  @MainActor
  func testB62_dragWhileHidden_orAboveTheKeyboard_deliversNothing() async {
    let stage = Stage()
    stage.drag(600, 700)
    XCTAssertEqual(stage.heights, [])
    XCTAssertEqual(stage.frames.count, 0)
    stage.center.post(.willShow, docked)
    stage.drag(300, 500, 521)
    stage.lift(at: 521, velocity: 50)
    XCTAssertEqual(stage.heights, [291])
  }

  @MainActor
  func testDrag_postsNothing() async {
    let stage = Stage()
    stage.center.post(.willShow, docked)
    var posted = 0
    let token = stage.center.addObserver(
      forName: KeyboardEvent.willChangeFrame.notificationName,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    stage.drag(600)
    stage.center.removeObserver(token)
    XCTAssertEqual(posted, 0)
    XCTAssertEqual(stage.heights, [291, 212])
  }
}

/// A phone with a finger, and a closure that notes what it hears of the keyboard.
@MainActor
private final class Stage {
  let center = NotificationCenter()
  let tracker: KeyboardTracker
  let time = ManualTime()
  let frames = ManualFrames()
  var finger: DragFollower.Finger?
  private(set) var heights: [CGFloat] = []
  private(set) var durations: [Double] = []
  private let observer: KeyboardObserver
  private var follower: DragFollower?

  init() {
    tracker = KeyboardTracker(on: center) { screen(375, 812) }
    observer = KeyboardObserver(on: center)
    observer.on(.willHide) { [unowned self] _ in heights.append(0) }
    for event in [KeyboardEvent.willShow, .willChangeFrame] {
      observer.on(event) { [unowned self] info in
        heights.append(812 - info.frameEnd.minY)
        durations.append(info.animationDuration)
      }
    }
    observer.start()
    follower = DragFollower(
      center: center,
      tracker: tracker,
      time: time,
      everyFrame: frames.everyFrame,
      finger: { [unowned self] in finger }
    )
  }

  func drag(_ heights: CGFloat...) {
    for y in heights {
      finger = finger(.moved, y, velocity: 0)
      frames.tick()
    }
  }

  func lift(at y: CGFloat, velocity: CGFloat) {
    finger = finger(.lifted, y, velocity: velocity)
    frames.tick()
    finger = nil
  }

  func finger(_ phase: DragPhase, _ y: CGFloat, velocity: CGFloat) -> DragFollower.Finger {
    DragFollower.Finger(phase: phase, y: y, velocity: velocity, screen: screen(375, 812))
  }
}
