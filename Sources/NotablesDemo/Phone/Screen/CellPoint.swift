/// A place on the terminal, counted from 0 at the top left.
struct CellPoint: Hashable, Sendable {
  var column: Int
  var row: Int
}
