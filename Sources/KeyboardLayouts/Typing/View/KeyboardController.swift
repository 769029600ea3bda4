import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// What a keyboard's view does, without the view.
///
/// It feeds a machine, carries out its actions on a text, tells a delegate, and says when there is
/// something new to be drawn.
@MainActor
final class KeyboardController {
  private(set) var machine: TypingMachine
  var document: (any TextDocument)?
  weak var delegate: (any TypingDelegate)?
  var scheme = KeyboardScheme.light {
    didSet { if scheme != oldValue { onChange() } }
  }
  var names = KeyboardNames() {
    didSet { if names != oldValue { onNewNames() } }
  }
  /// The height at the view's upper end that is above the keyboard.
  var headroom = 0.0 {
    didSet { fit() }
  }
  var traits: KeyboardTraits {
    didSet { fit() }
  }
  /// The view's size.
  var size = CGSize.zero {
    didSet { fit() }
  }
  /// Called when the picture has changed.
  var onChange: () -> Void = {}
  /// Called when other keys show, or keys elsewhere.
  var onNewKeys: () -> Void = {}
  /// Called when the keys that show have other names.
  var onNewNames: () -> Void = {}

  private var pending: [TypingAction] = []
  private var isTelling = false

  init(_ keyboard: Keyboard, options: TypingOptions) {
    machine = TypingMachine(keyboard, size: .zero, options: options)
    traits = machine.traits
  }

  /// Whether ``tick(time:)`` is to be called with every frame.
  var needsTicks: Bool { machine.nextTime != nil }

  var drawing: KeyboardDrawing { machine.drawing(scheme) }

  /// The keys for a screen reader, in the view's coordinates.
  var elements: [KeyboardElement] {
    machine.elements(names).map { $0.moved(down: machine.headroom) }
  }

  func handle(_ touches: [KeyboardTouch], _ phase: KeyboardTouch.Phase) {
    let touches = touches.map { touch in
      var touch = touch
      touch.point.y -= machine.headroom
      return touch
    }
    delegate?.keyboardTouches(touches, phase: phase)
    run { $0.handle(touches, phase) }
  }

  func tick(time: Double) {
    run { $0.tick(time: time) }
  }

  /// The text or its cursor has changed by other means than this keyboard.
  func textDidChange() {
    machine.characterBefore = document?.contextBefore?.last
  }

  func setOptions(_ options: TypingOptions) {
    machine.options = options
  }

  /// Lets the machine work, and does what it asks for.
  ///
  /// What a hook of the delegate asks for in turn happens after all that was asked for before.
  func run(_ work: (inout TypingMachine) -> [TypingAction]) {
    let before = Look(machine)
    pending += work(&machine)
    let after = Look(machine)
    if after.keys != before.keys { onNewKeys() }
    if after.shift != before.shift { onNewNames() }
    if after != before { onChange() }
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    var canDelete = true
    while !pending.isEmpty {
      let action = pending.removeFirst()
      if action == .deleteBackward && !canDelete { continue }
      // A copy, because changing a text may call back.
      if var document {
        canDelete = document.perform(action)
        self.document = document
        if !canDelete { machine.stopRepeating() }
      }
      delegate?.hear(action)
    }
    if machine.characterBefore == nil { textDidChange() }
  }

  private func fit() {
    let height = max(0, size.height - headroom)
    let size = CGSize(width: size.width, height: height)
    run { [traits, headroom] in $0.resize(to: size, traits: traits, headroom: headroom) }
  }

  /// What the picture depends on beside the scheme.
  private struct Look: Equatable {
    struct Keys: Equatable {
      let keyboard: Keyboard
      let size: CGSize
      let traits: KeyboardTraits
      let headroom: Double
      let page: KeyboardPage
    }

    let keys: Keys
    let shift: KeyboardShift
    let touch: KeyboardDrawing.Touch?

    init(_ machine: TypingMachine) {
      keys = Keys(
        keyboard: machine.keyboard,
        size: machine.size,
        traits: machine.traits,
        headroom: machine.headroom,
        page: machine.page
      )
      shift = machine.shift
      touch = machine.touch
    }
  }
}

extension KeyboardElement {
  fileprivate func moved(down distance: Double) -> KeyboardElement {
    KeyboardElement(
      identifier: identifier,
      name: name,
      traits: traits,
      frame: frame.offsetBy(dx: 0, dy: distance),
      menu: menu
    )
  }
}
