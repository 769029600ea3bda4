/// Walks through a text and tells a builder of the names, entries and brackets that it finds.
struct DumpScanner {
  private var text: DumpText
  private(set) var position: Int
  private(set) var lineStart: Int?
  private(set) var line: Line

  /// What has been seen on the line.
  enum Line {
    case beginning
    /// Behind an entry two slashes begin a remark.
    case entry
    case remark
  }

  init(text: DumpText, position: Int, lineStart: Int?, line: Line) {
    self.text = text
    self.position = position
    self.lineStart = lineStart
    self.line = line
  }

  /// Goes as far as it can without knowing how the text goes on.
  mutating func run(_ builder: inout DumpRecordBuilder) {
    let bytes = text.bytes
    while position < bytes.count {
      let next = step(&builder)
      if text.isStarved { return }
      position = next
    }
    if text.isFinal { endLine(&builder) }
  }

  /// Looks at what begins at the position, and returns where it ends.
  ///
  /// It tells the builder nothing when it turns out that more text is needed.
  private mutating func step(_ builder: inout DumpRecordBuilder) -> Int {
    let byte = text.bytes[position]
    if line == .remark, !byte.isLineEnd { return endOfRemark() }
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      return position + 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      builder.lineEnd()
      endLine(&builder)
      lineStart = position + 1
      line = .beginning
      return position + 1
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      builder.openingBracket(byte)
      return position + 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      builder.closingBracket(byte)
      return position + 1
    case UInt8(ascii: "/") where line == .entry:
      return slash(&builder)
    case UInt8(ascii: ","):
      let name = DumpNames.beforeUserInfo(&text, at: position, lineStart: lineStart)
      if text.isStarved { return position }
      builder.other(byte)
      if let name {
        builder.name(name)
        builder.userInfo()
      }
      return position + 1
    default:
      guard byte.isLetter, position == 0 || !text.bytes[position - 1].isWord else {
        builder.other(byte)
        return position + 1
      }
      return word(byte, &builder)
    }
  }

  /// A word that may mean something: a key, a name, an object, the userInfo.
  private mutating func word(_ byte: UInt8, _ builder: inout DumpRecordBuilder) -> Int {
    switch byte {
    case UInt8(ascii: "U"):
      let entry = text.entry(at: position)
      if text.isStarved { return position }
      builder.other(byte)
      guard let entry, !DumpNames.isSource(&text, before: position, lineStart: lineStart) else {
        return position + 1
      }
      builder.entry(entry.entry)
      line = .entry
      return entry.end
    case UInt8(ascii: "n"):
      let name = DumpNames.assigned(&text, at: position, lineStart: lineStart)
      if text.isStarved { return position }
      builder.other(byte)
      guard let name else { return position + 1 }
      builder.name(name.name)
      return name.end
    case UInt8(ascii: "o"):
      let end = DumpNames.endOfObject(&text, at: position)
      if text.isStarved { return position }
      builder.other(byte)
      return end ?? position + 1
    case UInt8(ascii: "u"):
      let userInfo = DumpNames.userInfo(&text, at: position)
      if text.isStarved { return position }
      builder.other(byte)
      switch userInfo {
      case .some(true): builder.userInfo()
      case .some(false): builder.noUserInfo()
      case .none: break
      }
      return position + 1
    default:
      builder.other(byte)
      return position + 1
    }
  }

  /// Two slashes begin a remark; one alone, or those of an address, do not.
  private mutating func slash(_ builder: inout DumpRecordBuilder) -> Int {
    let isAddress = position > 0 && text[position - 1] == UInt8(ascii: ":")
    let isRemark = text[position + 1] == UInt8(ascii: "/") && !isAddress
    if text.isStarved { return position }
    if isRemark { line = .remark } else { builder.other(UInt8(ascii: "/")) }
    return position + 1
  }

  private func endOfRemark() -> Int {
    let rest = text.bytes[position...]
    return rest.firstIndex { $0.isLineEnd } ?? rest.endIndex
  }

  /// A line that holds only a notification's name, with or without a colon.
  private mutating func endLine(_ builder: inout DumpRecordBuilder) {
    guard let lineStart, !builder.isInList else { return }
    if let name = DumpNames.alone(&text, from: lineStart, to: position) { builder.name(name) }
  }
}
