import Foundation
import Notables
import NotablesTraces

/// A curve's progress over its time, as text, SVG and CSV.
struct CurvePlot {
  private let curve: AnimationCurve
  private let points: [(time: Double, progress: Double)]

  init(_ curve: AnimationCurve) {
    self.curve = curve
    let timing = curve.timing
    let duration = timing.duration(requested: 1)
    points = (0...100).map { step in
      let time = duration * Double(step) / 100
      return (time, timing.progress(at: time, requested: 1))
    }
  }

  var csv: String {
    let lines = points.map { "\(JSONText.number($0.time)),\(JSONText.number($0.progress))" }
    return (["time,progress"] + lines).joined(separator: "\n") + "\n"
  }

  var text: String {
    let rows = 16
    let columns = 64
    var grid = [[Character]](
      repeating: [Character](repeating: " ", count: columns + 1),
      count: rows + 1
    )
    for column in 0...columns {
      let time = duration * Double(column) / Double(columns)
      let progress = curve.timing.progress(at: time, requested: 1)
      grid[rows - Int((progress * Double(rows)).rounded())][column] = "*"
    }
    let lines = grid.enumerated().map { row, cells in
      let share = 1 - Double(row) / Double(rows)
      let label = row.isMultiple(of: 4) ? String(format: "%4.2f", share) : "    "
      return "\(label) |" + String(cells).trimmingTrailingSpaces
    }
    let end = "\(JSONText.number(duration)) s"
    let axis = "     +" + String(repeating: "-", count: columns + 1)
    let times = "     0" + end.leftPadded(to: columns + 1)
    return ([title, ""] + lines + [axis, times]).joined(separator: "\n") + "\n"
  }

  var svg: String {
    let left = 48.0
    let top = 44.0
    let width = 400.0
    let height = 240.0
    func x(_ share: Double) -> Double { left + width * share }
    func y(_ progress: Double) -> Double { top + height * (1 - progress) }
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 328" width="480" height="328" \
      font-family="Helvetica, Arial, sans-serif" font-size="12">
      """,
      #"<rect width="480" height="328" fill="white"/>"#,
      #"<text x="48" y="26">\#(title)</text>"#,
    ]
    for quarter in 0...4 {
      let share = Double(quarter) / 4
      lines += [
        line(x(share), y(0), x(share), y(1)),
        line(x(0), y(share), x(1), y(share)),
        label("\(JSONText.number(share))", x(0) - 8, y(share) + 4, anchor: "end"),
        label("\(JSONText.number(share * duration))", x(share), y(0) + 20, anchor: "middle"),
      ]
    }
    let path = points.map { point in
      String(format: "%.2f,%.2f", x(point.time / duration), y(point.progress))
    }
    lines += [
      label("seconds", x(1), y(0) + 36, anchor: "end"),
      """
      <polyline points="\(path.joined(separator: " "))" fill="none" stroke="#0a66d8" \
      stroke-width="2.5" stroke-linejoin="round"/>
      """,
      "</svg>",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private var duration: Double { points.last?.time ?? 0 }

  private var title: String {
    let options = curve.options == 0 ? "0" : "0x" + String(curve.options, radix: 16)
    let shape =
      switch curve.timing {
      case .cubicBezier(let x1, let y1, let x2, let y2):
        "cubic Bézier "
          + [x1, y1, x2, y2].map { "\(JSONText.number($0))" }.joined(separator: " ")
      case .spring: "critically damped spring"
      }
    let name = "\(curve)".hasPrefix("curve") ? "no name" : "\(curve)"
    return "\(name): raw \(curve.rawValue), options \(options), \(shape)"
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    #"<line x1="\#(x1)" y1="\#(y1)" x2="\#(x2)" y2="\#(y2)" stroke="silver"/>"#
  }

  private func label(_ text: String, _ x: Double, _ y: Double, anchor: String) -> String {
    #"<text x="\#(x)" y="\#(y)" text-anchor="\#(anchor)" fill="dimgray">\#(text)</text>"#
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }

  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
