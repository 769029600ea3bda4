extension Character {
  /// The columns that the character takes on a terminal: two for emoji and East Asian letters.
  var columns: Int {
    if isASCII { return 1 }
    let isWide = unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff,
        0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x20000...0x3fffd, 0xfe0f:
        true
      case 0x2300...0x23ff, 0x25fd...0x2bff, 0x1f000...0x1faff:
        scalar.properties.isEmojiPresentation
      default:
        false
      }
    }
    return isWide ? 2 : 1
  }

  /// Whether a terminal would take the character, or one of its parts, for a command, or for
  /// something without a place of its own.
  var isCommand: Bool {
    if isASCII { return self < " " || self == "\u{7f}" || self == "\r\n" }
    guard let first = unicodeScalars.first else { return true }
    switch first.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark,
      .surrogate, .unassigned:
      return true
    default:
      return unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
  }
}

extension String {
  /// The columns that the text takes on a terminal.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The longest beginning that fits, with an ellipsis when it is not everything.
  func cut(to columns: Int) -> String {
    guard self.columns > columns else { return self }
    guard columns > 0 else { return "" }
    var text = ""
    var width = 1
    for character in self {
      width += character.columns
      guard width <= columns else { break }
      text.append(character)
    }
    return text + "…"
  }
}
