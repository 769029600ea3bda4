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
  /// - Parameter columns: The number of columns that the keyboard takes, from 1 to 10,000.
  /// - Returns: The lines without spaces at their ends, each with a line feed.
  public func text(columns: Int) -> String {
    let rows = Set(solution.keys.map(\.row)).sorted()
    let above = elements.reduce(0) { lines, element in
      max(lines, height(of: element.owner) - 3 * rowsAbove(element.owner, in: rows))
    }
    var canvas = TextCanvas(columns: min(max(columns, 1), 10_000), lines: above + 3 * rows.count)
    var bubble = TextCanvas.Box()
    var box = TextCanvas.Box()
    for element in elements where element.owner.isInText {
      // A label stands in the middle of the shape before it.
      if case .shape = element.content {
        box = horizontalBox(element.frame, columns: canvas.columns)
        box.bottom = above + 3 * rowsAbove(element.owner, in: rows)
        switch element.owner {
        case .menuItem(let index):
          box.left = max(box.left, bubble.left + 1)
          box.right = min(box.right, bubble.right - 1)
          box.top = bubble.top + (isVertical ? index : 0)
          box.bottom = box.top + 3
        case .pop, .menu:
          box.top = box.bottom - height(of: element.owner)
          bubble = box
        case .key, .background, .menuSeparator:
          box.top = box.bottom
          box.bottom += 3
        }
      }
      canvas.draw(element.content, in: box, line: line(of: element.owner))
    }
    return canvas.text
  }

  /// The columns of a frame, equally many for frames of the same width.
  private func horizontalBox(_ frame: CGRect, columns: Int) -> TextCanvas.Box {
    guard bounds.width > 0 else { return TextCanvas.Box() }
    // The division comes first: columns by the width may be more than any number.
    let left = frame.minX / bounds.width * Double(columns)
    let width = frame.width / bounds.width * Double(columns)
    let start = Int(min(max(0, left.rounded()), Double(columns)))
    return TextCanvas.Box(left: start, right: start + Int(min(width + 1e-6, Double(columns))))
  }

  private func line(of owner: Owner) -> TextCanvas.Line {
    switch owner {
    case .background, .menuSeparator: .none
    case .key: .thin
    case .pop, .menu: .thick
    case .menuItem(let index): touch?.item == index ? .brackets : .none
    }
  }

  /// The number of rows that are above an owner's key.
  private func rowsAbove(_ owner: Owner, in rows: [Int]) -> Int {
    switch owner {
    case .key(let key), .pop(let key), .menu(let key):
      rows.firstIndex(of: solution.keys[key].row) ?? 0
    case .background, .menuItem, .menuSeparator: 0
    }
  }

  /// The number of lines that an owner takes above its key.
  private func height(of owner: Owner) -> Int {
    switch owner {
    case .pop: 3
    case .menu(let key): isVertical ? 2 + (solution.keys[key].button.menu?.items.count ?? 0) : 3
    case .background, .key, .menuItem, .menuSeparator: 0
    }
  }

  private var isVertical: Bool {
    elements.contains { element in
      guard case .menu(let key) = element.owner else { return false }
      return solution.keys[key].button.menu?.style.direction == .vertical
    }
  }
}

extension KeyboardDrawing.Owner {
  fileprivate var isInText: Bool {
    switch self {
    case .background, .menuSeparator: false
    case .key, .pop, .menu, .menuItem: true
    }
  }
}

extension KeyboardDrawing.Touch {
  fileprivate var item: Int? {
    guard case .held(_, let item) = self else { return nil }
    return item
  }
}
