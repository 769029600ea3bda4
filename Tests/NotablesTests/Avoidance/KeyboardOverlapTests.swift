import Foundation
import Notables
import TestSupport
import XCTest

final class KeyboardOverlapTests: XCTestCase {
  // MARK: Odd frames

  func testB04_hideFrameBelowTheScreen_isHidden_neverNegative() {
    let phone = screen(375, 812)
    assert(rect(0, 521, 375, 291), in: phone, on: phone, .docked, 291, rect(0, 521, 375, 291))
    assert(rect(0, 812, 375, 71), in: phone, on: phone, .hidden, 0, nil)
  }

  func testB05_zeroFrames_areHidden_notScreenHigh() {
    let phone = screen(375, 812)
    for keyboard in [.zero, rect(0, 0, 375, 0), rect(0, 0, 0, 291), rect(0, 0, 375, 0.4)] {
      assert(keyboard, in: phone, on: phone, .hidden, 0, nil)
    }
  }

  func testB07_framesWithoutANumber_areHidden() {
    let phone = screen(375, 812)
    for odd in [CGFloat.infinity, -.infinity, .nan] {
      for keyboard in [
        rect(odd, 521, 375, 291), rect(0, odd, 375, 291), rect(0, 521, odd, 291),
        rect(0, 521, 375, odd), rect(odd, odd, 0, 0), .null,
      ] {
        assert(keyboard, in: phone, on: phone, .hidden, 0, nil)
      }
    }
  }

  func testNegativeSizes_areHidden_thoughCGRectTurnsThemRound() {
    let phone = screen(375, 812)
    assert(rect(375, 521, -375, 291), in: phone, on: phone, .hidden, 0, nil)
    assert(rect(0, 812, 375, -291), in: phone, on: phone, .hidden, 0, nil)
    assert(rect(375, 812, -375, -291), in: phone, on: phone, .hidden, 0, nil)
  }

  func testOddViewsAndScreens_areNotCovered() {
    let phone = screen(375, 812)
    let keyboard = rect(0, 521, 375, 291)
    for view in [
      .zero, .null, rect(0, 0, 375, 0), rect(0, 812, 375, -812), rect(0, .nan, 375, 812),
      rect(0, 0, .infinity, 812),
    ] {
      assert(keyboard, in: view, on: phone, .docked, 0, nil)
    }
    for screen in [.zero, .null, screen(375, 0), screen(-375, 812), screen(.infinity, 812)] {
      assert(keyboard, in: phone, on: screen, .hidden, 0, nil)
    }
  }

  func testB11_theEndFrameCounts_notTheBeginFrame() {
    let phone = screen(414, 736)
    let info = KeyboardNotableInfo(
      animationCurve: .keyboard,
      animationDuration: 0.25,
      frameBegin: rect(0, 736, 414, 0),
      frameEnd: rect(0, 466, 414, 270),
      isLocal: true
    )
    let overlap = KeyboardOverlap(keyboard: info.frameEnd, view: phone, screen: phone)
    XCTAssertEqual(overlap.height, 270)
  }

  // MARK: Views and windows that are not the screen

  func testB19_theUnadjustedView_isCoveredEveryTime() {
    let phone = screen(375, 812)
    let keyboard = rect(0, 521, 375, 291)
    assert(keyboard, in: phone, on: phone, .docked, 291, keyboard)
    assert(keyboard, in: rect(0, 0, 375, 521), on: phone, .docked, 0, nil)
  }

  func testB35_slideOver_endsAboveTheScreensBottom() {
    let pad = screen(1366, 1024)
    let window = rect(981, 10, 375, 1004)
    assert(rect(0, 604, 1366, 420), in: window, on: pad, .docked, 410, rect(0, 594, 375, 410))
    assert(rect(0, 1024, 1366, 420), in: window, on: pad, .hidden, 0, nil)
  }

  func testB36_splitView_isComparedWithTheScreen() {
    let keyboard = rect(0, 626, 1366, 398)
    let half = rect(688, 0, 678, 1024)
    assert(keyboard, in: half, on: screen(1366, 1024), .docked, 398, rect(0, 626, 678, 398))
  }

  func testB38_stageManager_withAHardwareKeyboard() {
    let pad = screen(1194, 834)
    let keyboard = rect(0, 779, 1194, 398)
    assert(keyboard, in: rect(100, 50, 800, 600), on: pad, .docked, 0, nil)
    assert(keyboard, in: pad, on: pad, .docked, 55, rect(0, 779, 1194, 55))
  }

  func testB41_theViewIsInScreenCoordinates() {
    let view = rect(0, 64, 375, 603)
    assert(
      rect(0, 451, 375, 216),
      in: view,
      on: screen(375, 667),
      .docked,
      216,
      rect(0, 387, 375, 216)
    )
  }

  func testViewBehindTheKeyboard_isCoveredWhole_notMore() {
    let phone = screen(375, 812)
    let bar = rect(0, 700, 375, 50)
    assert(rect(0, 521, 375, 291), in: bar, on: phone, .docked, 50, rect(0, 0, 375, 50))
  }

  func testViewBesideTheScreen_isNotCovered() {
    let phone = screen(375, 812)
    assert(rect(0, 521, 375, 291), in: rect(375, 0, 375, 812), on: phone, .docked, 0, nil)
  }

  // MARK: Floating, undocked

  func testB42_floating_coversNothing_unlessFollowed() {
    let pad = screen(1024, 1366)
    for (y, height) in [(700, 666), (200, 1166), (1112, 254)] as [(CGFloat, CGFloat)] {
      let keyboard = rect(300, y, 320, 254)
      assert(keyboard, in: pad, on: pad, .floating, 0, nil)
      let followed = KeyboardOverlap(
        keyboard: keyboard,
        view: pad,
        screen: pad,
        followsUndocked: true
      )
      XCTAssertEqual(followed.placement, .floating)
      XCTAssertEqual(followed.height, height)
      XCTAssertEqual(followed.rect, keyboard)
    }
  }

  func testB44_dockedInANarrowWindow_floatingOnAWideScreen() {
    let pad = screen(1024, 768)
    let window = rect(694, 10, 320, 748)
    XCTAssertTrue(KeyboardPlacement(keyboard: rect(0, 370, 1024, 398), screen: pad).isDocked)
    XCTAssertTrue(KeyboardPlacement(keyboard: rect(352, 400, 320, 254), screen: pad).isFloating)
    assert(rect(0, 370, 1024, 398), in: window, on: pad, .docked, 388, rect(0, 360, 320, 388))
    assert(rect(352, 400, 320, 254), in: window, on: pad, .floating, 0, nil)
  }

  func testPlacement_forgivesHalfAPoint() {
    let pad = screen(768, 1024)
    let expected: [(CGRect, KeyboardPlacement)] = [
      (rect(0, 760, 768, 263.5), .docked), (rect(0, 760, 768, 263.25), .undocked),
      (rect(0, 760, 767.5, 264), .docked), (rect(0, 760, 767.25, 264), .floating),
      (rect(0, 500, 767.5, 264), .undocked), (rect(0, 1023.75, 768, 264), .docked),
      (rect(0, 1024, 768, 264), .hidden), (rect(0, 1023.5, 768, 0.5), .docked),
      (rect(0, 1023.5, 768, 0.25), .hidden), (rect(768, 760, 768, 264), .hidden),
      (rect(-767, 760, 768, 264), .docked),
    ]
    for (keyboard, placement) in expected {
      XCTAssertEqual(KeyboardPlacement(keyboard: keyboard, screen: pad), placement, "\(keyboard)")
    }
    XCTAssertEqual(KeyboardPlacement(keyboard: nil, screen: pad), .hidden)
  }

  // MARK: Hardware keyboard, rotation

  func testB46_shortcutBar_countsWithWhatIsOnTheScreen() {
    let pad = screen(768, 1024)
    assert(rect(0, 969, 768, 313), in: pad, on: pad, .docked, 55, rect(0, 969, 768, 55))
  }

  func testB50_eachOrientation_isMeasuredAgainstItsOwnScreen() {
    let portrait = screen(414, 736)
    let landscape = screen(736, 414)
    XCTAssertEqual(height(rect(0, 465, 414, 271), portrait), 271)
    XCTAssertEqual(height(rect(0, 214, 736, 200), landscape), 200)
    XCTAssertEqual(height(rect(0, 465, 414, 271), landscape), 0)
    XCTAssertEqual(height(rect(0, 214, 736, 200), portrait), 0)
  }

  // MARK: Safe area and bars

  func testB52_insetFromTheSafeArea_andFromTheRawBottom_endAtTheSamePlace() {
    let phone = screen(375, 812)
    let overlap = KeyboardOverlap(keyboard: rect(0, 521, 375, 291), view: phone, screen: phone)
    XCTAssertEqual(overlap.height, 291)
    XCTAssertEqual(overlap.inset(safeBottom: 34), 257)
    XCTAssertEqual(812 - overlap.height, 521)
    XCTAssertEqual(812 - 34 - overlap.inset(safeBottom: 34), 521)
  }

  func testB53_theSafeArea_isNeverAddedToTheKeyboard() {
    let phone = screen(375, 812)
    let overlap = KeyboardOverlap(keyboard: rect(0, 521, 375, 291), view: phone, screen: phone)
    XCTAssertEqual(overlap.inset(safeBottom: 0), 291)
    XCTAssertEqual(overlap.inset(safeBottom: 34), 257)
    XCTAssertEqual(overlap.inset(safeBottom: 291), 0)
    XCTAssertEqual(overlap.inset(safeBottom: 400), 0)
  }

  func testB54_viewAboveATabBar_isCoveredByLess() {
    let phone = screen(375, 812)
    let view = rect(0, 0, 375, 729)
    assert(rect(0, 521, 375, 291), in: view, on: phone, .docked, 208, rect(0, 521, 375, 208))
    assert(rect(0, 477, 375, 335), in: view, on: phone, .docked, 252, rect(0, 477, 375, 252))
  }

  func testInset_withOddSafeAreas_isANumberThatIsNotNegative() {
    let phone = screen(375, 812)
    let overlap = KeyboardOverlap(keyboard: rect(0, 521, 375, 291), view: phone, screen: phone)
    XCTAssertEqual(overlap.inset(safeBottom: .nan), 0)
    XCTAssertEqual(overlap.inset(safeBottom: .infinity), 0)
    XCTAssertEqual(overlap.inset(safeBottom: -.infinity), .greatestFiniteMagnitude)
    XCTAssertEqual(overlap.inset(safeBottom: -9), 300)
  }

  // MARK: Any input

  func testHugeRectangles_haveFiniteAnswers() {
    let most = CGFloat.greatestFiniteMagnitude
    let all = rect(-most, -most, most, most)
    assert(all, in: all, on: all, .docked, most, rect(0, 0, most, most))
    let far = rect(most / 2, most / 2, most, most)
    let overlap = KeyboardOverlap(keyboard: far, view: far, screen: far)
    XCTAssertEqual(overlap.height, most / 2)
    XCTAssertEqual(overlap.rect, rect(0, 0, most / 2, most / 2))
  }

  func testNegativeZero_isZero() throws {
    let phone = rect(-0.0, -0.0, 375, 812)
    let overlap = KeyboardOverlap(keyboard: phone, view: screen(375, 812), screen: phone)
    let covered = try XCTUnwrap(overlap.rect)
    XCTAssertEqual(covered.origin.x.sign, .plus)
    XCTAssertEqual(covered.origin.y.sign, .plus)
  }

  func testRandomRectangles_areNeverNegative_neverNaN_andConsistent() {
    var generator = SeededGenerator(seed: 4)
    let pool = (0..<4096).map { _ in oddRect(&generator) }
    var covered = 0
    for _ in 0..<1_000_000 {
      let bits = generator.next()
      let (keyboard, view, screen) = (
        pool[Int(bits & 4095)], pool[Int(bits >> 12 & 4095)], pool[Int(bits >> 24 & 4095)]
      )
      let overlap = KeyboardOverlap(
        keyboard: keyboard,
        view: view,
        screen: screen,
        followsUndocked: bits >> 63 == 1
      )
      let safeBottom = pool[Int(bits >> 36 & 4095)].origin.y
      if let problem = inconsistency(overlap, view, safeBottom) {
        return XCTFail("\(problem): \(keyboard) \(view) \(screen) \(overlap)")
      }
      if overlap.height > 0 { covered += 1 }
    }
    XCTAssertGreaterThan(covered, 50_000, "too few of the random rectangles meet")
  }
}

extension KeyboardOverlapTests {
  private func assert(
    _ keyboard: CGRect,
    in view: CGRect,
    on screen: CGRect,
    _ placement: KeyboardPlacement,
    _ height: CGFloat,
    _ covered: CGRect?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let overlap = KeyboardOverlap(keyboard: keyboard, view: view, screen: screen)
    let message = "\(keyboard) in \(view) on \(screen)"
    XCTAssertEqual(overlap.placement, placement, message, file: file, line: line)
    XCTAssertEqual(overlap.height, height, message, file: file, line: line)
    XCTAssertEqual(overlap.rect, covered, message, file: file, line: line)
  }

  private func height(_ keyboard: CGRect, _ screen: CGRect) -> CGFloat {
    KeyboardOverlap(keyboard: keyboard, view: screen, screen: screen).height
  }

  /// Most of the numbers are those of screens, the others everything that a Double can be.
  private func oddRect(_ generator: inout SeededGenerator) -> CGRect {
    func number(_ usual: ClosedRange<Int>) -> CGFloat {
      switch Int.random(in: 0..<32, using: &generator) {
      case 0: CGFloat(Double(bitPattern: generator.next()))
      case 1: [0, -0.0, .nan, .infinity, -.infinity].randomElement(using: &generator) ?? 0
      case 2: [least, -least, least * 1e6, 0.5, 0.49].randomElement(using: &generator) ?? 0
      case 3: [1e308, -1e308, .greatestFiniteMagnitude].randomElement(using: &generator) ?? 0
      default: CGFloat(Int.random(in: usual, using: &generator))
      }
    }
    let least = CGFloat.leastNonzeroMagnitude
    let isSigned = Bool.random(using: &generator)
    return rect(
      number(isSigned ? -1400...1400 : 0...500),
      number(isSigned ? -1400...1400 : 0...500),
      number(isSigned ? -100...1400 : 100...1400),
      number(isSigned ? -100...1400 : 100...1400)
    )
  }

  private func inconsistency(
    _ overlap: KeyboardOverlap,
    _ view: CGRect,
    _ safeBottom: CGFloat
  ) -> String? {
    let inset = overlap.inset(safeBottom: safeBottom)
    guard overlap.height >= 0, overlap.height.isFinite else { return "height" }
    guard inset >= 0, inset.isFinite else { return "inset" }
    guard let covered = overlap.rect else { return overlap.height == 0 ? nil : "no rectangle" }
    let (origin, size) = (covered.origin, covered.size)
    guard overlap.height > 0, overlap.placement.isVisible else { return "a rectangle" }
    guard origin.x.isFinite, origin.x >= 0, origin.y.isFinite, origin.y >= 0 else {
      return "origin"
    }
    guard size.width > 0, size.height > 0, size.height <= overlap.height else { return "size" }
    guard size.width.isFinite, size.width <= max(view.size.width, view.maxX - view.minX) else {
      return "width"
    }
    return nil
  }
}
