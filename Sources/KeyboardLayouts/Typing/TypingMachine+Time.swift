extension TypingMachine {
  /// When something will happen although no finger moves; nil when nothing will.
  ///
  /// Call ``tick(time:)`` then. An earlier tick does nothing, a later one makes up for it.
  public var nextTime: Double? {
    switch (press?.repeats?.next, menuTime) {
    case (let time?, nil), (nil, let time?): time
    case (let first?, let second?): min(first, second)
    case (nil, nil): nil
    }
  }

  /// Does what has become due: repeats a held backspace, opens the menu of a held key.
  ///
  /// A repeat is due at its time exactly. A tick that comes late gives every repeat that it missed,
  /// once each; one that has missed more than 1000 gives these and ends the repeating.
  ///
  /// - Parameter time: The time, in seconds.
  /// - Returns: What follows, in order.
  @discardableResult
  public mutating func tick(time: Double) -> [TypingAction] {
    catchUp(to: time)
    return takeActions()
  }

  /// Ends the repeating of a held backspace, because nothing is left to delete.
  ///
  /// ``apply(_:to:)`` calls it.
  public mutating func stopRepeating() {
    press?.repeats = nil
  }

  mutating func catchUp(to time: Double) {
    if time.isFinite { now = max(now, time) } else if now == -.infinity { now = 0 }
    var budget = 1000
    while let due = nextTime, due <= now + Self.timeTolerance {
      if due == menuTime {
        openMenu()
      } else {
        deleteBackward()
        press?.repeats?.advance()
        budget -= 1
        if budget == 0 { stopRepeating() }
      }
    }
  }
}
