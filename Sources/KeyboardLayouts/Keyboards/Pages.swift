/// The pages that the keyboards are made of.
enum Pages {
  /// The space of a system keyboard's four rows.
  private enum Space {
    static let first = KeyboardRowStyle(top: KeyboardMetric(10, landscape: 6))
    static let second = KeyboardRowStyle()
    static let third = KeyboardRowStyle(bottom: KeyboardMetric(5, landscape: 4))
    static let last = KeyboardRowStyle(top: KeyboardMetric(5, landscape: 4), bottom: 4)
  }

  /// Three rows of letters above a row of other keys.
  static func letters(
    _ first: String,
    _ second: String,
    _ third: String,
    last: [KeyboardItem]
  ) -> KeyboardLayout {
    KeyboardLayout {
      LetterGrid.row(first, style: Space.first)
      LetterGrid.row(second, style: Space.second)
      LetterGrid.lastRow(third, style: Space.third)
      KeyboardRow(style: Space.last, items: [.button(.text("123", width: side))] + last)
    }
  }

  /// Digits and common signs.
  static func numbers(last: [KeyboardItem]) -> KeyboardLayout {
    signs("1234567890", #"-/:;()$&@""#, other: "#+=", last: last)
  }

  /// The other signs.
  static func symbols(last: [KeyboardItem]) -> KeyboardLayout {
    signs("[]{}#%^*+=", #"_\|~<>€£¥•"#, other: "123", last: last)
  }

  private static func signs(
    _ first: String,
    _ second: String,
    other: String,
    last: [KeyboardItem]
  ) -> KeyboardLayout {
    var third = Space.third
    third.spacing = 15
    return KeyboardLayout {
      LetterGrid.row(first, style: Space.first)
      LetterGrid.row(second, style: Space.second)
      KeyboardRow(style: third) {
        KeyboardButton.text(other, width: .relative(0.125))
        KeyboardRow(".,?!'", style: KeyboardRowStyle(leading: 0, trailing: 0))
        KeyboardButton.image("backspace", width: .relative(0.125))
      }
      KeyboardRow(style: Space.last, items: [.button(.text("ABC", width: side))] + last)
    }
  }

  /// The digits as on a telephone.
  static let numberPad: KeyboardLayout = {
    let digit = KeyboardButtonStyle(fontSize: 25)
    let bare = KeyboardButtonStyle(background: .clear, shadowOpacity: 0, imageSize: 24)
    func keys(_ digits: String) -> [KeyboardItem] {
      digits.map { .button(.key(String($0), style: digit)) }
    }
    let style = KeyboardRowStyle(leading: 6, trailing: 6, top: 3, bottom: 4)
    return KeyboardLayout(style: KeyboardLayoutStyle(top: 3, bottom: 2)) {
      KeyboardRow(style: style, items: keys("123"))
      KeyboardRow(style: style, items: keys("456"))
      KeyboardRow(style: style, items: keys("789"))
      KeyboardRow(style: style) {
        KeyboardRow.gap
        keys("0")
        KeyboardButton.image("backspace", style: bare)
      }
    }
  }()

  /// The width of the keys at the left of the last row.
  private static let side = KeyboardButtonWidth.relative(0.115)

  static let globe = KeyboardItem.button(.image("globe", width: side))
  static let space = KeyboardItem.button(.text("space"))

  /// The return key, under whatever name.
  static func enter(_ title: String = "return") -> KeyboardItem {
    .button(.text(title, identifier: "return", width: .relative(0.18)))
  }

  /// A key of a text field's kind in the last row.
  static func extra(_ text: String, width: KeyboardButtonWidth = .dynamic) -> KeyboardItem {
    let style = text.count == 1 ? KeyboardButtonStyle.key : KeyboardButtonStyle(fontSize: 16)
    return .button(.key(text, width: width, style: style))
  }
}
