import Foundation
import KeyboardLayouts

extension PhoneState {
  /// Takes what the mouse has done.
  mutating func receive(_ event: MouseEvent) -> [PhoneEffect] {
    switch event.kind {
    case .press: return press(at: event.cell)
    case .drag: return drag(to: event.cell)
    case .release: return lift(at: event.cell)
    case .wheelUp, .wheelDown:
      guard geometry.screen.contains(event.cell) else { return [] }
      return scroll(byLines: event.kind == .wheelUp ? -2 : 2)
    }
  }

  /// The open menu of a key.
  var menu: KeyMenuCells? { keys.flatMap { KeyMenuCells(typist.machine, in: $0) } }

  private mutating func press(at cell: CellPoint) -> [PhoneEffect] {
    guard fits else { return [] }
    // A terminal that did not tell of the last release.
    if hold != nil { release() }
    message = nil
    let geometry = geometry
    let helpCell = CellPoint(column: cell.column, row: cell.row - geometry.help.top)
    let help = HelpLine(columns: size.columns, isTyping: isTyping)
    if let item = help.items.first(where: { $0.contains(helpCell) }) {
      return receive(item.control)
    }
    guard geometry.screen.contains(cell) else { return [] }
    guard isInFront else {
      return HomeScreen(in: geometry).icon.contains(cell) ? [.app(.return)] : []
    }
    if let keys, menu?.box.contains(cell) == true || keys.plate.cells.contains(cell) {
      return press(at: cell, keys)
    }
    guard geometry.content.contains(cell) else { return [] }
    return press(onContentAt: cell)
  }

  private mutating func press(at cell: CellPoint, _ keys: KeyCells) -> [PhoneEffect] {
    if keys.plate.grip.contains(cell) {
      hold = .keyboard(from: cell, to: cell)
      return []
    }
    guard isTyping else { return [] }
    if keys.plate.bar.contains(cell), menu?.box.contains(cell) != true {
      return chooseSuggestion(at: cell, in: keys.plate.bar)
    }
    hold = .keys
    return touch(at: cell) { $0.touchDown(0, at: $1, time: $2) }
  }

  private mutating func drag(to cell: CellPoint) -> [PhoneEffect] {
    switch hold {
    case .keys: return touch(at: cell) { $0.touchMoved(0, to: $1, time: $2) }
    case .keyboard(let start, _): hold = .keyboard(from: start, to: cell)
    case nil: break
    }
    return []
  }

  private mutating func lift(at cell: CellPoint) -> [PhoneEffect] {
    let held = hold
    hold = nil
    switch held {
    case .keys: return touch(at: cell) { $0.touchUp(0, at: $1, time: $2) }
    case .keyboard(let start, _) where start != cell:
      hold = .keyboard(from: start, to: cell)
      defer { hold = nil }
      return draggedOrigin.map { [.keyboard(.drag($0))] } ?? []
    case .keyboard, nil: return []
    }
  }

  /// Does something to the finger that the mouse is.
  private mutating func touch(
    at cell: CellPoint,
    _ work: (inout TypingMachine, CGPoint, TimeInterval) -> [TypingAction]
  ) -> [PhoneEffect] {
    guard let keys else { return [] }
    let point = keys.point(at: cell, menu: menu)
    let time = clock.real
    return type { typist, field in
      typist.type(into: &field) { work(&$0, point, time) }
    }
  }

  /// Puts the suggestion on a cell in the place of the word before the cursor.
  private mutating func chooseSuggestion(at cell: CellPoint, in bar: CellRect) -> [PhoneEffect] {
    guard let field = form.focused, hardware == nil else { return [] }
    let suggestions = Suggestions(for: field, in: form.fields)
    let index = (cell.column - bar.left) * Suggestions.places / max(1, bar.width)
    guard suggestions.words.indices.contains(index) else { return [] }
    let time = clock.real
    let deletions = Array(repeating: TypingAction.deleteBackward, count: suggestions.part.count)
    return type { typist, field in
      typist.type(into: &field) { deletions + $0.type(suggestions.words[index] + " ", time: time) }
    }
  }

  private mutating func press(onContentAt cell: CellPoint) -> [PhoneEffect] {
    let scrolled = (form.offset(at: clock.simulated) / geometry.pointsPerLine).rounded()
    let line = cell.row - geometry.content.top + Int(scrolled)
    guard let index = form.field(onLine: line) else { return [] }
    let effects = form.focus == index ? [] : edit(index)
    guard form.focus == index else { return effects }
    let view = FieldView(form.fields[index], in: geometry)
    moveCursor(by: view.cursorDistance(toColumn: cell.column))
    return effects
  }

  /// Where the keyboard's corner would be if the mouse let go of it; nil when it does not hold it.
  var draggedOrigin: CGPoint? {
    guard case .keyboard(let start, let cell) = hold, let frame = movement?.info.frameEnd else {
      return nil
    }
    let geometry = geometry
    let room = geometry.points.size
    func limited(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(value, limit)) }
    let x = frame.minX + CGFloat(cell.column - start.column) * geometry.pointsPerColumn
    let y = frame.minY + CGFloat(cell.row - start.row) * geometry.pointsPerLine
    return CGPoint(
      x: limited(x, room.width - frame.width),
      y: limited(y, room.height - frame.height)
    )
  }
}
