import KeyboardLayouts

/// A field of the form, and what is typed in it.
struct FormField: Equatable {
  /// What is asked for, which decides what the keyboard offers.
  enum Kind: Equatable {
    case words
    case email
    case web
    case number
  }

  let label: String
  let kind: Kind
  var text = TextBuffer()

  static let all: [FormField] = [
    FormField(label: "Name", kind: .words),
    FormField(label: "Surname", kind: .words),
    FormField(label: "Mail", kind: .email),
    FormField(label: "Web", kind: .web),
    FormField(label: "Phone", kind: .number),
    FormField(label: "Company", kind: .words),
    FormField(label: "Street", kind: .words),
    FormField(label: "Town", kind: .words),
    FormField(label: "Country", kind: .words),
    FormField(label: "Note", kind: .words),
  ]

  /// The keyboards that the globe key goes through.
  var keyboards: [Keyboard] {
    switch kind {
    case .words: [.qwerty, .azerty, .qwertz]
    case .email: [.email]
    case .web: [.url]
    case .number: [.numberPad]
    }
  }

  /// Whether the next letter begins a sentence.
  var wantsCapital: Bool {
    kind == .words && (text.before.isEmpty || text.before.hasSuffix(". "))
  }
}
