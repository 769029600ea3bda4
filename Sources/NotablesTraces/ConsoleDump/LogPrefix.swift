/// What stands before a message on its line: dates, processes, levels, comment marks, labels.
struct LogPrefix {
  /// A longer beginning of a line is not looked at.
  static let maximumLength = 1024

  /// Whether the bytes are nothing but prefix.
  ///
  /// They are when each of their words is one of these:
  /// - signs without letters, such as `//`, `*`, `-` and anything beyond ASCII;
  /// - numbers, dates and times, with their zones;
  /// - something in brackets, alone or behind a word: `[App:Network]`, `App[2215:800684]`;
  /// - a label: a word and a colon; not one for a name, as those stand in source code;
  /// - a level, such as `default` or `error`;
  /// - a column: any word behind which a tab stands.
  ///
  /// Whatever stands before a process and its number in brackets is a prefix too.
  static func matches(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard bytes.count <= maximumLength else { return false }
    let text = [UInt8](bytes)
    var index = afterProcess(text)
    while index < text.count {
      guard !text[index].isBlank else {
        index += 1
        continue
      }
      guard let next = word(in: text, at: index) else { return false }
      index = next
    }
    return true
  }

  /// The index after the last process with its number, `App[123:456]`; 0 when there is none.
  private static func afterProcess(_ text: [UInt8]) -> Int {
    var after = 0
    for (index, byte) in text.enumerated().dropFirst() where byte == UInt8(ascii: "[") {
      guard text[index - 1].isWord || text[index - 1] == UInt8(ascii: ")") else { continue }
      let number = text[(index + 1)...].prefix { $0.isDigit || $0 == UInt8(ascii: ":") }
      if !number.isEmpty, number.endIndex < text.count, text[number.endIndex] == UInt8(ascii: "]") {
        after = number.endIndex + 1
      }
    }
    return after
  }

  /// The index after the word of a prefix at `start`; nil when it is none.
  private static func word(in text: [UInt8], at start: Int) -> Int? {
    var index = start
    var letters = false
    var digitFirst = false
    while index < text.count, !text[index].isBlank {
      let byte = text[index]
      if byte == UInt8(ascii: "=") || byte == UInt8(ascii: "\"") { return nil }
      if let closer = closers[byte] {
        guard let end = text[index...].firstIndex(of: closer) else { return nil }
        // A group says nothing of the word before it, and is itself allowed.
        index = end + 1
        letters = false
        continue
      }
      if byte == UInt8(ascii: ":"), letters || index > start {
        let label = text[start..<index]
        if letters, label.suffix(3).map({ $0 | 0x20 }) == Array("ame".utf8) { return nil }
        index += 1
        // Times have colons too, and their letters are zones.
        if letters { return index }
        continue
      }
      if byte.isDigit, index == start { digitFirst = true }
      if byte.isLetter || byte == UInt8(ascii: "_"), !digitFirst { letters = true }
      index += 1
    }
    let isColumn = index < text.count && text[index] == UInt8(ascii: "\t")
    return !letters || isColumn || isLevel(text[start..<index]) ? index : nil
  }

  private static let closers: [UInt8: UInt8] = [
    UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "("): UInt8(ascii: ")"),
    UInt8(ascii: "<"): UInt8(ascii: ">"),
  ]

  private static func isLevel(_ word: ArraySlice<UInt8>) -> Bool {
    levels.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  private static let levels: Set<String> = [
    "default", "info", "debug", "error", "fault", "notice", "warning", "trace", "df", "db", "in",
    "er", "ft",
  ]
}
