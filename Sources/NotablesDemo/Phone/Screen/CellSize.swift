/// A terminal's size in cells.
struct CellSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}
