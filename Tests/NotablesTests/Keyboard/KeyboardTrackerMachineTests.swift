import Foundation
import Notables
import TestSupport
import XCTest

final class KeyboardTrackerMachineTests: XCTestCase {
  private let phone = screen(375, 812)
  private let docked = rect(0, 521, 375, 291)
  private let taller = rect(0, 476, 375, 336)
  private let below = rect(0, 812, 375, 291)

  // MARK: Odd frames

  func testB02_withoutAnEndFrame_showsAndChangesLeaveItAsItWas_hidesDoNot() {
    assert(
      [.willShow(docked), .didShow(nil), .willChangeFrame(nil), .willHide(nil)],
      on: phone,
      ["shown 291", "hidden 0"]
    )
  }

  func testB04_frameBelowTheScreenAfterAHide_isNoSecondChange() {
    assert(
      [
        .willShow(docked), .willHide(rect(0, 812, 375, 71)), .didChangeFrame(rect(0, 812, 375, 71)),
      ],
      on: phone,
      ["shown 291", "hidden 0"]
    )
  }

  func testB05_zeroFrame_hides() {
    assert([.willShow(docked), .willChangeFrame(.zero)], on: phone, ["shown 291", "hidden 0"])
    assert(
      [.willShow(docked), .willChangeFrame(rect(0, 0, 375, 0))],
      on: phone,
      ["shown 291", "hidden 0"]
    )
  }

  func testB07_infiniteOrigin_hides() {
    for odd in [CGFloat.infinity, -.infinity, .nan] {
      let events: [Event] = [.willShow(docked), .willHide(rect(odd, odd, 0, 0))]
      assert(events, on: phone, ["shown 291", "hidden 0"])
    }
  }

  func testB09_hideWithAFrameOnTheScreen_hides() {
    assert([.willShow(docked), .willHide(docked)], on: phone, ["shown 291", "hidden 0"])
  }

  func testB12_accessoryFirst_thenTheKeyboard_isAShowAndAChange() {
    let old = screen(375, 667)
    let events: [Event] = [.willShow(rect(0, 653, 375, 14)), .willShow(rect(0, 437, 375, 230))]
    assert(events, on: old, ["shown 14", "moved 230"])
    assert(events, on: old, minimumHeight: 50, ["shown 230"])
  }

  // MARK: Shows that repeat

  func testB13_twoShows_areOneChange() {
    let old = screen(375, 667)
    let keyboard = rect(0, 451, 375, 216)
    assert(
      [.willShow(keyboard), .willShow(keyboard), .willHide(keyboard)],
      on: old,
      ["shown 216", "hidden 0"]
    )
  }

  func testB15_twoHeights_areOneShowAndOneChange() {
    assert(
      [.willShow(rect(0, 478, 414, 258)), .willShow(rect(0, 434, 414, 302))],
      on: screen(414, 736),
      ["shown 258", "moved 302"]
    )
  }

  func testB16_threeSteps_beginAtTheFirstHeight_andDeltasAddUp() {
    for last in [256, 259] as [CGFloat] {
      var machine = KeyboardTrackerMachine(screen: screen(375, 667))
      let changes = [0, 216, last].map { height in
        machine.receive(Event.willShow(rect(0, 667 - height, 375, height)).input)
      }
      XCTAssertEqual(changes.map { $0?.new.visibleHeight }, [nil, 216, last])
      XCTAssertEqual(changes.map { $0?.heightChange }, [nil, 216, last - 216])
      XCTAssertEqual(changes.map { $0?.heightToAdd }, [nil, 216, nil])
      XCTAssertTrue(machine.state.isVisible)
    }
  }

  func testB17_suggestionBarByShowAlone_isFollowed_equalFramesAreSilent() {
    let old = screen(375, 667)
    let low = rect(0, 451, 375, 216)
    let high = rect(0, 407, 375, 260)
    assert(
      [.willShow(low), .willShow(high), .willShow(high), .willShow(low)],
      on: old,
      ["shown 216", "moved 260", "moved 216"]
    )
  }

  func testB19_sameFrameAgain_isSilent() {
    assert([.willShow(docked), .willChangeFrame(docked)], on: phone, ["shown 291"])
  }

  // MARK: Events that never come

  func testB24_withoutDidHide_theNextShowCounts() {
    assert(
      [.willShow(docked), .didShow(docked), .willHide(below), .willShow(docked)],
      on: phone,
      ["shown 291", "hidden 0", "shown 291"]
    )
  }

  func testB25_background_keepsTheKeyboard_andLaterEventsCount() {
    let rest: [Event] = [.app(.didEnterBackground), .app(.willEnterForeground)]
    assert([.willShow(docked)] + rest + [.app(.didBecomeActive)], on: phone, ["shown 291"])
    assert(
      [.willShow(docked)] + rest + [.app(.didBecomeActive), .willHide(below), .willShow(taller)],
      on: phone,
      ["shown 291", "hidden 0", "shown 336"]
    )
  }

  func testB25_reset_forgets() {
    var machine = KeyboardTrackerMachine(screen: phone)
    _ = machine.receive(Event.willShow(docked).input)
    XCTAssertEqual(machine.receive(.reset)?.kind, .hidden)
    XCTAssertFalse(machine.state.isKnown)
    XCTAssertFalse(machine.state.isHidden)
    XCTAssertEqual(machine.receive(Event.didShow(docked).input)?.kind, .shown)
  }

  func testB26_undockByGesture_isToldByTheFrameAlone() {
    assert(
      [.willShow(rect(0, 760, 768, 264)), .willChangeFrame(rect(0, 500, 768, 264))],
      on: screen(768, 1024),
      ["shown 264", "moved undocked 0"]
    )
  }

  // MARK: Other apps, app state

  func testB31_anotherAppsKeyboard_countsByDefault_notForLocalOnly() {
    let pad = screen(1366, 1024)
    let events: [Event] = [.willShow(rect(0, 626, 1366, 398), isLocal: false)]
    assert(events, on: pad, ["shown 398"])
    assert(events, on: pad, policy: .localOnly, [])
  }

  func testB31_localOnly_stillHides() {
    assert(
      [.willShow(docked), .willHide(below, isLocal: false)],
      on: phone,
      policy: .localOnly,
      ["shown 291", "hidden 0"]
    )
  }

  func testB32_inTheBackground_showsAndChangesAreIgnored_untilActive() {
    let events: [Event] = [
      .app(.didEnterBackground), .willChangeFrame(docked), .app(.willEnterForeground),
      .willShow(docked), .app(.didBecomeActive),
    ]
    assert(events, on: phone, [])
    assert(events + [.willShow(docked)], on: phone, ["shown 291"])
    assert(events, on: phone, ignoresWhileInactive: false, ["shown 291"])
  }

  func testB32_inTheBackground_hidesAreNeverIgnored() {
    assert(
      [.willShow(docked), .app(.didEnterBackground), .willHide(docked), .willShow(docked)],
      on: phone,
      ["shown 291", "hidden 0"]
    )
  }

  func testInterruption_ignoresNothing() {
    assert(
      [.app(.willResignActive), .willShow(docked), .app(.didBecomeActive)],
      on: phone,
      ["shown 291"]
    )
  }

  // MARK: Hardware keyboard, floating, rotation

  func testB46_shortcutBar_andThenTheWholeKeyboard() {
    assert(
      [.willShow(rect(0, 969, 768, 313)), .willShow(rect(0, 711, 768, 313))],
      on: screen(768, 1024),
      ["shown 55", "moved 313"]
    )
  }

  func testB48_hidesWithoutAShow_changeNothing() {
    var machine = KeyboardTrackerMachine(screen: phone)
    XCTAssertFalse(machine.state.isKnown)
    XCTAssertNil(machine.receive(Event.willHide(below).input))
    XCTAssertNil(machine.receive(Event.willHide(below).input))
    XCTAssertTrue(machine.state.isHidden)
    XCTAssertEqual(machine.generation, 0)
  }

  func testFloatingAndBack_isFollowed() {
    assert(
      [
        .willShow(rect(0, 968, 1024, 398)), .willHide(rect(0, 1366, 1024, 398)),
        .willChangeFrame(rect(300, 700, 320, 254)), .willChangeFrame(.zero),
        .willChangeFrame(rect(10, 100, 320, 254)), .willShow(rect(0, 968, 1024, 398)),
      ],
      on: screen(1024, 1366),
      [
        "shown 398", "hidden 0", "shown floating 0", "hidden 0", "shown floating 0", "moved 398",
      ]
    )
  }

  func testB50_rotation_neverMeasuresAgainstTheOldScreen() {
    var machine = KeyboardTrackerMachine(screen: screen(414, 736))
    var log: [KeyboardChange?] = []
    log.append(machine.receive(Event.willShow(rect(0, 465, 414, 271)).input))
    log.append(machine.receive(Event.willHide(rect(0, 736, 414, 271)).input))
    machine.screen = screen(736, 414)
    log.append(machine.receive(Event.willShow(rect(0, 214, 736, 200)).input))
    XCTAssertEqual(log.map { $0?.new.visibleHeight }, [271, 0, 200])
  }

  func testB50_rotationThatIsCoalesced_isOneChange() {
    var machine = KeyboardTrackerMachine(screen: screen(736, 414))
    _ = machine.receive(Event.willShow(rect(0, 214, 736, 200)).input)
    XCTAssertNil(machine.receive(.hold))
    XCTAssertNil(machine.receive(Event.willHide(rect(0, 414, 736, 200)).input))
    machine.screen = screen(414, 736)
    let info = Event.willShow(rect(0, 465, 414, 271))
    XCTAssertNil(machine.receive(info.input))
    XCTAssertNil(machine.receive(info.input))
    let change = machine.receive(.release)
    XCTAssertEqual(change?.old.visibleHeight, 200)
    XCTAssertEqual(change?.new.visibleHeight, 271)
    XCTAssertEqual(change?.kind, .moved)
    XCTAssertEqual(change?.info?.frameEnd, rect(0, 465, 414, 271))
    XCTAssertNil(machine.receive(.release))
  }

  func testHoldsNest_andNothingNewIsNothing() {
    var machine = KeyboardTrackerMachine(screen: phone)
    let inputs: [KeyboardTrackerMachine.Input] = [
      .hold, .hold, Event.willShow(docked).input, Event.willHide(below).input, .release, .release,
    ]
    XCTAssertEqual(inputs.compactMap { machine.receive($0) }, [])
    XCTAssertNotNil(machine.receive(Event.willShow(docked).input))
  }

  func testScreenThatTurnsWithoutAnEvent_isAChangeAtTheNextLook() {
    var machine = KeyboardTrackerMachine(screen: phone)
    _ = machine.receive(Event.willShow(docked).input)
    machine.screen = screen(375, 830)
    XCTAssertEqual(machine.receive(.refresh)?.new.placement, .undocked)
    machine.screen = screen(812, 375)
    XCTAssertEqual(machine.receive(.refresh)?.kind, .hidden)
    machine.screen = phone
    XCTAssertEqual(machine.receive(.refresh)?.kind, .shown)
    XCTAssertNil(machine.receive(.refresh))
  }

  func testGeneration_growsWithRealChangesAndResetsOnly() {
    var machine = KeyboardTrackerMachine(screen: phone)
    let events: [Event] = [.willShow(docked), .didShow(docked), .willHide(below), .didHide(below)]
    XCTAssertEqual(
      events.map { event -> Int in
        _ = machine.receive(event.input)
        return machine.generation
      },
      [1, 1, 2, 2]
    )
    _ = machine.receive(.reset)
    XCTAssertEqual(machine.generation, 3)
  }

  func testRandomEvents_neverRepeatAState_neverNegative() {
    var generator = SeededGenerator(seed: 22)
    var machine = KeyboardTrackerMachine(screen: phone)
    let frames: [CGRect?] = [
      nil, .zero, docked, taller, below, rect(10, 300, 200, 200), rect(0, 300, 375, 291),
      rect(.nan, 0, 1, 1), rect(0, 521, 375, -291),
    ]
    var last = machine.state
    for _ in 0..<50_000 {
      let frame = frames.randomElement(using: &generator) ?? nil
      let name = KeyboardEvent.allCases.randomElement(using: &generator) ?? .willShow
      let app = AppEvent.allCases.randomElement(using: &generator) ?? .didBecomeActive
      let isApp = Int.random(in: 0..<10, using: &generator) == 0
      let change = machine.receive(isApp ? .app(app) : .keyboard(name, .end(frame)))
      let state = machine.state
      if let change {
        XCTAssertNotEqual(change.new, change.old)
        XCTAssertEqual(change.old.frame, last.frame)
        XCTAssertEqual(change.new, state)
        last = state
      } else if state.frame != last.frame {
        return XCTFail("a change was not told: \(last) \(state)")
      }
      guard state.visibleHeight >= 0, state.visibleHeight <= 812 else {
        return XCTFail("\(state)")
      }
    }
  }
}

/// An event in a script.
private struct Event {
  let input: KeyboardTrackerMachine.Input

  static func app(_ event: AppEvent) -> Event { Event(input: .app(event)) }

  static func willShow(_ frame: CGRect?, isLocal: Bool = true) -> Event {
    Event(input: .keyboard(.willShow, .end(frame, isLocal: isLocal)))
  }

  static func didShow(_ frame: CGRect?) -> Event {
    Event(input: .keyboard(.didShow, .end(frame)))
  }

  static func willHide(_ frame: CGRect?, isLocal: Bool = true) -> Event {
    Event(input: .keyboard(.willHide, .end(frame, isLocal: isLocal)))
  }

  static func didHide(_ frame: CGRect?) -> Event {
    Event(input: .keyboard(.didHide, .end(frame)))
  }

  static func willChangeFrame(_ frame: CGRect?) -> Event {
    Event(input: .keyboard(.willChangeFrame, .end(frame)))
  }

  static func didChangeFrame(_ frame: CGRect?) -> Event {
    Event(input: .keyboard(.didChangeFrame, .end(frame)))
  }
}

extension KeyboardTrackerMachineTests {
  private func assert(
    _ events: [Event],
    on screen: CGRect,
    policy: KeyboardPolicy = .any,
    ignoresWhileInactive: Bool = true,
    minimumHeight: CGFloat = 0,
    _ expected: [String],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    var machine = KeyboardTrackerMachine(
      screen: screen,
      policy: policy,
      ignoresWhileInactive: ignoresWhileInactive,
      minimumHeight: minimumHeight
    )
    let log = events.compactMap { machine.receive($0.input)?.brief }
    XCTAssertEqual(log, expected, file: file, line: line)
  }
}
