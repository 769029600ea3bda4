/// Rows of letters that stand on one grid: at every size all letters are equally wide.
///
/// A full row has ten letters. A shorter one has letters of a tenth of its clean width, and ends or
/// spacings that make its clean width that of a full row.
enum LetterGrid {
  private static let end: KeyboardMetric = 3
  private static let spacing = KeyboardMetric(6, landscape: 5)

  /// A row of ten letters, or of fewer with a gap at both sides.
  static func row(_ letters: String, style: KeyboardRowStyle = KeyboardRowStyle()) -> KeyboardRow {
    var style = style
    style.spacing = spacing
    let keys = keys(letters)
    guard keys.count < 10 else { return KeyboardRow(style: style, items: keys) }
    // The gaps are items too, and what they add in spacings the ends give up.
    let surplus = Double(keys.count + 1 - 9) / 2
    let ends = KeyboardMetric(
      end.portrait - surplus * spacing.portrait,
      landscape: end.landscape - surplus * spacing.landscape
    )
    style.leading = ends
    style.trailing = ends
    let gap = KeyboardItem.row(.gap)
    return KeyboardRow(style: style, items: [gap] + keys.map(\.gridWide) + [gap])
  }

  /// A row of letters between shift and backspace.
  static func lastRow(_ letters: String, style: KeyboardRowStyle) -> KeyboardRow {
    let keys = keys(letters)
    // Two keys, two gaps and the letters have this many spacings; a full row has nine.
    let narrowing = 9 / Double(keys.count + 3)
    var style = style
    style.spacing = KeyboardMetric(
      spacing.portrait * narrowing,
      landscape: spacing.landscape * narrowing
    )
    let width = KeyboardButtonWidth.relative(0.135 + 0.025 * Double(7 - keys.count))
    let gap = KeyboardItem.row(.gap)
    return KeyboardRow(
      style: style,
      items: [.button(.image("shift", width: width)), gap] + keys.map(\.gridWide)
        + [gap, .button(.image("backspace", width: width))]
    )
  }

  private static func keys(_ letters: String) -> [KeyboardItem] {
    letters.enumerated().map { index, letter in
      var style = KeyboardButtonStyle.key
      if letters.count == 10 && index == 0 { style.pop?.kind = .left }
      if letters.count == 10 && index == 9 { style.pop?.kind = .right }
      return .button(.key(String(letter), style: style, menu: LongPress.menu(for: letter)))
    }
  }
}

extension KeyboardItem {
  /// The key with the width of a letter of a shorter row.
  fileprivate var gridWide: KeyboardItem {
    guard case .button(var button) = self else { return self }
    button.width = .relative(0.1)
    return .button(button)
  }
}
