import Foundation
import Notables
import NotablesTraces

struct AvoidCommand: Command {
  static let name = "avoid"
  static let summary = "says what a keyboard covers of a view"
  static let help = """
    Says where a keyboard stands on its screen, what it covers of a view, and which inset that asks
    for.

    usage: NotablesDemo avoid [FILE] [--format text|json]

    FILE has one question a line, standard input without FILE or with '-'. Rectangles are
    [x, y, width, height] in points, from the screen's top left corner.

      {"screen":[375,812],"view":[0,0,375,812],"keyboard":[0,521,375,291],"safeBottom":34}

    "keyboard" null is a hidden one; "safeBottom" is 0 and "followsUndocked" false when absent. Or a
    sequence of events, with the inset that a scroll view has without the keyboard, where "nan" counts
    as 0:

      {"screen":[375,812],"view":[0,0,375,812],"safeBottom":34,"inset":49,
       "events":[{"event":"willShow","end":[0,521,375,291]},{"event":"willHide"}]}

    (on one line). An event is willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame,
    or one of the app's: didEnterBackground, didBecomeActive, … It can bring a "screen" and a "view"
    of its own, from there on.

      --format json   one answer a line, the default
      --format text   a picture for each

    """

  private let path: String
  private let format: OutputFormat

  init(_ arguments: inout Arguments) throws {
    format = try arguments.choice(of: "--format") ?? .json
    path = try arguments.operands(atMost: 1).first ?? "-"
  }

  @MainActor func run(output: Output) throws {
    let reader = JSONReader()
    let input = try Input(path: path)
    var lines = LineReader(input)
    var isFirst = true
    while let line = try lines.next() {
      do {
        let question = try AvoidQuestion(reader.value(of: line))
        switch format {
        case .json:
          try output.writeLine("\(question.json)")
        case .text:
          if !isFirst { try output.writeLine("") }
          try output.write(question.text)
        }
      } catch let problem as JSONProblem {
        throw lines.failure("\(problem)")
      }
      isFirst = false
      // Whoever asks one question at a time waits for the answer.
      if !lines.hasLine { try output.flush() }
    }
    if isFirst { throw Failure(.badData, "\(input.name): no question was found") }
  }
}
