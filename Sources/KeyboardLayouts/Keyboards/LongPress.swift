/// The letters behind the letters of an English keyboard.
enum LongPress {
  private static let variants: [Character: String] = [
    "a": "àáâäæãåā", "c": "çćč", "e": "èéêëēėę", "i": "îïíīįì", "l": "ł", "n": "ñń",
    "o": "ôöòóœøōõ", "s": "ßśš", "u": "ûüùúū", "y": "ÿ", "z": "žźż",
  ]

  static func menu(for letter: Character) -> KeyMenu? {
    variants[letter].map { KeyMenu(characters: $0) }
  }
}
