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
