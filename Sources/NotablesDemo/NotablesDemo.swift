import Foundation

@main
@MainActor
struct NotablesDemo {
  static let version = "0.1.0"

  static let commands: [any Command.Type] = [
    RunCommand.self,
    ReplayCommand.self,
    AvoidCommand.self,
    CurveCommand.self,
    KeyboardCommand.self,
    PhoneCommand.self,
    LiveCommand.self,
  ]

  static func main() {
    // A reader that goes away shows as a failed write, not as a signal.
    signal(SIGPIPE, SIG_IGN)
    let output = Output(descriptor: STDOUT_FILENO, name: "standard output")
    exit(run(Array(CommandLine.arguments.dropFirst()), output: output).rawValue)
  }

  /// Runs the command and flushes what it wrote, also when it failed half-way.
  private static func run(_ words: [String], output: Output) -> ExitStatus {
    var status = ExitStatus.success
    do {
      try dispatch(words, output: output)
    } catch {
      status = report(error)
    }
    do {
      try output.flush()
    } catch  where status == .success {
      status = report(error)
    } catch {}
    return status
  }

  private static func dispatch(_ words: [String], output: Output) throws {
    let command = try command(in: words)
    var arguments = Arguments(words.first == command?.name ? Array(words.dropFirst()) : words)
    if arguments.flag("--help") || arguments.flag("-h") {
      return try output.write(command?.help ?? help)
    }
    if arguments.flag("--version") {
      return try output.writeLine("NotablesDemo \(version)")
    }
    let chosen = command ?? commands[0]
    try chosen.init(&arguments).run(output: output)
  }

  /// The command that the first word names; nil when there is none but options.
  private static func command(in words: [String]) throws -> (any Command.Type)? {
    guard let word = words.first, !word.hasPrefix("-") else { return nil }
    guard let command = commands.first(where: { $0.name == word }) else {
      let names = commands.map { $0.name }.joined(separator: ", ")
      throw Failure(.usage, "unknown command '\(word)'; the commands are \(names)")
    }
    return command
  }

  private static func report(_ error: any Error) -> ExitStatus {
    let failure = error as? Failure
    let line = "NotablesDemo: \((failure?.message ?? "\(error)").oneLine)\n"
    // Where nobody can be told, the status still tells.
    _ = Array(line.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    return failure?.status ?? .badData
  }

  private static var help: String {
    let list = commands.map { command in
      "  " + command.name.padding(toLength: 10, withPad: " ", startingAt: 0) + command.summary
    }
    return """
      Shows what Notables does, and answers questions about keyboards.

      usage: NotablesDemo [COMMAND] [OPTIONS]

      \(list.joined(separator: "\n"))

      Without a command: \(commands[0].name). 'NotablesDemo COMMAND --help' tells more;
      '--version' prints the version.

      Exit status: 0 success, 64 wrong usage, 65 bad data, 66 unreadable input,
      73 output file cannot be created, 74 failed write.

      """
  }
}
