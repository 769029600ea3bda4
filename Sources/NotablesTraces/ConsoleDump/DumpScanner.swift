/// Walks through a text and tells a builder of the names, entries and brackets that it finds.
struct DumpScanner {
  private var text: DumpText
  private(set) var position: Int
  private(set) var lineStart: Int?

  init(text: DumpText, position: Int, lineStart: Int?) {
    self.text = text
    self.position = position
    self.lineStart = lineStart
  }

  /// Goes as far as it can without knowing how the text goes on.
  mutating func run(_ builder: inout DumpRecordBuilder) {
    let bytes = text.bytes
    while position < bytes.count {
      let byte = bytes[position]
      var next = position + 1
      var isWordStart: Bool { position == 0 || !bytes[position - 1].isWord }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        break
      case UInt8(ascii: "\n"):
        builder.lineEnd()
        endLine(&builder)
        lineStart = next
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        builder.openingBracket()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        builder.closingBracket()
      case UInt8(ascii: "U") where isWordStart:
        let entry = text.entry(at: position)
        if text.isStarved { return }
        builder.other(byte)
        if let entry {
          builder.entry(entry.entry)
          next = entry.end
        }
      case UInt8(ascii: "n") where isWordStart:
        let name = nameAssignment()
        if text.isStarved { return }
        builder.other(byte)
        if let name {
          builder.name(name.name)
          next = name.end
        }
      case UInt8(ascii: "o") where isWordStart:
        let end = endOfObject()
        if text.isStarved { return }
        builder.other(byte)
        next = end ?? next
      case UInt8(ascii: "u") where isWordStart:
        let isNone = saysNoUserInfo()
        if text.isStarved { return }
        builder.other(byte)
        if isNone { builder.noUserInfo() }
      case UInt8(ascii: ","):
        let name = nameBeforeUserInfo()
        if text.isStarved { return }
        builder.other(byte)
        if let name { builder.name(name) }
      default:
        builder.other(byte)
      }
      position = next
    }
    if text.isFinal { endLine(&builder) }
  }

  /// A line that holds only a notification's name, with or without a colon.
  private mutating func endLine(_ builder: inout DumpRecordBuilder) {
    guard let lineStart else { return }
    var end = position
    while end > lineStart, text[end - 1].isBlank || text[end - 1].isLineEnd { end -= 1 }
    if end > lineStart, text[end - 1] == UInt8(ascii: ":") { end -= 1 }
    guard let name = word(endingAt: end), DumpName.isNotification(name),
      isPrefix(before: end - name.utf8.count)
    else { return }
    builder.name(name)
  }

  /// `name = X` and the end of it.
  private mutating func nameAssignment() -> (name: String, end: Int)? {
    guard let afterWord = text.skip("name", at: position) else { return nil }
    let sign = text.skipBlanks(at: afterWord)
    guard text[sign] == UInt8(ascii: "=") else { return nil }
    let start = text.skipBlanks(at: sign + 1)
    var end = start
    while DumpName.isPart(text[end]), end - start < 256 { end += 1 }
    guard end > start, end <= text.bytes.count else { return nil }
    let name = String(decoding: text.bytes[start..<end], as: UTF8.self)
    let ending = text.skipBlanks(at: end)
    let isEnded =
      text[ending] == UInt8(ascii: ";") || text[ending] == UInt8(ascii: ",")
      || text[ending] == UInt8(ascii: "}") || text[ending].isLineEnd || text.isEnd(ending)
    guard isEnded, name != "nil" else { return nil }
    let isName =
      isFollowedByField(at: ending)
      || isInPlaceOfName() && (DumpName.isNotification(name) || followsAddress())
    return isName ? (name, end) : nil
  }

  /// Not where source code has it: behind a type, a keyword or a dot.
  private mutating func isInPlaceOfName() -> Bool {
    let start = lineStart ?? 0
    var before = position
    while before > start, text[before - 1].isBlank { before -= 1 }
    guard before > start else { return true }
    let last = text[before - 1]
    let isSource =
      last.isWord || last == UInt8(ascii: ".") || last == UInt8(ascii: "*")
      || last == UInt8(ascii: "=") || last == UInt8(ascii: ")")
    return !isSource || isPrefix(before: position)
  }

  /// `NSConcreteNotification 0x600000243ed0 {`.
  private mutating func followsAddress() -> Bool {
    var before = position
    func skipSpace(_ text: inout DumpText) {
      while before > 0, text[before - 1].isBlank || text[before - 1].isLineEnd { before -= 1 }
    }
    skipSpace(&text)
    guard before > 0, text[before - 1] == UInt8(ascii: "{") else { return false }
    before -= 1
    skipSpace(&text)
    return word(endingAt: before).map { $0.hasPrefix("0x") || $0.hasSuffix("Notification") }
      ?? false
  }

  /// `; object =`, `, userInfo =`.
  private mutating func isFollowedByField(at index: Int) -> Bool {
    guard text[index] == UInt8(ascii: ";") || text[index] == UInt8(ascii: ",") else { return false }
    let field = text.skipBlanks(at: index + 1, acrossLines: true)
    guard let end = text.skip("object", at: field) ?? text.skip("userInfo", at: field) else {
      return false
    }
    return text[text.skipBlanks(at: end)] == UInt8(ascii: "=")
  }

  /// The name in `X, userInfo:`, asked at its comma.
  private mutating func nameBeforeUserInfo() -> String? {
    let field = text.skipBlanks(at: position + 1)
    guard let end = text.skip("userInfo", at: field), text[end] == UInt8(ascii: ":"),
      let name = word(endingAt: position), name != "nil", name.utf8.first?.isDigit == false,
      isPrefix(before: position - name.utf8.count)
    else { return nil }
    return name
  }

  /// The end of `object = <…>` or `object = Optional(<…>)`, whatever stands inside.
  ///
  /// Nil when it is no object, or one that is not closed within reach.
  private mutating func endOfObject() -> Int? {
    guard let afterWord = text.skip("object", at: position) else { return nil }
    let sign = text.skipBlanks(at: afterWord)
    guard text[sign] == UInt8(ascii: "=") || text[sign] == UInt8(ascii: ":") else { return nil }
    var index = text.skipBlanks(at: sign + 1)
    index = text.skip("Optional(", at: index) ?? index
    guard text[index] == UInt8(ascii: "<") else { return nil }
    let limit = index + 16_384
    var depth = 0
    while index < limit, !text.isEnd(index) {
      if text[index] == UInt8(ascii: "<") { depth += 1 }
      if text[index] == UInt8(ascii: ">") { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return nil
  }

  /// `userInfo = nil`, `userInfo = (null)`.
  private mutating func saysNoUserInfo() -> Bool {
    guard let afterWord = text.skip("userInfo", at: position) else { return false }
    let sign = text.skipBlanks(at: afterWord)
    guard text[sign] == UInt8(ascii: "=") || text[sign] == UInt8(ascii: ":") else { return false }
    let value = text.skipBlanks(at: sign + 1)
    return text.skip("nil", at: value) != nil || text.skip("(null)", at: value) != nil
  }

  /// The word of letters, digits and underscores that ends at the index, in the current line.
  private mutating func word(endingAt end: Int) -> String? {
    var start = end
    let limit = max(lineStart ?? 0, end - 256)
    while start > limit, text[start - 1].isWord { start -= 1 }
    return start < end ? String(decoding: text.bytes[start..<end], as: UTF8.self) : nil
  }

  private func isPrefix(before index: Int) -> Bool {
    guard let lineStart, index >= lineStart else { return false }
    return LogPrefix.matches(text.bytes[lineStart..<index])
  }
}

/// What a notification's name looks like.
enum DumpName {
  /// Whether the word is a name by itself: an identifier that ends as the system's names do.
  static func isNotification(_ word: String) -> Bool {
    if withoutSuffix.contains(word) { return true }
    return word.hasSuffix("Notification") && !classes.contains(word)
      && word.utf8.allSatisfy(\.isWord)
  }

  /// Whether the byte can stand in a name that the dump calls a name.
  static func isPart(_ byte: UInt8) -> Bool {
    byte.isWord || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/")
  }

  private static let withoutSuffix: Set<String> = [
    "UIApplicationProtectedDataWillBecomeUnavailable",
    "UIApplicationProtectedDataDidBecomeAvailable",
  ]

  private static let classes: Set<String> = [
    "Notification", "NSNotification", "NSConcreteNotification", "__CFNotification",
    "CFNotification",
  ]
}
