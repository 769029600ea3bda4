/// Collects the items of a row: keys, rows, and texts that stand for the keys of their characters.
@resultBuilder
public enum KeyboardRowBuilder {
  /// Takes a key.
  public static func buildExpression(_ button: KeyboardButton) -> [KeyboardItem] {
    [.button(button)]
  }

  /// Takes a row within the row.
  public static func buildExpression(_ row: KeyboardRow) -> [KeyboardItem] { [.row(row)] }

  /// Takes the characters of a text, one key each.
  public static func buildExpression(_ characters: String) -> [KeyboardItem] {
    KeyboardRow(characters).items
  }

  /// Takes items.
  public static func buildExpression(_ items: [KeyboardItem]) -> [KeyboardItem] { items }

  /// Puts the parts one after the other.
  public static func buildBlock(_ parts: [KeyboardItem]...) -> [KeyboardItem] {
    parts.flatMap { $0 }
  }

  /// Takes the part of an `if`.
  public static func buildOptional(_ part: [KeyboardItem]?) -> [KeyboardItem] { part ?? [] }

  /// Takes the first part of an `if` and `else`.
  public static func buildEither(first part: [KeyboardItem]) -> [KeyboardItem] { part }

  /// Takes the second part of an `if` and `else`.
  public static func buildEither(second part: [KeyboardItem]) -> [KeyboardItem] { part }

  /// Takes the parts of a loop.
  public static func buildArray(_ parts: [[KeyboardItem]]) -> [KeyboardItem] {
    parts.flatMap { $0 }
  }
}

/// Collects the rows of a layout: rows, and texts that stand for a row of their characters' keys.
@resultBuilder
public enum KeyboardLayoutBuilder {
  /// Takes a row.
  public static func buildExpression(_ row: KeyboardRow) -> [KeyboardRow] { [row] }

  /// Takes a row of a text's characters, one key each.
  public static func buildExpression(_ characters: String) -> [KeyboardRow] {
    [KeyboardRow(characters)]
  }

  /// Takes rows.
  public static func buildExpression(_ rows: [KeyboardRow]) -> [KeyboardRow] { rows }

  /// Puts the parts one below the other.
  public static func buildBlock(_ parts: [KeyboardRow]...) -> [KeyboardRow] {
    parts.flatMap { $0 }
  }

  /// Takes the part of an `if`.
  public static func buildOptional(_ part: [KeyboardRow]?) -> [KeyboardRow] { part ?? [] }

  /// Takes the first part of an `if` and `else`.
  public static func buildEither(first part: [KeyboardRow]) -> [KeyboardRow] { part }

  /// Takes the second part of an `if` and `else`.
  public static func buildEither(second part: [KeyboardRow]) -> [KeyboardRow] { part }

  /// Takes the parts of a loop.
  public static func buildArray(_ parts: [[KeyboardRow]]) -> [KeyboardRow] {
    parts.flatMap { $0 }
  }
}
