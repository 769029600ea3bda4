/// The name of one of a keyboard's pages.
public struct KeyboardPage: RawRepresentable, Hashable, Codable, Sendable {
  /// The name as JSON files and programs spell it.
  public var rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The page of letters.
  public static let letters = KeyboardPage(rawValue: "letters")
  /// The page of digits and common signs.
  public static let numbers = KeyboardPage(rawValue: "numbers")
  /// The page of the other signs.
  public static let symbols = KeyboardPage(rawValue: "symbols")
}
