/// What stands before a message on its line: dates, processes, threads, levels, comment marks, labels.
struct LogPrefix {
  /// A longer beginning of a line is not looked at.
  static let maximumLength = 1024

  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Whether the bytes are nothing but prefix.
  ///
  /// They are when each of their words is one of these:
  /// - signs without letters, such as `//`, `*`, `-` and anything beyond ASCII;
  /// - numbers, dates and times, with their zones;
  /// - something in brackets, alone or in a word: `[App:Network]`, `App[2215:800684]`,
  ///   `-[View show:]_block`;
  /// - a label: a word and a colon; not one for a name, as those stand in source code;
  /// - a level, a month, and the like;
  /// - a column: any word behind which a tab stands.
  ///
  /// Whatever stands before a process and its number in brackets is a prefix too.
  static func matches(_ text: Bytes) -> Bool {
    guard text.count <= maximumLength else { return false }
    var index = afterProcess(text)
    while index < text.endIndex {
      guard !text[index].isBlank else {
        index += 1
        continue
      }
      guard let next = word(in: text, at: index) else { return false }
      index = next
    }
    return true
  }

  /// The index after the last process with its number, `App[123:456]`; the start if there is none.
  private static func afterProcess(_ text: Bytes) -> Int {
    var after = text.startIndex
    for index in text.indices.dropFirst() where text[index] == UInt8(ascii: "[") {
      guard text[index - 1].isWord || text[index - 1] == UInt8(ascii: ")") else { continue }
      let number = text[(index + 1)...].prefix { $0.isDigit || $0 == UInt8(ascii: ":") }
      guard !number.isEmpty, number.endIndex < text.endIndex else { continue }
      if text[number.endIndex] == UInt8(ascii: "]") { after = number.endIndex + 1 }
    }
    return after
  }

  /// The index after the word of a prefix at `start`; nil when it is none.
  private static func word(in text: Bytes, at start: Int) -> Int? {
    var index = start
    var hasLetters = false
    var hasGroup = false
    // A time, a zone, an address.
    let isNumber = text[start].isDigit
    while index < text.endIndex, !text[index].isBlank {
      let byte = text[index]
      if byte == UInt8(ascii: "=") || byte.isQuote { return nil }
      if let closer = byte.closer, byte != UInt8(ascii: "{") {
        guard let end = text[index...].firstIndex(of: closer) else { return nil }
        hasGroup = true
        index = end
      } else if byte == UInt8(ascii: ":"), hasLetters, !isNumber {
        return isLabelOfName(text[start..<index]) ? nil : index + 1
      } else if byte.isLetter || byte == UInt8(ascii: "_") {
        hasLetters = true
      }
      index += 1
    }
    let isColumn = index < text.endIndex && text[index] == UInt8(ascii: "\t")
    let isKnown = !hasLetters || isNumber || hasGroup || isColumn
    return isKnown || words.contains(lowercased(text[start..<index])) ? index : nil
  }

  private static func isLabelOfName(_ label: Bytes) -> Bool {
    label.elementsEqual("name".utf8) || label.suffix(4).elementsEqual("Name".utf8)
  }

  private static func lowercased(_ word: Bytes) -> String {
    word.count > 8 ? "" : String(decoding: word, as: UTF8.self).lowercased()
  }

  private static let words: Set<String> = [
    "default", "info", "debug", "error", "fault", "notice", "warning", "trace", "df", "db", "in",
    "er", "ft", "i", "d", "w", "e", "v", "f", "thread", "am", "pm", "at",
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    "mon", "tue", "wed", "thu", "fri", "sat", "sun",
  ]
}
