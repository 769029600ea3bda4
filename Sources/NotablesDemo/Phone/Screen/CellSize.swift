/// A terminal's size in cells.
struct CellSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}

extension CellSize {
  /// What a terminal says of itself; nil when it is no size.
  ///
  /// No screen has a thousand columns or rows, and one that claims more would fill the memory.
  init?(told columns: Int, _ rows: Int) {
    guard columns > 0, rows > 0 else { return nil }
    self.init(columns: min(columns, 1000), rows: min(rows, 1000))
  }
}
