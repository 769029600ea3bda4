/// The characters that a frame is made of.
struct FrameLine: Sendable {
  let horizontal: Character
  let vertical: Character
  /// Top left, top right, bottom left, bottom right.
  let corners: [Character]

  static let thin = FrameLine(horizontal: "─", vertical: "│", corners: ["┌", "┐", "└", "┘"])
  static let thick = FrameLine(horizontal: "━", vertical: "┃", corners: ["┏", "┓", "┗", "┛"])
  static let round = FrameLine(horizontal: "─", vertical: "│", corners: ["╭", "╮", "╰", "╯"])
}
