import Notables
import NotablesTraces

/// `curve`: plots how an animation curve's progress follows its time.
struct CurveCommand: Command {
  static let name = "curve"
  static let summary = "plots an animation curve"
  static let help = """
    Plots how an animation curve's progress follows its time.

    usage: NotablesDemo curve [--curve NAME|RAW] [--format text|svg|csv]

      --curve NAME|RAW   linear, easeIn, easeOut, easeInOut or keyboard (the default), or the raw
                         value that a notification carries; one without a name eases in and out
      --format FORMAT    text (the default), svg, or csv: 101 lines of time and progress

    Time is in seconds: the keyboard's spring takes half a second, whatever duration is asked for;
    the others are plotted for one second.

    """

  private enum Format: String, CaseIterable {
    case text
    case svg
    case csv
  }

  private let curve: AnimationCurve
  private let format: Format

  init(_ arguments: inout Arguments) throws {
    curve = try arguments.value(of: "--curve").map(Self.curve) ?? .keyboard
    format = try arguments.choice(of: "--format") ?? .text
    _ = try arguments.operands(atMost: 0)
  }

  func run(output: Output) throws {
    let plot = CurvePlot(curve)
    switch format {
    case .text: try output.write(plot.text)
    case .svg: try output.write(plot.svg)
    case .csv: try output.write(plot.csv)
    }
  }

  private static let named: [AnimationCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .keyboard,
  ]

  private static func curve(_ text: String) throws -> AnimationCurve {
    if let curve = named.first(where: { "\($0)" == text }) { return curve }
    if let raw = Int(text) { return AnimationCurve(rawValue: raw) }
    let names = named.map { "\($0)" }.joined(separator: ", ")
    throw Failure(.usage, "--curve must be one of \(names) or a whole number, not '\(text)'")
  }
}
