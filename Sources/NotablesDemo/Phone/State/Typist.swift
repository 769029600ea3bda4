import Foundation
import KeyboardLayouts

/// Types into fields: by fingers on the drawn keys, and by the keys of the terminal's keyboard, which
/// press the drawn ones.
struct Typist {
  private(set) var machine: TypingMachine
  /// The key that the terminal's keyboard has just pressed.
  private(set) var lit: (key: String, until: TimeInterval)?
  private var field: FormField?
  /// Which of the field's keyboards is on.
  private var choice = 0

  static let litTime = 0.15

  init() {
    machine = TypingMachine(.qwerty, size: CGSize(width: 393, height: 216))
  }

  /// When something happens by itself, in real time.
  var nextTime: TimeInterval? {
    [machine.nextTime, lit?.until].compactMap { $0 }.min()
  }

  /// Gives the keys their size; nothing happens when they have it.
  mutating func resize(to plate: KeyboardPlate, _ traits: KeyboardTraits) {
    let headroom = Double(plate.keySize.height)
    machine.resize(to: plate.keySize, traits: traits, headroom: headroom)
  }

  /// Begins with another field, whose keyboard shows.
  mutating func begin(_ field: FormField) {
    let isSameKind = self.field?.kind == field.kind
    self.field = field
    if !isSameKind { choice = 0 }
    lit = nil
    machine.setKeyboard(field.keyboards[choice])
    machine.setShift(.off)
    machine.characterBefore = field.text.before.last
    if field.wantsCapital { machine.capitalize() }
  }

  /// Goes on to the field's next keyboard.
  mutating func switchKeyboard() {
    guard let field else { return }
    choice = (choice + 1) % field.keyboards.count
    machine.setKeyboard(field.keyboards[choice])
  }

  /// The cursor has been moved behind a character, or to the start.
  mutating func cursorMoved(behind character: Character?) {
    machine.characterBefore = character
  }

  /// Ends what fingers do, and what is lit.
  mutating func cancel() {
    machine.cancel()
    lit = nil
  }

  /// Does what the machine is asked, and says what concerns more than the text.
  mutating func type(
    into field: inout FormField,
    _ work: (inout TypingMachine) -> [TypingAction]
  ) -> [TypingAction] {
    let answers = work(&machine)
    let text = answers.filter { $0 != .return }
    let done = machine.apply(text, to: &field.text)
    let hasChanged = done.contains { action in
      if case .insert = action { true } else { action == .deleteBackward }
    }
    if hasChanged, field.wantsCapital { machine.capitalize() }
    return answers
  }

  /// Presses the key of a character: on the page that shows, or else on the first that has it.
  ///
  /// A character that no key types is typed all the same.
  mutating func press(
    _ character: Character,
    into field: inout FormField,
    at time: TimeInterval
  ) -> [TypingAction] {
    guard let place = KeyPlace(of: character, in: machine) else {
      return type(into: &field) { $0.type(String(character), time: time) }
    }
    machine.show(place.page)
    if let shift = place.shift { machine.setShift(shift) }
    return press(key: place.key, into: &field, at: time)
  }

  /// Presses a key by its identifier, and lights it.
  mutating func press(
    key: String,
    into field: inout FormField,
    at time: TimeInterval
  ) -> [TypingAction] {
    lit = (key, time + Self.litTime)
    return type(into: &field) { $0.tap(key, time: time) }
  }

  /// Lets time pass.
  mutating func wait(until time: TimeInterval, in field: inout FormField) -> [TypingAction] {
    if let lit, lit.until <= time { self.lit = nil }
    return type(into: &field) { $0.tick(time: time) }
  }
}
