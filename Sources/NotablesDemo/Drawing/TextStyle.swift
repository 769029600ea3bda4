/// How text looks on a terminal that shows colours.
enum TextStyle: String {
  case dim = "2"
  case green = "32"
  case keyboard = "48;5;244"
  case screen = "48;5;25"
  case edge = "38;5;25;48;5;244"

  func apply(to text: String) -> String {
    text.isEmpty ? "" : "\u{1b}[\(rawValue)m\(text)\u{1b}[0m"
  }
}
