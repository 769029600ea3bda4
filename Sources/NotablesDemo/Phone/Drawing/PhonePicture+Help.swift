extension PhonePicture {
  /// What the user is told, or what can be done.
  mutating func drawMessage() {
    let area = geometry.message
    put(
      " " + (state.message ?? hint),
      CellPoint(column: 0, row: area.top),
      Palette.strong,
      in: area
    )
    guard let file = state.recording else { return }
    let mark = "● \(file) "
    let column = area.right - mark.columns
    put(mark, CellPoint(column: column, row: area.top), Palette.strong, in: area)
  }

  private var hint: String {
    if state.isTyping { return "Tab, return: next field. Esc: leave it. With Control:" }
    return state.life.phase == .active ? "Tab or a click edits a field. Keys:" : "Keys:"
  }

  /// The controls and their keys.
  mutating func drawHelp() {
    let area = geometry.help
    for item in HelpLine(columns: area.width, isTyping: state.isTyping).items {
      let place = CellPoint(column: item.place.column, row: area.top + item.place.row)
      put(item.key, place, Palette.strong, in: area)
      let title = CellPoint(column: place.column + item.key.count + 1, row: place.row)
      put(item.control.title, title, Palette.quiet, in: area)
    }
  }
}
