import KeyboardLayouts

/// What the bar above the keys offers for the word before the cursor: the word as it is, then words
/// that begin with it.
struct Suggestions: Equatable {
  /// The part of a word before the cursor.
  let part: String
  /// At most three words.
  let words: [String]

  static let places = 3

  /// Looks for a field's word among those of the form and those that are common.
  init(for field: FormField, in fields: [FormField]) {
    part = String(field.text.before.reversed().prefix { $0.isLetter }.reversed())
    guard field.kind == .words, !part.isEmpty else {
      words = []
      return
    }
    let typed = fields.filter { $0.kind == .words }.flatMap { field in
      field.text.text.split { !$0.isLetter }.map(String.init)
    }
    let prefix = part.lowercased()
    var found: [String] = []
    for word in typed + Self.common {
      let isLonger = word.count > part.count && word.lowercased().hasPrefix(prefix)
      guard isLonger, !found.contains(where: { $0.lowercased() == word.lowercased() }) else {
        continue
      }
      found.append(part.first?.isUppercase == true ? word.capitalized : word)
    }
    words = [part] + found.prefix(Self.places - 1)
  }

  private static let common = [
    "and", "are", "about", "after", "avenue", "because", "before", "bridge", "call", "could",
    "country", "every", "first", "friend", "from", "garden", "good", "great", "green", "have",
    "hello", "house", "information", "keyboard", "large", "little", "market", "morning", "north",
    "note", "notification", "other", "people", "phone", "please", "quick", "really", "right",
    "river", "road", "school", "should", "small", "south", "square", "station", "street", "thank",
    "their", "there", "these", "this", "today", "tomorrow", "town", "under", "very", "water",
    "weather", "what", "where", "which", "with", "work", "world", "would", "write", "year", "your",
  ]
}
