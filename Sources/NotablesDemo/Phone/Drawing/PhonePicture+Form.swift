import Foundation

extension PhonePicture {
  /// The form as far as it is in sight.
  mutating func drawForm() {
    let content = geometry.content
    let scrolled = state.form.offset(at: state.clock.simulated) / geometry.pointsPerLine
    let first = Int(scrolled.rounded())
    for row in content.rows {
      let line = first + row - content.top
      guard line >= 0, line < state.form.lines else { continue }
      draw(line: line, at: row, in: content)
    }
    drawIndicator(first: scrolled, in: content)
    setCursor(cursor(first: first, in: content))
  }

  private mutating func draw(line: Int, at row: Int, in content: CellRect) {
    let start = CellPoint(column: content.left + 1, row: row)
    let rule = String(repeating: "─", count: content.width - 2)
    guard let index = state.form.field(onLine: line) else {
      put(line == 0 ? "New contact" : "", start, Palette.title, in: content)
      return
    }
    let isFocused = state.form.focus == index
    guard line == state.form.line(of: index) else {
      let focusRule = rule.replacingOccurrences(of: "─", with: "━")
      put(
        isFocused ? focusRule : rule,
        start,
        isFocused ? Palette.focus : Palette.faint,
        in: content
      )
      return
    }
    let field = state.form.fields[index]
    let view = FieldView(field, in: geometry)
    put(field.label, start, isFocused ? Palette.focus : Palette.faint, in: content)
    put(
      view.text,
      CellPoint(column: view.columns.lowerBound, row: row),
      Palette.screen,
      in: content
    )
  }

  /// Which part of the content is in sight, at the right edge; it ends above the keyboard.
  private mutating func drawIndicator(first: CGFloat, in content: CellRect) {
    let lines = CGFloat(state.form.lines)
    let inset = Int((state.form.inset / geometry.pointsPerLine).rounded())
    let room = content.height - inset
    guard room > 1, lines > CGFloat(room) else { return }
    let length = max(1, Int((CGFloat(room * room) / lines).rounded()))
    let share = min(max(first / (lines - CGFloat(room)), 0), 1)
    let top = content.top + Int((share * CGFloat(room - length)).rounded())
    fill(
      CellRect(left: content.right - 1, top: top, width: 1, height: length).common(with: content),
      Palette.faint,
      with: "▐"
    )
  }

  /// Where the edited field's cursor is; nil where it is out of sight.
  private func cursor(first: Int, in content: CellRect) -> CellPoint? {
    guard state.isTyping, let index = state.form.focus, let field = state.form.focused else {
      return nil
    }
    let row = content.top + state.form.line(of: index) - first
    let cursor = CellPoint(column: FieldView(field, in: geometry).cursor, row: row)
    let isCovered = keys.map { $0.plate.cells.contains(cursor) } ?? false
    return content.contains(cursor) && !isCovered ? cursor : nil
  }
}
