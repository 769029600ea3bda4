import Foundation
import KeyboardLayouts
import XCTest

/// Fingers on a keyboard, told by the keys that they meet; keeps the actions and the text.
struct Typist {
  var machine: TypingMachine
  var document = TextBuffer()
  private(set) var log: [TypingAction] = []
  private(set) var time = 0.0

  var text: String { document.text }

  init(
    _ keyboard: Keyboard = .qwerty,
    _ options: TypingOptions = TypingOptions(),
    size: CGSize = CGSize(width: 375, height: 216),
    headroom: Double = 0,
    shift: KeyboardShift = .off
  ) {
    machine = TypingMachine(
      keyboard,
      size: size,
      headroom: headroom,
      shift: shift,
      options: options
    )
  }

  init(
    _ layout: KeyboardLayout,
    _ options: TypingOptions = TypingOptions(),
    size: CGSize = CGSize(width: 320, height: 108)
  ) {
    self.init(Keyboard(layout), options, size: size)
  }

  /// The middle of a key of the page that shows.
  func point(_ key: String) -> CGPoint {
    machine.solution.key(withIdentifier: key).map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
      ?? CGPoint(x: -1000, y: -1000)
  }

  /// The middle of an item of the open menu.
  func item(_ item: String) -> CGPoint {
    guard let key = machine.menuKey.flatMap({ machine.solution.key(withIdentifier: $0) }),
      let index = key.button.menu?.items.firstIndex(where: { $0.identifier == item }),
      let menu = machine.solution.menu(for: key, headroom: machine.headroom)
    else { return CGPoint(x: -1000, y: -1000) }
    return CGPoint(x: menu.itemFrames[index].midX, y: menu.itemFrames[index].midY)
  }

  mutating func down(_ touch: Int = 1, _ key: String, at time: Double? = nil) {
    down(touch, point(key), at: time)
  }

  mutating func down(_ touch: Int = 1, _ point: CGPoint, at time: Double? = nil) {
    run(at: time) { $0.touchDown(touch, at: point, time: $1) }
  }

  mutating func move(_ touch: Int = 1, _ key: String, at time: Double? = nil) {
    move(touch, point(key), at: time)
  }

  mutating func move(_ touch: Int = 1, _ point: CGPoint, at time: Double? = nil) {
    run(at: time) { $0.touchMoved(touch, to: point, time: $1) }
  }

  mutating func up(_ touch: Int = 1, at time: Double? = nil) {
    run(at: time) { $0.touchUp(touch, time: $1) }
  }

  mutating func up(_ touch: Int = 1, _ point: CGPoint, at time: Double? = nil) {
    run(at: time) { $0.touchUp(touch, at: point, time: $1) }
  }

  mutating func cancel(_ touch: Int = 1, at time: Double? = nil) {
    run(at: time) { $0.touchCancelled(touch, time: $1) }
  }

  mutating func tap(_ key: String, at time: Double? = nil) {
    down(9, key, at: time)
    up(9, at: self.time + 0.01)
  }

  /// Taps keys one after the other, 0.2 seconds apart.
  mutating func type(_ keys: String...) {
    for key in keys { tap(key, at: time + 0.2) }
  }

  mutating func tick(at time: Double) {
    run(at: time) { $0.tick(time: $1) }
  }

  /// Asks the machine whenever it wants to be asked, up to a time.
  mutating func wait(until end: Double) {
    while let next = machine.nextTime, next <= end { tick(at: next) }
    tick(at: end)
  }

  mutating func run(
    at time: Double? = nil,
    _ work: (inout TypingMachine, Double) -> [TypingAction]
  ) {
    self.time = time ?? self.time
    log += machine.apply(work(&machine, self.time), to: &document)
  }

  /// The actions since this was last asked.
  mutating func news() -> [TypingAction] {
    defer { log = [] }
    return log
  }

  func count(_ action: TypingAction) -> Int {
    log.filter { $0 == action }.count
  }
}

/// Asserts that actions are the expected ones, and prints both under each other if not.
func assertActions(
  _ actual: [TypingAction],
  _ expected: [TypingAction],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertTrue(
    actual == expected,
    "\nactual:   \(actual)\nexpected: \(expected)",
    file: file,
    line: line
  )
}
