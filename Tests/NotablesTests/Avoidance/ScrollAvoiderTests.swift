import Foundation
import XCTest

@testable import Notables

final class ScrollAvoiderTests: XCTestCase {
  @MainActor
  func testB13_insetsAddUpOnce_andComeBack() async {
    let stage = Stage(bottomInset: 49)
    let avoider = stage.avoider()
    stage.show(216)
    XCTAssertEqual(stage.list.contentInset, 265)
    stage.show(216)
    XCTAssertEqual(stage.list.contentInset, 265)
    XCTAssertEqual(stage.list.indicatorInset, 216)
    stage.hide()
    XCTAssertEqual(stage.list.contentInset, 49)
    XCTAssertEqual(stage.list.indicatorInset, 0)
    withExtendedLifetime(avoider) {}
  }

  @MainActor
  func testB20_focusBeforeShow_andShowBeforeFocus_endAlike() async {
    let focusFirst = Stage()
    let first = focusFirst.avoider()
    focusFirst.focus(rect(0, 500, 375, 40))
    focusFirst.show(216)

    let showFirst = Stage()
    let second = showFirst.avoider()
    showFirst.show(216)
    showFirst.focus(rect(0, 500, 375, 40))

    XCTAssertEqual(focusFirst.list.offset, 99)
    XCTAssertEqual(showFirst.list.offset, 99)
    for stage in [focusFirst, showFirst] {
      stage.hide()
      XCTAssertEqual(stage.list.contentInset, 0)
    }
    withExtendedLifetime((first, second)) {}
  }

  @MainActor
  func testB31_anotherAppsKeyboard_getsRoom_butScrollsToNoField() async {
    let stage = Stage()
    let avoider = stage.avoider()
    stage.list.target = .init(field: rect(0, 600, 375, 40))
    stage.center.post(.willShow, rect(0, 451, 375, 216), isLocal: false)
    XCTAssertEqual(stage.list.contentInset, 216)
    XCTAssertEqual(stage.list.offset, 0)
    stage.center.post(.willShow, rect(0, 407, 375, 260))
    XCTAssertEqual(stage.list.offset, 243)
    withExtendedLifetime(avoider) {}
  }

  @MainActor
  func testB31_anotherAppsKeyboard_thatBecomesOwn_revealsTheField_inEitherOrder() async {
    let (eventFirst, focusFirst) = (Stage(), Stage())
    let (first, second) = (eventFirst.avoider(), focusFirst.avoider())
    for stage in [eventFirst, focusFirst] {
      stage.center.post(.willShow, rect(0, 451, 375, 216), isLocal: false)
    }
    eventFirst.show(216)
    eventFirst.focus(rect(0, 600, 375, 40))
    focusFirst.focus(rect(0, 600, 375, 40))
    XCTAssertEqual(focusFirst.list.offset, 0)
    focusFirst.show(216)
    XCTAssertEqual(eventFirst.list.offset, 199)
    XCTAssertEqual(focusFirst.list.offset, 199)
    withExtendedLifetime((first, second)) {}
  }

  @MainActor
  func testB31_anotherAppsKeyboard_thatIsIgnored_keepsTheOwnOne() async {
    let stage = Stage()
    stage.tracker.policy = .localOnly
    let avoider = stage.avoider()
    stage.show(216)
    stage.center.post(.willShow, rect(0, 407, 375, 260), isLocal: false)
    stage.focus(rect(0, 600, 375, 40))
    XCTAssertEqual(stage.list.offset, 199)
    withExtendedLifetime(avoider) {}
  }

  @MainActor
  func testB34_hideWhileOutsideAWindow_givesTheInsetBack() async {
    let stage = Stage(bottomInset: 20)
    let avoider = stage.avoider()
    stage.show(216)
    avoider.isActive = false
    stage.list.isInAWindow = false
    stage.frames.tick()
    stage.hide()
    avoider.isActive = true
    stage.list.isInAWindow = true
    XCTAssertEqual(stage.list.contentInset, 20)
  }

  @MainActor
  func testB34_inactiveScreen_isUntouched_thenCatchesUpOnce() async {
    let stage = Stage()
    let other = stage.secondList()
    let a = stage.avoider()
    let b = ScrollAvoider(
      other,
      tracker: stage.tracker,
      center: stage.center,
      everyFrame: stage.frames.everyFrame
    )
    a.isActive = false
    stage.show(216)
    XCTAssertEqual(stage.list.answers, 1)
    XCTAssertEqual(stage.list.contentInset, 0)
    XCTAssertEqual(other.contentInset, 216)

    a.isActive = true
    XCTAssertEqual(stage.list.answers, 2)
    XCTAssertEqual(stage.list.contentInset, 216)
    withExtendedLifetime(b) {}
  }

  @MainActor
  func testB34_hideWhileInactive_isCaughtUp() async {
    let stage = Stage(bottomInset: 20)
    let avoider = stage.avoider()
    stage.show(216)
    avoider.isActive = false
    stage.hide()
    XCTAssertEqual(stage.list.contentInset, 236)
    avoider.isActive = true
    XCTAssertEqual(stage.list.contentInset, 20)
  }

  @MainActor
  func testB52_safeArea_isSubtractedOnce() async {
    let stage = Stage(safeBottom: 34)
    let avoider = stage.avoider()
    stage.show(291)
    XCTAssertEqual(stage.list.contentInset, 257)
    XCTAssertEqual(stage.list.indicatorInset, 257)
    withExtendedLifetime(avoider) {}
  }

  @MainActor
  func testB56_restore_goesBack_unlessTheUserScrolled() async {
    let stage = Stage()
    let avoider = stage.avoider()
    avoider.ending = .restore
    stage.focus(rect(0, 486, 375, 40))
    stage.show(216)
    XCTAssertEqual(stage.list.offset, 85)
    stage.hide()
    XCTAssertEqual(stage.list.offset, 0)

    stage.show(216)
    stage.list.isDragged = true
    stage.frames.tick()
    stage.list.isDragged = false
    stage.list.offset = 120
    stage.hide()
    XCTAssertEqual(stage.list.offset, 120)
  }

  @MainActor
  func testB56_keep_isClampedToTheContent() async {
    let stage = Stage(contentHeight: 700)
    let avoider = stage.avoider()
    stage.focus(rect(0, 640, 375, 40))
    stage.show(216)
    XCTAssertEqual(stage.list.offset, 239)
    stage.hide()
    XCTAssertEqual(stage.list.offset, 33)
    withExtendedLifetime(avoider) {}
  }

  @MainActor
  func testB58_caretInSight_scrollsNothing_typingOn_scrolls() async {
    let stage = Stage()
    let avoider = stage.avoider()
    let field = rect(0, 300, 375, 200)
    stage.focus(field, caret: rect(10, 320, 2, 20))
    stage.show(216)
    XCTAssertEqual(stage.list.offset, 0)
    stage.list.target = .init(field: field, caret: rect(10, 460, 2, 20))
    stage.center.post(name: FocusEvent.textViewDidChange.notificationName, object: nil)
    XCTAssertEqual(stage.list.offset, 39)
    withExtendedLifetime(avoider) {}
  }

  @MainActor
  func testB60_nestedScrollViews_innerFirst() async {
    let stage = Stage()
    stage.list.inner = [
      ScrollReveal.Level(
        metrics: ScrollMetrics(offset: 0, contentHeight: 500, viewportHeight: 200),
        top: 300
      )
    ]
    let avoider = stage.avoider()
    avoider.padding = 0
    stage.focus(.zero, caret: rect(10, 450, 2, 20))
    stage.show(216)
    XCTAssertEqual(stage.list.innerOffsets, [270])
    XCTAssertEqual(stage.list.offset, 49)
  }

  @MainActor
  func testOwnersInset_setWhileShown_wins() async {
    let stage = Stage(bottomInset: 49)
    let avoider = stage.avoider()
    stage.show(216)
    stage.list.contentInset = 80
    stage.show(260)
    XCTAssertEqual(stage.list.contentInset, 340)
    stage.hide()
    XCTAssertEqual(stage.list.contentInset, 80)
    withExtendedLifetime(avoider) {}
  }

  @MainActor
  func testKeyboardThatShrinks_takesTheContentBackToItsEnd() async {
    let stage = Stage(contentHeight: 700)
    let avoider = stage.avoider()
    stage.show(260)
    stage.list.offset = 293
    stage.show(216)
    XCTAssertEqual(stage.list.offset, 249)
    withExtendedLifetime(avoider) {}
  }

  @MainActor
  func testKeyboardThatShrinks_withAField_takesTheContentBackToo() async {
    let stage = Stage(contentHeight: 700)
    let avoider = stage.avoider()
    stage.focus(rect(0, 640, 375, 40))
    stage.show(260)
    XCTAssertEqual(stage.list.offset, 283)
    stage.list.offset = 293
    stage.show(216)
    XCTAssertEqual(stage.list.offset, 249)
    withExtendedLifetime(avoider) {}
  }

  @MainActor
  func testWhileTheFingerDrags_insetsChange_offsetsDoNot() async {
    let stage = Stage(bottomInset: 5)
    let avoider = stage.avoider()
    avoider.ending = .restore
    stage.focus(rect(0, 600, 375, 40))
    stage.list.isDragged = true
    stage.show(216)
    XCTAssertEqual(stage.list.contentInset, 221)
    stage.hide()
    XCTAssertEqual(stage.list.contentInset, 5)
    XCTAssertEqual(stage.list.offsetsSet, 0)
    withExtendedLifetime(avoider) {}
  }

  @MainActor
  func testRightOffset_isNotSetAgain() async {
    let stage = Stage()
    let avoider = stage.avoider()
    stage.show(216)
    stage.hide()
    XCTAssertEqual(stage.list.offsetsSet, 0)
    withExtendedLifetime(avoider) {}
  }

  @MainActor
  func testFocusWithoutKeyboard_andAfterRelease_doNothing() async {
    let stage = Stage()
    var avoider: ScrollAvoider? = stage.avoider()
    stage.focus(rect(0, 640, 375, 20))
    XCTAssertEqual(stage.list.offset, 0)
    weak let released = avoider
    avoider = nil
    XCTAssertNil(released)
    stage.show(216)
    XCTAssertEqual(stage.list.contentInset, 0)
  }
}

/// A scroll view that fills a screen, without views.
@MainActor
private final class FakeScrollView: AvoidingScrollView {
  var avoidanceGeometry: AvoidanceGeometry? {
    isInAWindow ? AvoidanceGeometry(view: screen(375, 667), screen: screen(375, 667)) : nil
  }
  var isInAWindow = true
  var isDragged = false
  var contentInset: CGFloat
  var indicatorInset: CGFloat = 0
  var offset: CGFloat = 0
  var target: ScrollReveal.Target?
  var inner: [ScrollReveal.Level] = []
  private(set) var innerOffsets: [CGFloat] = []
  private(set) var answers = 0
  private(set) var offsetsSet = 0
  private let contentHeight: CGFloat
  private let safeBottom: CGFloat

  init(contentInset: CGFloat, contentHeight: CGFloat, safeBottom: CGFloat) {
    self.contentInset = contentInset
    self.contentHeight = contentHeight
    self.safeBottom = safeBottom
  }

  var avoidanceSituation: ScrollAvoidance.Situation? {
    ScrollAvoidance.Situation(
      contentInset: contentInset,
      indicatorInset: indicatorInset,
      metrics: ScrollMetrics(
        offset: offset,
        contentHeight: contentHeight,
        viewportHeight: 667,
        insetBottom: contentInset + safeBottom
      ),
      isDragged: isDragged,
      target: target,
      inner: inner
    )
  }

  func avoid(_ answer: ScrollAvoidance.Answer) {
    answers += 1
    contentInset = answer.contentInset
    indicatorInset = answer.indicatorInset
    if let offset = answer.offset {
      self.offset = offset
      offsetsSet += 1
    }
    innerOffsets = answer.innerOffsets.compactMap { $0 }
  }
}

@MainActor
private final class Stage {
  let center = NotificationCenter()
  let tracker: KeyboardTracker
  let frames = ManualFrames()
  let list: FakeScrollView

  init(bottomInset: CGFloat = 0, contentHeight: CGFloat = 2000, safeBottom: CGFloat = 0) {
    tracker = KeyboardTracker(on: center) { screen(375, 667) }
    list = FakeScrollView(
      contentInset: bottomInset,
      contentHeight: contentHeight,
      safeBottom: safeBottom
    )
  }

  func avoider() -> ScrollAvoider {
    ScrollAvoider(list, tracker: tracker, center: center, everyFrame: frames.everyFrame)
  }

  func secondList() -> FakeScrollView {
    FakeScrollView(contentInset: 0, contentHeight: 2000, safeBottom: 0)
  }

  func show(_ height: CGFloat) {
    center.post(.willShow, rect(0, 667 - height, 375, height))
  }

  func hide() { center.post(.willHide, rect(0, 667, 375, 216)) }

  func focus(_ field: CGRect, caret: CGRect? = nil) {
    list.target = .init(field: field, caret: caret)
    center.post(name: FocusEvent.textFieldDidBeginEditing.notificationName, object: nil)
  }
}
