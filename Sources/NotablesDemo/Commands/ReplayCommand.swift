import Foundation
import Notables
import NotablesTraces

/// `replay`: drives real hooks with console dumps and traces.
struct ReplayCommand: Command {
  static let name = "replay"
  static let summary = "drives hooks with console dumps and recorded traces"
  static let help = """
    Reads notifications, posts each, and prints the hook that it reached.

    usage: NotablesDemo replay FILE... [--as EVENT] [--format text|json]

      FILE              what a console printed, or JSON Lines that begin with {" as 'run' and the
                        recorder write them; - is standard input. What begins with {" is never read
                        as a dump.
      --as EVENT        what a userInfo dictionary without a notification's name is taken for: a hook
                        without its note_, keyboardWillShow or appDidBecomeActive
      --format FORMAT   text (the default) or json, one object a line

    Exit status 65 when a line of JSON is malformed, after what came before it, or when no
    notification was found at all.

    """

  private let paths: [String]
  private let bareName: Notification.Name?
  private let format: OutputFormat

  init(_ arguments: inout Arguments) throws {
    bareName = try arguments.value(of: "--as").map(Self.name)
    format = try arguments.choice(of: "--format") ?? .text
    paths = try arguments.operands(atMost: .max)
    if paths.isEmpty {
      throw Failure(.usage, "replay needs a FILE, or - for standard input")
    }
  }

  func run(output: Output) throws {
    let stage = HookStage()
    let printer = RecordPrinter(format: format, output: output)
    for path in paths {
      let before = printer.count
      let input = try Input(path: path)
      try RecordSource(input).forEach { record in
        let record = record.name == nil ? bareName.map(record.named) ?? record : record
        try printer.print(record, hook: stage.hook(for: record))
      } afterPiece: {
        try output.flush()
      }
      if printer.count == before {
        throw Failure(.badData, "\(input.name): no notification was found")
      }
    }
  }

  /// The notification's name for an event as the hooks call it, `keyboardWillShow`.
  private static func name(_ event: String) throws -> Notification.Name {
    let events =
      AppEvent.allCases.map { ("app", "\($0)", $0.notificationName) }
      + KeyboardEvent.allCases.map { ("keyboard", "\($0)", $0.notificationName) }
    let named = events.map { family, event, name in
      (event: family + event.prefix(1).uppercased() + event.dropFirst(), name: name)
    }
    if let match = named.first(where: { $0.event == event }) { return match.name }
    throw Failure(
      .usage,
      "--as must be one of \(named.map(\.event).joined(separator: ", ")), not '\(event)'"
    )
  }
}
