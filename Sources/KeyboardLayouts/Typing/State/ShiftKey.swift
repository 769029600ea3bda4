/// The shift key: taps, double taps, and a finger that holds it while others type.
struct ShiftKey: Sendable {
  /// A finger on the shift key.
  struct Hold: Sendable {
    let touch: Int
    /// The index of the key; the solutions of a page number their keys alike.
    let key: Int
    let before: KeyboardShift
    /// The state that a lift leaves when no other key has acted meanwhile.
    let after: KeyboardShift
    var isUsed = false
  }

  private(set) var state: KeyboardShift
  private(set) var hold: Hold?
  /// When the tap began that could be the first of a double tap.
  private var tap: Double?

  init(_ state: KeyboardShift = .off) {
    self.state = state
  }

  /// A finger comes down on the key.
  mutating func press(_ touch: Int, on key: Int, at time: Double, window: Double) {
    let isDouble = tap.map { time - $0 < window - TypingMachine.timeTolerance } ?? false
    let after: KeyboardShift = isDouble ? .locked : state == .off ? .once : .off
    hold = Hold(touch: touch, key: key, before: state, after: after)
    // The tap that ends a lock, or completes a double tap, begins none.
    tap = isDouble || state == .locked ? nil : time
    if after != .off { state = after }
  }

  /// The finger lifts; a key that it pressed together with another finger may still be down.
  mutating func release(whileKeyIsDown: Bool) {
    guard let hold else { return }
    self.hold = nil
    if hold.after == .locked { return }
    state = whileKeyIsDown ? .once : hold.isUsed ? .off : hold.after
  }

  /// The finger slides off the key and takes the capitals with it.
  mutating func leave() {
    hold = nil
    tap = nil
  }

  /// The press never was.
  mutating func cancel() {
    guard let hold else { return }
    leave()
    state = hold.isUsed ? .off : hold.before
  }

  /// What pressing the key does without a touch-down on it.
  mutating func toggle() {
    tap = nil
    if hold == nil { state = state == .off ? .once : .off }
  }

  /// Another key acts; it makes a chord of a shift that is held.
  mutating func use() {
    tap = nil
    hold?.isUsed = true
  }

  /// A text is typed.
  mutating func type() {
    use()
    if hold == nil && state == .once { state = .off }
  }

  /// Another key is pressed.
  mutating func forgetTap() {
    tap = nil
  }

  /// The state is set from outside.
  mutating func set(_ state: KeyboardShift) {
    self.state = state
    tap = nil
    if let hold {
      self.hold = Hold(touch: hold.touch, key: hold.key, before: state, after: state)
    }
  }
}
