/// A text in memory with a cursor between two of its characters.
public struct TextBuffer: TextDocument, Hashable, Sendable {
  /// The text before the cursor.
  public private(set) var before: String
  /// The text after the cursor.
  public private(set) var after: String

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - before: What is before the cursor.
  ///   - after: What is after it.
  public init(_ before: String = "", after: String = "") {
    self.before = before
    self.after = after
  }

  /// The whole text.
  public var text: String { before + after }

  /// The text before the cursor.
  public var contextBefore: String? { before }
  /// The text after the cursor.
  public var contextAfter: String? { after }

  /// Puts a text before the cursor.
  public mutating func insert(_ text: String) {
    before += text
  }

  /// Deletes the character before the cursor, if there is one.
  ///
  /// An emoji with all its modifiers, a flag, and a letter with its accents are one character each.
  public mutating func deleteBackward() {
    _ = before.popLast()
  }

  /// Moves the cursor by characters, to the start of the text when negative; it stops at the ends.
  public mutating func moveCursor(by distance: Int) {
    if distance < 0 {
      let moved = before.suffix(distance == .min ? .max : -distance)
      after = moved + after
      before.removeLast(moved.count)
    } else {
      let moved = after.prefix(distance)
      before += moved
      after.removeFirst(moved.count)
    }
  }
}
