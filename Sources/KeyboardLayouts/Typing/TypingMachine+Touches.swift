import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension TypingMachine {
  /// A finger comes down.
  ///
  /// An earlier finger's key is typed first. Outside of the keyboard, in a dead zone and at a point
  /// that is no number the finger presses nothing until it slides onto a key. On an open menu it
  /// chooses. A finger that is already down counts as lifted where it last was, but on the shift key
  /// that it holds nothing happens. A second finger on a shift key that is held does nothing.
  ///
  /// - Parameters:
  ///   - touch: What tells the finger from others; any number, free again after the lift.
  ///   - point: Where, in the keyboard's coordinates.
  ///   - time: When, in seconds.
  /// - Returns: What follows, in order.
  @discardableResult
  public mutating func touchDown(_ touch: Int, at point: CGPoint, time: Double) -> [TypingAction] {
    catchUp(to: time)
    let isOnShift = solution.key(at: point)?.button.action == .shift
    if shiftKey.hold?.touch != touch || !isOnShift {
      lift(touch)
      commit()
      touches.insert(touch)
      if isEnabled { land(touch, at: point, on: solution.keyIndex(at: point)) }
    }
    return takeActions()
  }

  /// A finger moves.
  ///
  /// One that is not down, and a point that is no finite number, are ignored.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - point: Where it is now.
  ///   - time: When, in seconds.
  /// - Returns: What follows, in order.
  @discardableResult
  public mutating func touchMoved(_ touch: Int, to point: CGPoint, time: Double) -> [TypingAction] {
    catchUp(to: time)
    if touches.contains(touch) { follow(touch, to: point) }
    return takeActions()
  }

  /// A finger lifts: it moves to its last point, and its key is typed.
  ///
  /// One that is not down is ignored.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - point: Where; nil where it last was.
  ///   - time: When, in seconds.
  /// - Returns: What follows, in order.
  @discardableResult
  public mutating func touchUp(
    _ touch: Int,
    at point: CGPoint? = nil,
    time: Double
  ) -> [TypingAction] {
    catchUp(to: time)
    if let point, touches.contains(touch) { follow(touch, to: point) }
    lift(touch)
    return takeActions()
  }

  /// A finger counts as if it had not come down.
  ///
  /// Nothing more is typed, and a menu that the finger is on closes. A shift that it holds goes back
  /// to what it was, or off when another key has been used meanwhile.
  ///
  /// What the finger has typed already stays. One that is not down is ignored.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - time: When, in seconds.
  /// - Returns: What follows, in order.
  @discardableResult
  public mutating func touchCancelled(_ touch: Int, time: Double) -> [TypingAction] {
    catchUp(to: time)
    guard touches.remove(touch) != nil else { return takeActions() }
    if press?.touch == touch {
      endPress(acting: false)
    } else if shiftKey.hold?.touch == touch {
      endHold { $0.cancel() }
    } else if menu?.touch == touch {
      closeMenu()
    }
    return takeActions()
  }

  /// Presses and lifts at once the first key with an identifier: for keys of a real keyboard, and for
  /// people who do not point.
  ///
  /// It counts as a finger of its own. An open menu closes first. A key that is not on the page that
  /// shows does nothing.
  ///
  /// - Parameters:
  ///   - identifier: The key's identifier.
  ///   - time: When, in seconds.
  /// - Returns: What follows, in order.
  @discardableResult
  public mutating func tap(_ identifier: String, time: Double) -> [TypingAction] {
    catchUp(to: time)
    guard isEnabled, solution.keyIndex(withIdentifier: identifier) != nil else {
      return takeActions()
    }
    commit()
    if menu != nil { closeMenu() }
    guard let key = solution.keyIndex(withIdentifier: identifier) else { return takeActions() }
    var touch = Int.min
    while touches.contains(touch) { touch += 1 }
    touches.insert(touch)
    land(touch, at: CGPoint(x: Double.nan, y: Double.nan), on: key)
    lift(touch)
    return takeActions()
  }
}

extension TypingMachine {
  /// Types the key of the finger that presses one, or chooses for the one that is on a menu.
  mutating func commit() {
    if press != nil {
      endPress(acting: true)
    } else if menu?.touch != nil {
      liftFromMenu()
    }
  }

  /// Ends what a finger does, if it is down.
  private mutating func lift(_ touch: Int) {
    guard touches.remove(touch) != nil else { return }
    if press?.touch == touch || menu?.touch == touch {
      commit()
    } else if shiftKey.hold?.touch == touch {
      releaseShift()
    }
  }

  private mutating func follow(_ touch: Int, to point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    if press?.touch == touch {
      movePress(to: point)
    } else if menu?.touch == touch {
      menu?.choose(at: point)
    } else if shiftKey.hold?.touch == touch {
      moveHold(to: point)
    }
  }

  private mutating func land(_ touch: Int, at point: CGPoint, on key: Int?) {
    if menu != nil {
      menu?.touch = touch
      menu?.choose(at: point)
    } else if let key, solution.keys[key].button.action == .shift {
      holdShift(touch, key)
    } else {
      startPress(touch, at: point, on: key)
    }
  }
}
