/// Where a text names a notification, and the words around it.
enum DumpNames {
  /// The name on a line that holds nothing else, but for a prefix and a colon.
  static func alone(_ text: inout DumpText, from lineStart: Int, to lineEnd: Int) -> String? {
    var end = lineEnd
    func dropBlanks(_ text: inout DumpText) {
      while end > lineStart, text[end - 1].isBlank { end -= 1 }
    }
    dropBlanks(&text)
    if end > lineStart, text[end - 1] == UInt8(ascii: ":") { end -= 1 }
    dropBlanks(&text)
    guard let name = word(&text, endingAt: end, lineStart: lineStart), isNotification(name),
      isPrefix(text, before: end - name.utf8.count, lineStart: lineStart)
    else { return nil }
    return name
  }

  /// `name = X` and the end of it.
  static func assigned(
    _ text: inout DumpText,
    at start: Int,
    lineStart: Int?
  ) -> (name: String, end: Int)? {
    guard let afterWord = text.skip("name", at: start) else { return nil }
    let sign = text.skipBlanks(at: afterWord)
    guard text[sign] == UInt8(ascii: "=") else { return nil }
    var begin = text.skipBlanks(at: sign + 1)
    let isQuoted = text[begin].isQuote && follows(&text, UInt8(ascii: "{"), before: start)
    if isQuoted { begin += 1 }
    var end = begin
    while isPart(text[end]), end - begin < 256 { end += 1 }
    guard end > begin, end <= text.bytes.count else { return nil }
    let name = String(decoding: text.bytes[begin..<end], as: UTF8.self)
    if isQuoted, text[end].isQuote { end += 1 }
    let ending = text.skipBlanks(at: end)
    let isEnded =
      text[ending] == UInt8(ascii: ";") || text[ending] == UInt8(ascii: ",")
      || text[ending] == UInt8(ascii: "}") || text[ending].isLineEnd || text.isEnd(ending)
      || (text[ending] == UInt8(ascii: "/") && text[ending + 1] == UInt8(ascii: "/"))
    guard isEnded, name != "nil" else { return nil }
    if isFollowedByField(&text, at: ending) { return (name, end) }
    guard isNotification(name) || followsAddress(&text, start),
      !isSource(&text, before: start, lineStart: lineStart)
    else { return nil }
    return (name, end)
  }

  /// The name in `X, userInfo:`, asked at its comma.
  static func beforeUserInfo(_ text: inout DumpText, at comma: Int, lineStart: Int?) -> String? {
    let field = text.skipSpace(at: comma + 1)
    guard let end = text.skip("userInfo", at: field),
      text[text.skipBlanks(at: end)] == UInt8(ascii: ":")
    else { return nil }
    var nameEnd = comma
    let start = lineStart ?? 0
    while nameEnd > start, text[nameEnd - 1].isBlank || text[nameEnd - 1].isQuote { nameEnd -= 1 }
    guard let name = word(&text, endingAt: nameEnd, lineStart: lineStart), name != "nil",
      name.utf8.first?.isDigit == false
    else { return nil }
    let begin = nameEnd - name.utf8.count
    if isPrefix(text, before: begin, lineStart: lineStart) { return name }
    return isNotification(name) && !isArgument(&text, before: begin, lineStart: lineStart)
      ? name : nil
  }

  /// The end of `object = <…>` or `object = Optional(<…>)`, whatever stands inside.
  ///
  /// Nil when it is no object, or one that is not closed within reach.
  static func endOfObject(_ text: inout DumpText, at start: Int) -> Int? {
    guard let afterWord = text.skip("object", at: start) else { return nil }
    let sign = text.skipBlanks(at: afterWord)
    guard text[sign] == UInt8(ascii: "=") || text[sign] == UInt8(ascii: ":") else { return nil }
    var index = text.skipBlanks(at: sign + 1)
    index = text.skip("Optional(", at: index) ?? index
    guard text[index] == UInt8(ascii: "<") else { return nil }
    let limit = index + 4096
    var depth = 0
    var hasLineEnd = false
    while index < limit, !text.isEnd(index) {
      switch text[index] {
      case UInt8(ascii: "<"): depth += 1
      // Not an arrow.
      case UInt8(ascii: ">") where text[index - 1] != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: "\n"): hasLineEnd = true
      // The next notification, in the lines behind one that was cut off.
      case UInt8(ascii: "{") where hasLineEnd && text.skip("{name =", at: index) != nil: return nil
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return nil
  }

  /// Whether a userInfo follows: false when it says that there is none, nil when nothing is said.
  static func userInfo(_ text: inout DumpText, at start: Int) -> Bool? {
    guard let afterWord = text.skip("userInfo", at: start) else { return nil }
    let sign = text.skipBlanks(at: afterWord)
    guard text[sign] == UInt8(ascii: "=") || text[sign] == UInt8(ascii: ":") else { return nil }
    let value = text.skipBlanks(at: sign + 1)
    return text.skip("nil", at: value) == nil && text.skip("(null)", at: value) == nil
  }

  /// Whether what stands before the index makes source code of what follows.
  ///
  /// A keyword, a type, a dot, a question mark. Quotes and what wraps a key do not count.
  static func isSource(_ text: inout DumpText, before index: Int, lineStart: Int?) -> Bool {
    let start = lineStart ?? max(0, index - 256)
    var before = index
    while before > start, text[before - 1].isBlank || text[before - 1].isQuote { before -= 1 }
    guard before > start else { return false }
    switch text[before - 1] {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "="):
      return true
    case UInt8(ascii: "*"):
      // A pointer; but the mark of a comment stands first on its line.
      return !isPrefix(text, before: before, lineStart: lineStart)
    default:
      return word(&text, endingAt: before, lineStart: lineStart).map(keywords.contains) ?? false
    }
  }

  private static let keywords: Set<String> = [
    "let", "var", "const", "static", "case", "return", "NSString", "NSNotificationName", "String",
    "Name", "define", "extern",
  ]

  /// Whether the word is a name by itself: an identifier that ends as the system's names do.
  private static func isNotification(_ word: String) -> Bool {
    if withoutSuffix.contains(word) { return true }
    return word.hasSuffix("Notification") && !classes.contains(word)
      && word.utf8.allSatisfy(\.isWord)
  }

  private static let withoutSuffix: Set<String> = [
    "UIApplicationProtectedDataWillBecomeUnavailable",
    "UIApplicationProtectedDataDidBecomeAvailable",
  ]

  private static let classes: Set<String> = [
    "Notification", "NSNotification", "NSConcreteNotification", "__CFNotification",
    "CFNotification",
  ]

  /// Whether the byte can stand in a name that the dump calls a name.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isWord || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ":")
  }

  /// The argument of a call: `post(name: X`.
  private static func isArgument(
    _ text: inout DumpText,
    before index: Int,
    lineStart: Int?
  ) -> Bool {
    let start = lineStart ?? max(0, index - 256)
    var before = index
    while before > start, text[before - 1].isBlank { before -= 1 }
    guard before > start else { return false }
    let last = text[before - 1]
    if last == UInt8(ascii: "(") || last == UInt8(ascii: ".") { return true }
    guard last == UInt8(ascii: ":") else { return false }
    return word(&text, endingAt: before - 1, lineStart: lineStart)
      .map { $0 == "name" || $0.hasSuffix("Name") } ?? false
  }

  /// `NSConcreteNotification 0x600000243ed0 {`.
  private static func followsAddress(_ text: inout DumpText, _ start: Int) -> Bool {
    guard var before = place(&text, of: UInt8(ascii: "{"), before: start) else { return false }
    while before > 0, text[before - 1].isBlank || text[before - 1].isLineEnd { before -= 1 }
    return word(&text, endingAt: before, lineStart: nil)
      .map { $0.hasPrefix("0x") || $0.hasSuffix("Notification") } ?? false
  }

  private static func follows(_ text: inout DumpText, _ byte: UInt8, before start: Int) -> Bool {
    place(&text, of: byte, before: start) != nil
  }

  /// Where the byte stands when nothing but space is between it and the start.
  private static func place(_ text: inout DumpText, of byte: UInt8, before start: Int) -> Int? {
    var before = start
    while before > 0, text[before - 1].isBlank || text[before - 1].isLineEnd { before -= 1 }
    return before > 0 && text[before - 1] == byte ? before - 1 : nil
  }

  /// `; object =`, `, userInfo =`.
  private static func isFollowedByField(_ text: inout DumpText, at index: Int) -> Bool {
    guard text[index] == UInt8(ascii: ";") || text[index] == UInt8(ascii: ",") else { return false }
    let field = text.skipSpace(at: index + 1)
    guard let end = text.skip("object", at: field) ?? text.skip("userInfo", at: field) else {
      return false
    }
    return text[text.skipBlanks(at: end)] == UInt8(ascii: "=")
  }

  /// The word of letters, digits and underscores that ends at the index, in the current line.
  private static func word(
    _ text: inout DumpText,
    endingAt end: Int,
    lineStart: Int?
  ) -> String? {
    var start = end
    let limit = max(lineStart ?? 0, end - 256)
    while start > limit, text[start - 1].isWord { start -= 1 }
    return start < end ? String(decoding: text.bytes[start..<end], as: UTF8.self) : nil
  }

  private static func isPrefix(_ text: DumpText, before index: Int, lineStart: Int?) -> Bool {
    guard let lineStart, index >= lineStart else { return false }
    return LogPrefix.matches(text.bytes[lineStart..<index])
  }
}
