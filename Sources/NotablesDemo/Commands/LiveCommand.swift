import Foundation
import Notables
import NotablesTraces

/// `live`: prints what this process's own life reaches.
struct LiveCommand: Command {
  static let name = "live"
  static let summary = "posts this process's real life: signals, focus, memory"
  static let help = """
    Posts this process's real life as app notifications, and prints each and the hook that it
    reached, until a signal ends the process.

    usage: NotablesDemo live [--format text|json]

      --format FORMAT   text (the default) or json, one object a line

    SIGTSTP (Control-Z) stops it after the background hooks, and SIGCONT (fg) brings it back.
    SIGTERM, SIGINT (Control-C) and SIGHUP end it after the terminate hooks, by that same signal; a
    second one ends it at once. On a terminal its focus counts too. A shortage of memory is told
    where the kernel knows of it.

    """

  private let format: OutputFormat

  init(_ arguments: inout Arguments) throws {
    format = try arguments.choice(of: "--format") ?? .text
    _ = try arguments.operands(atMost: 0)
  }

  func run(output: Output) throws {
    let stage = HookStage()
    let printer = RecordPrinter(format: format, output: output)
    var failure: (any Error)?
    // Registered after the stage, so that the hook has run when a record arrives.
    let recorder = TraceRecorder(center: stage.center, names: .uiKit, capacity: 1)
    recorder.onRecord = { record, _ in
      do {
        try printer.print(record, hook: stage.recorder.hook)
        try output.flush()
      } catch { failure = failure ?? error }
      stage.recorder.reset()
    }
    let lifecycle = ProcessLifecycle(center: stage.center, names: .uiKit)
    defer {
      lifecycle.stop()
      recorder.stop()
    }
    do {
      try lifecycle.start()
    } catch {
      throw Failure(.noInput, "signals: \(error.localizedDescription)")
    }
    while failure == nil, RunLoop.main.run(mode: .default, before: .distantFuture) {}
    if let failure { throw failure }
  }
}
