/// What a terminal's user has done.
enum TerminalInput: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// The terminal's window has got or lost the focus.
  case focus(Bool)
  case paste(String)
  /// The terminal has told its size.
  case resize(CellSize)
}

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

/// What the mouse has done, at a cell.
struct MouseEvent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case press
    /// A button is held meanwhile.
    case drag
    case release
    case wheelUp
    case wheelDown
  }

  var kind: Kind
  var cell: CellPoint
}
