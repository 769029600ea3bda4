/// A key of a terminal's keyboard.
enum Key: Hashable, Sendable {
  /// A key that types; a letter with its accents can come in several parts.
  case text(Unicode.Scalar)
  /// A letter with Control, as a small one.
  case control(Character)
  /// A key with Alt, or behind Escape.
  case alt(Unicode.Scalar)
  case enter
  case tab
  case backTab
  case escape
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
}
