import Foundation
import Notables
import XCTest

final class ScrollRevealTests: XCTestCase {
  private let field = rect(0, 300, 375, 200)

  func testB58_visibleCaret_scrollsNothing() {
    let caret = rect(10, 320, 2, 20)
    XCTAssertEqual(offset(showing: .init(field: field, caret: caret), padding: 10), 0)
  }

  func testB58_withoutCaret_theFieldIsShown() {
    XCTAssertEqual(offset(showing: .init(field: field), padding: 10), 59)
  }

  func testB58_neverDownToMeetTheKeyboard() {
    let above = ScrollReveal.Target(field: rect(0, 20, 375, 40))
    XCTAssertEqual(offset(showing: above, from: 0), 0)
    XCTAssertEqual(offset(showing: above, from: 200), 200)
  }

  func testHiddenCaret_isShownWithPadding_notTheWholeField() {
    let caret = rect(10, 460, 2, 20)
    XCTAssertEqual(offset(showing: .init(field: field, caret: caret), padding: 10), 39)
  }

  func testFieldThatIsTooTall_showsItsTop_orItsCaret() {
    let tall = rect(0, 300, 375, 600)
    XCTAssertEqual(offset(showing: .init(field: tall), padding: 10), 300)
    let caret = rect(10, 700, 2, 20)
    XCTAssertEqual(offset(showing: .init(field: tall, caret: caret), padding: 10), 279)
  }

  func testFieldThatFitsWithoutItsPadding_isShownWhole() {
    XCTAssertEqual(offset(showing: .init(field: rect(0, 300, 375, 441)), padding: 10), 295)
    XCTAssertEqual(offset(showing: .init(field: rect(0, 300, 375, 451)), padding: 10), 300)
  }

  func testVisibleTop_belowABar() {
    let tall = ScrollReveal.Target(field: rect(0, 300, 375, 600))
    XCTAssertEqual(offset(showing: tall, visibleTop: 64), 236)
  }

  func testContentThatFits_doesNotBeginToScroll() {
    let low = ScrollReveal.Target(field: rect(0, 380, 375, 40))
    XCTAssertEqual(offset(showing: low, padding: 100, contentHeight: 440), 0)
    XCTAssertEqual(offset(showing: low, padding: 100, contentHeight: 500), 49)
  }

  func testOffsetBeyondTheEnd_isLeftAlone() {
    let low = ScrollReveal.Target(field: rect(0, 900, 375, 40))
    XCTAssertEqual(offset(showing: low, from: 700, contentHeight: 960), 700)
  }

  func testB60_innerFirst_thenTheRestByTheOuter() {
    XCTAssertEqual(nested(ignoresInner: false), [270, 49])
  }

  func testB60_ignoredInner_leavesAllToTheOuter() {
    XCTAssertEqual(nested(ignoresInner: true), [0, 319])
  }

  func testB60_ignoredInner_outerIsClampedToItsContent() {
    XCTAssertEqual(nested(ignoresInner: true, outerContent: 700), [0, 249])
  }

  func testB60_presetInset_isRoomToScroll_notCovered() {
    let outer = ScrollReveal.Level(
      metrics: ScrollMetrics(
        offset: 0,
        contentHeight: 600,
        viewportHeight: 667,
        insetBottom: 616
      ),
      visibleBottom: 451
    )
    let target = ScrollReveal.Target(field: rect(0, 480, 375, 40))
    XCTAssertEqual(ScrollReveal.offsets(showing: target, in: [outer]), [69])
  }

  func testThreeLevels_eachMovesByWhatIsLeft() {
    let inner = level(offset: 0, content: 300, viewport: 100, top: 150)
    let middle = level(offset: 20, content: 400, viewport: 200, top: 300)
    let outer = level(offset: 5, content: 2000, viewport: 667, visibleBottom: 400)
    let target = ScrollReveal.Target(field: rect(0, 160, 300, 20))
    // Inner: 180 - 100. Middle: 150 + 100 - 200. Outer: 300 + 200 - 400.
    XCTAssertEqual(
      ScrollReveal.offsets(showing: target, in: [inner, middle, outer]),
      [80, 50, 100]
    )
  }

  func testOddNumbers_scrollNothing() {
    for odd in [CGFloat.nan, .infinity, -.infinity] {
      XCTAssertEqual(offset(showing: .init(field: rect(0, odd, 10, 10)), from: 7), 7)
      XCTAssertEqual(offset(showing: .init(field: rect(0, 0, 10, odd)), from: 7), 7)
      let caret = rect(0, odd, 2, 20)
      XCTAssertEqual(offset(showing: .init(field: field, caret: caret), padding: 10), 59)
    }
    XCTAssertEqual(offset(showing: .init(field: field), padding: .nan), 49)
    XCTAssertEqual(offset(showing: .init(field: field), padding: -20), 49)
    XCTAssertEqual(ScrollReveal.offsets(showing: .init(field: field), in: []), [])
  }
}

extension ScrollRevealTests {
  /// The offset of a 667 high scroll view, the bottom 216 of which are covered.
  private func offset(
    showing target: ScrollReveal.Target,
    from offset: CGFloat = 0,
    padding: CGFloat = 0,
    visibleTop: CGFloat = 0,
    contentHeight: CGFloat = 2000
  ) -> CGFloat {
    let level = ScrollReveal.Level(
      metrics: ScrollMetrics(
        offset: offset,
        contentHeight: contentHeight,
        viewportHeight: 667,
        insetBottom: 216
      ),
      visibleTop: visibleTop,
      visibleBottom: 451
    )
    return ScrollReveal.offsets(showing: target, in: [level], padding: padding)[0]
  }

  private func nested(ignoresInner: Bool, outerContent: CGFloat = 2000) -> [CGFloat] {
    let inner = ScrollReveal.Level(
      metrics: ScrollMetrics(offset: 0, contentHeight: 500, viewportHeight: 200),
      top: 300,
      isIgnored: ignoresInner
    )
    let outer = level(offset: 0, content: outerContent, viewport: 667, visibleBottom: 451)
    let caret = ScrollReveal.Target(field: .zero, caret: rect(10, 450, 2, 20))
    return ScrollReveal.offsets(showing: caret, in: [inner, outer])
  }

  private func level(
    offset: CGFloat,
    content: CGFloat,
    viewport: CGFloat,
    top: CGFloat = 0,
    visibleBottom: CGFloat? = nil
  ) -> ScrollReveal.Level {
    ScrollReveal.Level(
      metrics: ScrollMetrics(
        offset: offset,
        contentHeight: content,
        viewportHeight: viewport,
        insetBottom: visibleBottom.map { viewport - $0 } ?? 0
      ),
      top: top,
      visibleBottom: visibleBottom
    )
  }
}
