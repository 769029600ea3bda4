import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension KeyboardDrawing {
  /// The picture of box characters, three lines for each row of keys.
  ///
  /// A pop or a menu has a thick line and stands above its key. A key of less than three columns has
  /// no box, a label that does not fit is cut.
  ///
  /// - Parameter columns: The number of columns that the keyboard takes.
  /// - Returns: The lines without spaces at their ends, each with a line feed.
  public func text(columns: Int) -> String {
    let rows = Set(solution.keys.map(\.row)).sorted()
    let above = elements.reduce(0) { lines, element in
      max(lines, height(of: element.owner) - 3 * rowsAbove(element.owner, in: rows))
    }
    var canvas = TextCanvas(columns: max(columns, 1), lines: above + 3 * rows.count)
    var bubble = TextCanvas.Box(left: 0, right: 0, top: 0, bottom: 0)
    for element in elements {
      let span = span(of: element.frame, columns: canvas.columns)
      switch element.owner {
      case .background:
        continue
      case .key:
        let top = above + 3 * rowsAbove(element.owner, in: rows)
        let box = TextCanvas.Box(left: span.left, right: span.right, top: top, bottom: top + 3)
        canvas.draw(element.content, in: box, isThick: false)
      case .pop, .menu:
        let bottom = above + 3 * rowsAbove(element.owner, in: rows)
        bubble = TextCanvas.Box(
          left: span.left,
          right: span.right,
          top: bottom - height(of: element.owner),
          bottom: bottom
        )
        canvas.draw(element.content, in: bubble, isThick: true)
      case .menuItem(let index):
        var box = bubble
        box.left = max(span.left, bubble.left + 1)
        box.right = min(span.right, bubble.right - 1)
        if isVertical { (box.top, box.bottom) = (bubble.top + index, bubble.top + index + 3) }
        canvas.drawItem(element.content, in: box)
      }
    }
    return canvas.text
  }

  private func span(of frame: CGRect, columns: Int) -> (left: Int, right: Int) {
    let scale = bounds.width > 0 ? Double(columns) / bounds.width : 0
    return (Int((frame.minX * scale).rounded()), Int((frame.maxX * scale).rounded()))
  }

  /// The number of rows that are above an owner's key.
  private func rowsAbove(_ owner: Owner, in rows: [Int]) -> Int {
    switch owner {
    case .key(let key), .pop(let key), .menu(let key):
      rows.firstIndex(of: solution.keys[key].row) ?? 0
    case .background, .menuItem: 0
    }
  }

  /// The number of lines that an owner takes above its key.
  private func height(of owner: Owner) -> Int {
    switch owner {
    case .pop: 3
    case .menu(let key): isVertical ? 2 + (solution.keys[key].button.menu?.items.count ?? 0) : 3
    case .background, .key, .menuItem: 0
    }
  }

  private var isVertical: Bool {
    elements.contains { element in
      guard case .menu(let key) = element.owner else { return false }
      return solution.keys[key].button.menu?.style.direction == .vertical
    }
  }
}
