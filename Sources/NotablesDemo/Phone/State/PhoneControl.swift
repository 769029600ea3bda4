/// What one key does to the phone, beside typing.
enum PhoneControl: CaseIterable, Sendable {
  case home
  case `return`
  case call
  case memoryWarning
  case rotate
  case float
  case hardware
  case suggestionBar
  case device
  case slowMotion
  case record
  case quit

  /// The key, and none that a terminal takes for another one while Control is held.
  var letter: Character {
    switch self {
    case .home: "e"
    case .return: "t"
    case .call: "a"
    case .memoryWarning: "w"
    case .rotate: "r"
    case .float: "f"
    case .hardware: "k"
    case .suggestionBar: "s"
    case .device: "d"
    case .slowMotion: "l"
    case .record: "o"
    case .quit: "q"
    }
  }

  /// What the help line calls it.
  var title: String {
    switch self {
    case .home: "home"
    case .return: "return"
    case .call: "call"
    case .memoryWarning: "memory"
    case .rotate: "rotate"
    case .float: "float"
    case .hardware: "hardware"
    case .suggestionBar: "bar"
    case .device: "device"
    case .slowMotion: "slow"
    case .record: "record"
    case .quit: "quit"
    }
  }

  init?(letter: Character) {
    guard let control = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = control
  }
}
