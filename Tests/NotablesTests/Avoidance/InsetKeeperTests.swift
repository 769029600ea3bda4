import Foundation
import Notables
import XCTest

final class InsetKeeperTests: XCTestCase {
  func testB13_secondShow_doesNotReplaceTheBaseline() {
    XCTAssertEqual(insets(from: 49, adding: [216, 216, 0]), [265, 265, 49])
  }

  func testB15_twoHeightsOnOneShow_doNotAddUp() {
    XCTAssertEqual(insets(from: 0, adding: [258, 302, 0]), [258, 302, 0])
  }

  func testB16_stepsFromZero_doNotAddUp() {
    XCTAssertEqual(insets(from: 10, adding: [0, 216, 256, 0]), [10, 226, 266, 10])
    XCTAssertEqual(insets(from: 10, adding: [0, 216, 259, 0]), [10, 226, 269, 10])
  }

  func testB17_tallerAndBack_doesNotDrift() {
    XCTAssertEqual(insets(from: 7, adding: [216, 260, 216, 0]), [223, 267, 223, 7])
  }

  func testB20_baselineIsSavedAtTheEdgeOnly() {
    var keeper = InsetKeeper()
    XCTAssertNil(keeper.baseline)
    let shown = keeper.inset(replacing: 20, adding: 216)
    XCTAssertEqual(keeper.baseline, 20)
    _ = keeper.inset(replacing: shown, adding: 216)
    XCTAssertEqual(keeper.baseline, 20)
    XCTAssertEqual(keeper.inset(replacing: shown, adding: 0), 20)
    XCTAssertNil(keeper.baseline)
  }

  func testB48_hideWithoutShow_changesNothing() {
    XCTAssertEqual(insets(from: 49, adding: [0, 0]), [49, 49])
  }

  func testThousandRounds_comeBackExactly() {
    let baseline: CGFloat = 0.1
    let overlaps = (0..<1000).flatMap { round -> [CGFloat] in
      [216.3 + CGFloat(round) / 7, 260.7, 0]
    }
    XCTAssertEqual(insets(from: baseline, adding: overlaps).last, baseline)
  }

  func testOwnersChangeWhileShown_isTheNewBaseline() {
    var keeper = InsetKeeper()
    XCTAssertEqual(keeper.inset(replacing: 49, adding: 216), 265)
    XCTAssertEqual(keeper.inset(replacing: 80, adding: 216), 296)
    XCTAssertEqual(keeper.inset(replacing: 296, adding: 260), 340)
    XCTAssertEqual(keeper.inset(replacing: 340, adding: 0), 80)
  }

  func testOwnersChangeJustBeforeTheHide_stays() {
    var keeper = InsetKeeper()
    XCTAssertEqual(keeper.inset(replacing: 49, adding: 216), 265)
    XCTAssertEqual(keeper.inset(replacing: 12, adding: 0), 12)
  }

  func testNegativeBaseline_comesBack() {
    XCTAssertEqual(insets(from: -10, adding: [291, 0]), [281, -10])
  }

  func testOddNumbers_neverGiveNaN() {
    XCTAssertEqual(insets(from: 5, adding: [.nan, -3, 100, .nan]), [5, 5, 105, 5])
    XCTAssertEqual(insets(from: .nan, adding: [100, 0]), [100, 0])
    XCTAssertEqual(insets(from: -.infinity, adding: [100, 0]), [-.infinity, -.infinity])
  }
}

extension InsetKeeperTests {
  /// What a scroll view's inset becomes, one value for each overlap.
  private func insets(from baseline: CGFloat, adding overlaps: [CGFloat]) -> [CGFloat] {
    var keeper = InsetKeeper()
    var inset = baseline
    return overlaps.map { overlap in
      inset = keeper.inset(replacing: inset, adding: overlap)
      return inset
    }
  }
}
