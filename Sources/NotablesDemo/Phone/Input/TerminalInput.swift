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
