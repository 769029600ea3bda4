/// The letters behind the letters of an English keyboard.
enum LongPress {
  private static let variants: [Character: String] = [
    "a": "àáâäæãåā", "c": "çćč", "e": "èéêëēėę", "i": "îïíīįì", "l": "ł", "n": "ñń",
    "o": "ôöòóœøōõ", "s": "ßśš", "u": "ûüùúū", "y": "ÿ", "z": "žźż",
  ]

  /// As on the system's keyboard: the letters are as large as on the keys, without spaces between.
  private static let style = KeyMenuStyle(itemSpacing: 0, fontSize: 21)

  static func menu(for letter: Character) -> KeyMenu? {
    variants[letter].map { KeyMenu(characters: $0, style: style) }
  }
}
