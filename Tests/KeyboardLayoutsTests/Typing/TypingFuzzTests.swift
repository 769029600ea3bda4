import Foundation
import KeyboardLayouts
import TestSupport
import XCTest

/// Random fingers, and what must hold whatever they do.
final class TypingFuzzTests: XCTestCase {
  func testAHundredThousandSequences() {
    var fuzzer = Fuzzer(seed: 6)
    for sequence in 0..<100_000 {
      fuzzer.play()
      guard fuzzer.problems.isEmpty else {
        return XCTFail("sequence \(sequence): \(fuzzer.problems)\n\(fuzzer.history)")
      }
    }
    for count in Fuzzer.Count.allCases {
      XCTAssertGreaterThan(fuzzer.counts[count, default: 0], 2000, "\(count)")
    }
  }

  func testTheSameInput_givesTheSameActions() {
    var first = Fuzzer(seed: 1)
    var second = Fuzzer(seed: 1)
    for _ in 0..<50 {
      first.play()
      second.play()
      XCTAssertEqual(first.actions, second.actions)
    }
  }
}

/// Plays sequences of touches and compares the answers with a record of its own.
private struct Fuzzer {
  enum Count: CaseIterable {
    case inserts
    case repeats
    case menus
    case drags
  }

  /// What was done; put into words only when something went wrong.
  struct Event {
    let name: StaticString
    let touch: Int
    let point: CGPoint?
    let time: Double
  }

  /// Where a finger came down and where it is.
  struct Finger {
    let start: CGPoint
    var point: CGPoint
  }

  static let policies: [TypingPolicy] = [.release, .press, .hysteresis(8)]
  static let size = CGSize(width: 320, height: 216)
  static let pages: [KeyboardPage: KeyboardSolution] = Dictionary(
    uniqueKeysWithValues: Keyboard.qwerty.pages.map {
      ($0.name, $0.layout.solved(in: size))
    }
  )

  private(set) var problems: [String] = []
  private(set) var history: [Event] = []
  private(set) var actions: [TypingAction] = []
  private(set) var counts: [Count: Int] = [:]

  private var generator: SeededGenerator
  private var machines: [TypingMachine]
  private var turn = 0
  private var time = 0.0
  private var fingers: [Int: Finger] = [:]
  private var pressed: [String] = []
  private var pop: String?
  private var menu: String?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    machines = Self.policies.map {
      TypingMachine(.qwerty, size: Self.size, options: TypingOptions(policy: $0, tolerance: 10))
    }
  }

  private var machine: TypingMachine { machines[turn] }

  /// One sequence: some events, then every finger goes away, and nothing may be left.
  mutating func play() {
    turn = roll(Self.policies.count)
    history = []
    for _ in 0..<(2 + roll(5)) { step() }
    for touch in fingers.keys.sorted() { end(touch) }
    if menu != nil {
      let outside = CGPoint(x: -1, y: -1)
      send("close", [1: Finger(start: outside, point: outside)]) { machine, time in
        machine.touchDown(1, at: outside, time: time) + machine.touchUp(1, time: time)
      }
    }
    if !pressed.isEmpty || !machine.touches.isEmpty || machine.isShiftHeld {
      problem("a touch leaks")
    }
    if pop != nil { problem("a pop stays") }
    if machine.nextTime != nil { problem("a repeat survives") }
    if menu != nil || machine.touch != nil { problem("something shows") }
  }

  private mutating func step() {
    time += [0, 0.05, 0.1, 0.3, 0.45, 1.1][roll(6)]
    switch roll(24) {
    case 0..<8:
      let point = randomPoint()
      let touch = roll(3)
      let before = fingers
      fingers[touch] = Finger(start: point, point: point)
      send("down", before.merging(fingers) { $1 }, before, touch: touch, point: point) {
        $0.touchDown(touch, at: point, time: $1)
      }
    case 8..<14:
      guard let touch = fingers.keys.sorted().first else { return }
      let point = randomPoint()
      let before = fingers
      if point.x.isFinite { fingers[touch]?.point = point }
      send("move", fingers, before, touch: touch, point: point) {
        $0.touchMoved(touch, to: point, time: $1)
      }
    case 14..<19:
      guard let touch = fingers.keys.sorted().last else { return }
      end(touch)
    case 19..<23:
      send("tick", fingers) { $0.tick(time: $1) }
    default:
      control(roll(7))
    }
  }

  private mutating func end(_ touch: Int) {
    let before = fingers
    fingers[touch] = nil
    if roll(5) == 0 {
      send("cancel", before, touch: touch) { $0.touchCancelled(touch, time: $1) }
    } else {
      send("up", before, touch: touch) { $0.touchUp(touch, time: $1) }
    }
  }

  private mutating func control(_ choice: Int) {
    switch choice {
    case 0: send("capitalize", fingers) { machine, _ in machine.capitalize() }
    case 1: send("page", fingers) { machine, _ in machine.show(.numbers) }
    case 2: send("letters", fingers) { machine, _ in machine.show(.letters) }
    case 3:
      fingers = [:]
      send("reset", fingers) { machine, _ in machine.reset() }
    case 4: send("cancel all", fingers) { machine, _ in machine.cancel() }
    case 5:
      send("off and on", fingers) { machine, _ in
        machine.setEnabled(false) + machine.setEnabled(true)
      }
    default: send("unlock", fingers) { machine, _ in machine.setShift(.off) }
    }
  }

  /// Lets the machine work and holds its answer against the fingers, those before and those after.
  private mutating func send(
    _ name: StaticString,
    _ after: [Int: Finger],
    _ before: [Int: Finger] = [:],
    touch: Int = -1,
    point: CGPoint? = nil,
    _ work: (inout TypingMachine, Double) -> [TypingAction]
  ) {
    history.append(Event(name: name, touch: touch, point: point, time: time))
    var page = machine.page
    actions = work(&machines[turn], time)
    let fingers = Array(after.values) + Array(before.values)
    for (index, action) in actions.enumerated() {
      if case .pageChanged(let new) = action { page = new }
      check(action, at: index, page: page, fingers)
    }
    if let pop, pop != machine.pressedKey { problem("the pop of \(pop) is not that of the press") }
    if machine.touches != Set(self.fingers.keys) { problem("touches are \(machine.touches)") }
    if machine.touches.isEmpty && !pressed.isEmpty { problem("a press without a finger") }
    if menu != machine.menuKey { problem("another menu is open") }
  }

  private mutating func check(
    _ action: TypingAction,
    at index: Int,
    page: KeyboardPage,
    _ fingers: [Finger]
  ) {
    switch action {
    case .pressStarted(let key):
      pressed.append(key)
      if pressed.count > 2 { problem("more than a key and shift are pressed") }
    case .pressEnded(let key): release(key)
    case .dragged(let old, let new):
      count(.drags)
      release(old)
      pressed.append(new)
    case .popShown(let key):
      if pop != nil || !pressed.contains(key) { problem("a pop of \(key)") }
      pop = key
    case .popHidden(let key):
      if pop != key { problem("no pop of \(key)") }
      pop = nil
    case .menuOpened(let key):
      count(.menus)
      if menu != nil || !pressed.contains(key) { problem("a menu of \(key)") }
      menu = key
    case .menuClosed: menu = nil
    case .insert(let text):
      count(.inserts)
      if !isUnderAFinger(text, at: index, page, fingers) { problem("nobody typed \(text)") }
    case .deleteBackward:
      if pressed.contains("backspace") && actions[0] == action { count(.repeats) }
      let isReplacing = actions.dropFirst(index + 1).first.map { $0.isInsertion } ?? false
      if !isReplacing && !pressed.contains("backspace") { problem("nobody deletes") }
      if !isReplacing && !isUnder(fingers, page, atStart: false, { $0.action == .backspace }) {
        problem("no finger is on backspace")
      }
    case .return, .nextKeyboard, .pageChanged, .shiftChanged, .menuItemChosen, .custom: break
    }
  }

  private mutating func release(_ key: String) {
    guard let index = pressed.firstIndex(of: key) else { return problem("\(key) is not pressed") }
    pressed.remove(at: index)
  }

  private func isUnderAFinger(
    _ text: String,
    at index: Int,
    _ page: KeyboardPage,
    _ fingers: [Finger]
  ) -> Bool {
    let earlier = actions[..<index]
    if earlier.contains(where: { $0.isChoice }) { return true }
    let isSpace = text == " " || text == ". "
    return isUnder(fingers, page, atStart: Self.policies[turn] == .press) { button in
      switch button.action {
      case .space: isSpace
      case .insert(let small): small == text || small == text.lowercased()
      default: false
      }
    }
  }

  private func isUnder(
    _ fingers: [Finger],
    _ page: KeyboardPage,
    atStart: Bool,
    _ test: (KeyboardButton) -> Bool
  ) -> Bool {
    guard let solution = Self.pages[page] else { return false }
    return fingers.contains { finger in
      let point = atStart ? finger.start : finger.point
      if let key = solution.key(at: point, tolerance: atStart ? 0 : 10), test(key.button) {
        return true
      }
      guard case .hysteresis(let margin) = Self.policies[turn] else { return false }
      return solution.keys.contains {
        $0.hitArea.insetBy(dx: -margin, dy: -margin).contains(point) && test($0.button)
      }
    }
  }

  private mutating func randomPoint() -> CGPoint {
    switch roll(12) {
    case 0: return CGPoint(x: -5 + roll(340), y: -20 + roll(260))
    case 1: return CGPoint(x: CGFloat.nan, y: 5)
    case 2, 3: return CGPoint(x: 300, y: 135)
    case 4: return CGPoint(x: 15, y: 135)
    case 5: return CGPoint(x: 80, y: 30)
    default: return CGPoint(x: roll(321), y: roll(217))
    }
  }

  private mutating func roll(_ count: Int) -> Int {
    Int(truncatingIfNeeded: generator.next() >> 33) % count
  }

  private mutating func count(_ count: Count) { counts[count, default: 0] += 1 }

  private mutating func problem(_ text: String) { problems.append(text) }
}

extension TypingAction {
  fileprivate var isInsertion: Bool {
    if case .insert = self { return true }
    return false
  }

  fileprivate var isChoice: Bool {
    if case .menuItemChosen = self { return true }
    return false
  }
}
