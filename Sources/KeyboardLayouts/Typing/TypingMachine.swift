import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Turns fingers on a keyboard into what they type.
///
/// A pure value: touches and times go in, actions come out, and the same input gives the same output.
///
/// ```swift
/// var machine = TypingMachine(.qwerty, size: CGSize(width: 375, height: 216))
/// machine.touchDown(1, at: CGPoint(x: 20, y: 30), time: 0)
/// machine.touchUp(1, time: 0.1)  // […, .insert("q"), …]
/// ```
///
/// **Time** is in seconds from any moment, as all touches and ticks share it. Every call first does
/// what has become due up to its time, and then its own work. A time before the latest one seen, or
/// one that is no finite number, counts as the latest. ``nextTime`` tells when to call
/// ``tick(time:)``. Times, and times from touch-down to touch-down, that differ by less than a
/// microsecond count as equal.
///
/// **Fingers.** One finger at a time presses a key. When another one comes down, the key of the
/// earlier one is typed first, and the earlier one does nothing any more. A finger on shift is
/// apart: it holds shift for the others.
///
/// **Order.** The actions of a call are in the order in which they happen: what was due, then the
/// end of an earlier finger's press, then the new press. A press ends with its pop or menu hidden,
/// what the key does, the change of shift that follows from it, and ``TypingAction/pressEnded(_:)``.
public struct TypingMachine: Sendable {
  /// How fingers are understood; a change counts for what comes after it.
  public var options: TypingOptions
  /// The character before the cursor as far as it is known, on which two quick spaces depend.
  ///
  /// The machine follows what it types itself. Set it when the cursor has moved.
  public var characterBefore: Character?
  /// The page that shows.
  public internal(set) var page: KeyboardPage
  /// The keys that show, with their places.
  public internal(set) var solution: KeyboardSolution
  /// Whether touches type; see ``setEnabled(_:)``.
  public internal(set) var isEnabled = true
  /// How far above the keyboard pops and menus may be, in points.
  public internal(set) var headroom: Double
  /// The fingers that are down, also those that do nothing any more.
  public internal(set) var touches: Set<Int> = []

  var pages: SolvedPages
  var press: Press?
  var menu: OpenMenu?
  var shiftKey: ShiftKey
  var spaceKey = SpaceKey()
  /// The latest time seen.
  var now = -Double.infinity
  /// The actions of the call that is under way.
  private var actions: [TypingAction] = []

  /// Makes a machine that shows the keyboard's first page.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard.
  ///   - size: Its size in points.
  ///   - traits: What its layouts are solved for.
  ///   - headroom: How far above the keyboard pops and menus may be; a length below 0 counts as 0.
  ///   - shift: The state of shift at the start.
  ///   - options: How fingers are understood.
  public init(
    _ keyboard: Keyboard,
    size: CGSize,
    traits: KeyboardTraits = .portrait,
    headroom: Double = 0,
    shift: KeyboardShift = .off,
    options: TypingOptions = TypingOptions()
  ) {
    var pages = SolvedPages(keyboard, size: size, traits: traits)
    page = pages.first
    solution = pages.solution(pages.first, shift)
    self.pages = pages
    self.headroom = headroom.asLength
    self.options = options
    shiftKey = ShiftKey(shift)
  }

  /// Makes a machine for a keyboard of one page, called `letters`.
  public init(
    _ layout: KeyboardLayout,
    size: CGSize,
    traits: KeyboardTraits = .portrait,
    options: TypingOptions = TypingOptions()
  ) {
    self.init(Keyboard(layout), size: size, traits: traits, options: options)
  }

  /// The difference in time that does not count.
  static let timeTolerance = 1e-6

  mutating func emit(_ action: TypingAction) {
    actions.append(action)
  }

  /// The actions of the call that ends.
  mutating func takeActions() -> [TypingAction] {
    defer { actions = [] }
    return actions
  }
}

extension TypingMachine {
  /// The keyboard that is typed on.
  public var keyboard: Keyboard { pages.keyboard }
  /// The keyboard's size.
  public var size: CGSize { pages.size }
  /// What the layouts are solved for.
  public var traits: KeyboardTraits { pages.traits }
  /// The state of the shift key, as it shows.
  public var shift: KeyboardShift { shiftKey.state }
  /// The key that a finger presses, by its identifier; a finger that holds shift is apart.
  public var pressedKey: String? { press?.key.map { solution.keys[$0].identifier } }
  /// Whether a finger holds shift.
  public var isShiftHeld: Bool { shiftKey.hold != nil }
  /// The key whose menu is open, by its identifier.
  public var menuKey: String? { menu.map { solution.keys[$0.key].identifier } }
  /// The item of the open menu that a finger is on, by its identifier.
  public var menuItem: String? {
    menu.flatMap { menu in
      menu.item.flatMap { solution.keys[menu.key].button.menu?.items[$0].identifier }
    }
  }

  /// What a drawing shows of the fingers.
  public var touch: KeyboardDrawing.Touch? {
    if let menu { return .held(menu.key, item: menu.item) }
    if let key = press?.key { return .pressed(key) }
    return shiftKey.hold.map { .pressed($0.key) }
  }

  /// The keyboard as it looks now, with its pop or menu.
  public func drawing(_ scheme: KeyboardScheme = .light) -> KeyboardDrawing {
    KeyboardDrawing(solution, scheme: scheme, touch: touch, headroom: headroom)
  }
}
