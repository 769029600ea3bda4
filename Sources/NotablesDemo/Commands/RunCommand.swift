import Foundation
import Notables
import NotablesTesting
import NotablesTraces

/// `run`: fakes a whole life and prints what reached which hook.
struct RunCommand: Command {
  static let name = "run"
  static let summary = "plays an app's whole life (the default)"
  static let help = """
    Fakes an app's whole life: launch, typing, rotation, an interruption, background and return, a
    memory warning and the end. Prints each notification and the hook that it reached.

    usage: NotablesDemo run [--device D] [--speed X] [--format text|json]

      --device D        \(SimulatedDevice.list(indent: 20))
      --speed X         1 is real time, 4 is faster, 0 at once; on a terminal 1 is the default,
                        elsewhere 0
      --format FORMAT   text (the default) or json, one object a line

    """

  private let device: SimulatedDevice
  private let speed: Double?
  private let format: OutputFormat

  init(_ arguments: inout Arguments) throws {
    device = try arguments.value(of: "--device").map(SimulatedDevice.parsed) ?? .standard
    speed = try arguments.value(of: "--speed").map(Self.speed)
    format = try arguments.choice(of: "--format") ?? .text
    _ = try arguments.operands(atMost: 0)
  }

  func run(output: Output) throws {
    let printer = RecordPrinter(format: format, output: output)
    let time = ManualTime()
    var failure: (any Error)?
    var strip: PhoneStrip?
    let life = FakedLife(device: device, time: time) { record, hook in
      do {
        try strip?.erase()
        try printer.print(record, hook: hook)
      } catch { failure = failure ?? error }
    }
    life.begin { failure = failure ?? $0 }

    let speed = speed ?? (output.isTerminal ? 1 : 0)
    if output.canRedraw, format == .text, speed > 0 { strip = PhoneStrip(life, output: output) }
    let start = SystemTime.shared.now
    while time.pendingCount > 0, failure == nil {
      if speed > 0 {
        time.advance(to: (SystemTime.shared.now - start) * speed)
        try strip?.draw(at: time.now)
        try output.flush()
        pause(seconds: 1 / 60)
      } else {
        time.run()
      }
    }
    try strip?.erase()
    if let failure { throw failure }
  }

  private static func speed(_ text: String) throws -> Double {
    guard let speed = Double(text), speed >= 0, speed.isFinite else {
      throw Failure(.usage, "--speed must be a number that is not negative, not '\(text)'")
    }
    return speed
  }
}
