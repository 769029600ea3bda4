import KeyboardLayouts

/// A field's text in the columns that there are for it, scrolled so that the cursor is in sight.
struct FieldView: Equatable {
  /// The columns of the screen that the text takes.
  let columns: Range<Int>
  /// What is seen of the text.
  let text: String
  /// Where the cursor is.
  let cursor: Int
  private let visibleBefore: Substring
  private let visibleAfter: Substring

  static let labelWidth = 10

  init(_ field: FormField, in geometry: PhoneGeometry) {
    columns = geometry.screen.left + Self.labelWidth..<geometry.screen.right - 1
    // One column is the cursor's.
    var room = columns.count - 1
    let before = field.text.before
    var start = before.endIndex
    while start > before.startIndex {
      let previous = before.index(before: start)
      guard before[previous].columns <= room else { break }
      room -= before[previous].columns
      start = previous
    }
    visibleBefore = before[start...]
    room += 1
    let after = field.text.after
    var end = after.startIndex
    while end < after.endIndex, after[end].columns <= room {
      room -= after[end].columns
      end = after.index(after: end)
    }
    visibleAfter = after[..<end]
    text = String(visibleBefore + visibleAfter)
    cursor = columns.lowerBound + String(visibleBefore).columns
  }

  /// How many characters the cursor must move to be at a column.
  func cursorDistance(toColumn column: Int) -> Int {
    if column < cursor {
      var place = cursor
      var distance = 0
      for character in visibleBefore.reversed() where place > column {
        place -= character.columns
        distance -= 1
      }
      return distance
    }
    var place = cursor
    var distance = 0
    for character in visibleAfter where place + character.columns <= column {
      place += character.columns
      distance += 1
    }
    return distance
  }
}
