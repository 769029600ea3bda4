import Foundation
import NotablesTesting

/// `phone`: an interactive phone.
struct PhoneCommand: Command {
  static let name = "phone"
  static let summary = "an interactive phone in the terminal"
  static let help = """
    Shows a phone with a form to fill in, the state of its app, and the hooks as they are called.

    usage: NotablesDemo phone [--device D]

      --device D   \(SimulatedDevice.list(indent: 15))

    Tab, return and the mouse edit fields; Escape leaves them. Typing presses the keys that are drawn,
    and so does the mouse, which also holds them. The line at the bottom tells the other keys: letters
    while no field is edited, with Control or Alt while one is. 'record' writes the notifications to
    the first of phone-1.jsonl, phone-2.jsonl, … that is not there yet; 'replay' reads it.

    It takes a terminal of at least \(PhoneGeometry.smallest.columns) columns and \
    \(PhoneGeometry.smallest.rows) rows.

    """

  private let device: SimulatedDevice

  init(_ arguments: inout Arguments) throws {
    device = try arguments.value(of: "--device").map(SimulatedDevice.parsed) ?? .standard
    _ = try arguments.operands(atMost: 0)
  }

  @MainActor func run(output: Output) throws {
    let terminal = try Terminal()
    guard ProcessInfo.processInfo.environment["TERM"] != "dumb" else {
      throw Failure(.usage, "phone needs a terminal that can place text; TERM is dumb")
    }
    let signals = try SignalPipe(PhoneLoop.handled)
    let size = terminal.size ?? CellSize(columns: 80, rows: 24)
    let loop = PhoneLoop(
      terminal,
      signals: signals,
      session: PhoneSession(size: size, device: device),
      isColored: output.isColored
    )
    let signal = try ended(loop, terminal, signals)
    // The exit status tells whoever waits that a signal was the cause. The earlier action may be one
    // of the language's own, which explains a crash.
    if let signal { SignalPipe.end(by: signal) }
  }

  /// Runs the loop, and gives terminal and signals back however it ends.
  @MainActor private func ended(
    _ loop: PhoneLoop,
    _ terminal: Terminal,
    _ signals: SignalPipe
  ) throws -> Int32? {
    defer {
      terminal.leave()
      signals.stop()
    }
    return try loop.run()
  }
}
