/// The controls with their keys, as many lines as they need.
struct HelpLine {
  struct Item: Equatable {
    let control: PhoneControl
    /// The key, with a caret for Control while letters are typed.
    let key: String
    /// Where the key begins.
    let place: CellPoint

    var width: Int { key.count + 1 + control.title.count }

    func contains(_ cell: CellPoint) -> Bool {
      cell.row == place.row && (place.column..<place.column + width).contains(cell.column)
    }
  }

  let items: [Item]
  let height: Int

  /// Lays the controls out from the top left corner on.
  init(columns: Int, isTyping: Bool) {
    var items: [Item] = []
    var place = CellPoint(column: 0, row: 0)
    for control in PhoneControl.allCases {
      let letter = String(control.letter)
      let key = isTyping ? "^" + letter.uppercased() : letter
      // The room for a caret is always there, so that nothing moves when typing begins.
      let room = 3 + control.title.count
      if place.column > 0, place.column + room > columns {
        place = CellPoint(column: 0, row: place.row + 1)
      }
      items.append(Item(control: control, key: key, place: place))
      place.column += room + 1
    }
    self.items = items
    height = place.row + 1
  }
}
