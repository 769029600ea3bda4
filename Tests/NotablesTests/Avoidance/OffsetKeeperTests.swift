import Foundation
import Notables
import XCTest

final class OffsetKeeperTests: XCTestCase {
  func testB56_restore_goesBackToWhereItWas() {
    XCTAssertEqual(end(.restore, from: 0, at: 85), 0)
  }

  func testB56_keep_staysWhereItIs() {
    XCTAssertEqual(end(.keep, from: 0, at: 85), 85)
  }

  func testB56_keep_isClampedToWhereContentRests() {
    XCTAssertEqual(end(.keep, from: 0, at: 500, contentHeight: 900), 233)
    XCTAssertEqual(end(.keep, from: 0, at: 85, contentHeight: 300), 0)
    XCTAssertEqual(end(.keep, from: 0, at: -120, insetTop: 64), -64)
  }

  func testB56_restore_afterTheUserScrolled_keeps() {
    XCTAssertEqual(end(.restore, from: 0, at: 120, userScrolled: true), 120)
    XCTAssertEqual(end(.restore, from: 0, at: 9000, userScrolled: true), 1333)
  }

  func testRestore_negativeOffset_comesBackExactly() {
    XCTAssertEqual(end(.restore, from: -64, at: 85, insetTop: 64), -64)
    XCTAssertEqual(end(.restore, from: -116.5, at: 85), -116.5)
  }

  func testRestore_shrunkContent_goesNotBeyondItsEnd() {
    XCTAssertEqual(end(.restore, from: 700, at: 800, contentHeight: 1000), 333)
  }

  func testEndWithoutBegin_changesNothing() {
    var keeper = OffsetKeeper(ending: .restore)
    XCTAssertEqual(keeper.end(metrics(offset: 5000, contentHeight: 100)), 5000)
  }

  func testSecondBegin_doesNotReplaceTheFirst_andEndForgets() {
    var keeper = OffsetKeeper(ending: .restore)
    keeper.begin(at: 10)
    keeper.begin(at: 95)
    XCTAssertEqual(keeper.end(metrics(offset: 95)), 10)
    keeper.begin(at: 40)
    XCTAssertEqual(keeper.end(metrics(offset: 60)), 40)
  }

  func testScrollingBeforeTheKeyboardCame_doesNotCount() {
    var keeper = OffsetKeeper(ending: .restore)
    keeper.userScrolled()
    keeper.begin(at: 10)
    XCTAssertEqual(keeper.end(metrics(offset: 95)), 10)
  }
}

extension OffsetKeeperTests {
  private func end(
    _ ending: OffsetKeeper.Ending,
    from offset: CGFloat,
    at present: CGFloat,
    contentHeight: CGFloat = 2000,
    insetTop: CGFloat = 0,
    userScrolled: Bool = false
  ) -> CGFloat {
    var keeper = OffsetKeeper(ending: ending)
    keeper.begin(at: offset)
    if userScrolled { keeper.userScrolled() }
    return keeper.end(
      metrics(offset: present, contentHeight: contentHeight, insetTop: insetTop)
    )
  }

  private func metrics(
    offset: CGFloat,
    contentHeight: CGFloat = 2000,
    insetTop: CGFloat = 0
  ) -> ScrollMetrics {
    ScrollMetrics(
      offset: offset,
      contentHeight: contentHeight,
      viewportHeight: 667,
      insetTop: insetTop
    )
  }
}
