import Foundation
import KeyboardLayouts

/// `keyboard`: solves and draws a keyboard.
struct KeyboardCommand: Command {
  static let name = "keyboard"
  static let summary = "solves and draws a keyboard"
  static let help = """
    Solves a keyboard and draws it, or tells where its keys are.

    usage: NotablesDemo keyboard [--layout NAME|FILE] [--size WxH] [--page NAME]
                                 [--orientation portrait|landscape] [--shift|--caps] [--mirrored]
                                 [--press KEY|--hold KEY] [--dark] [--format text|svg|json]
                                 [-o FILE]

      --layout NAME|FILE   \(layoutNames), or a JSON file;
                           qwerty is the default, - is standard input
      --size WxH           from 1 to 100000 points each, 375x216 unless said otherwise
      --page NAME          letters, numbers or symbols, or what the file calls its pages
      --orientation O      portrait (the default) or landscape, whatever the size
      --shift, --caps      capital letters, once or until shift is pressed again
      --mirrored           rows run from right to left
      --press KEY          the key with this identifier or label shows its pop
      --hold KEY           it shows its menu
      --dark               the dark appearance, in svg
      --format FORMAT      text (the default), svg, or json: the keys' frames and hit areas
      -o FILE              writes to a file

    """

  private static let layoutNames = Keyboard.builtIn.map(\.key).joined(separator: ", ")

  private enum Format: String, CaseIterable {
    case text
    case svg
    case json
  }

  private let format: Format
  private let scheme: KeyboardScheme
  private let file: String?
  private let solution: KeyboardSolution
  private let touch: KeyboardDrawing.Touch?

  init(_ arguments: inout Arguments) throws {
    let layout = try arguments.value(of: "--layout")
    let size = try arguments.value(of: "--size").map(Self.size) ?? CGSize(width: 375, height: 216)
    let page = try arguments.value(of: "--page")
    let traits = KeyboardTraits(
      orientation: try arguments.choice(of: "--orientation") ?? .portrait,
      isMirrored: arguments.flag("--mirrored")
    )
    let isShifted = arguments.flag("--shift")
    let shift: KeyboardShift = arguments.flag("--caps") ? .locked : isShifted ? .once : .off
    let pressed = try arguments.value(of: "--press")
    let held = try arguments.value(of: "--hold")
    scheme = arguments.flag("--dark") ? .dark : .light
    format = try arguments.choice(of: "--format") ?? .text
    file = try arguments.value(of: "-o")
    _ = try arguments.operands(atMost: 0)

    let source = try LayoutSource(layout ?? "qwerty")
    let solution = try source.layout(page: page, shift: shift).solved(in: size, traits: traits)
    self.solution = solution
    touch =
      try held.map { .held(try Self.index(of: $0, in: solution, option: "--hold"), item: 0) }
      ?? pressed.map { .pressed(try Self.index(of: $0, in: solution, option: "--press")) }
  }

  func run(output: Output) throws {
    let output = try file.map { try Output(path: $0) } ?? output
    switch format {
    case .json:
      try output.writeLine("\(solution.json)")
    case .svg:
      try output.write(drawing.svg)
    case .text:
      try output.write(drawing.text(columns: output.columns))
      for diagnostic in solution.diagnostics { try output.writeLine(diagnostic.text) }
    }
    try output.flush()
  }

  /// The picture, with as much room above the keyboard as a pop or a menu needs.
  private var drawing: KeyboardDrawing {
    let callout = touch.flatMap { touch in
      let key = solution.keys[touch.key]
      return switch touch {
      case .pressed: solution.pop(for: key, headroom: 1e6)
      case .held: solution.menu(for: key, headroom: 1e6)?.callout
      }
    }
    let headroom = callout.map { max(0, (2 - $0.frame.minY).rounded(.up)) } ?? 0
    return KeyboardDrawing(solution, scheme: scheme, touch: touch, headroom: headroom)
  }

  private static func size(_ text: String) throws -> CGSize {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      [width, height].allSatisfy({ $0 >= 1 && $0 <= 100_000 })
    else {
      throw Failure(
        .usage,
        "--size must be WIDTHxHEIGHT, both from 1 to 100000 points, not '\(text)'"
      )
    }
    return CGSize(width: width, height: height)
  }

  private static func index(
    of name: String,
    in solution: KeyboardSolution,
    option: String
  ) throws -> Int {
    let index =
      solution.keyIndex(withIdentifier: name)
      ?? solution.keys.firstIndex { $0.button.label.name == name }
    guard let index else { throw Failure(.usage, "\(option): the page has no key '\(name)'") }
    return index
  }
}
