import Foundation
import Notables

extension PhonePicture {
  /// What the phone is and where everything stands, in points.
  mutating func drawStatus() {
    for (row, line) in zip(geometry.status.rows, statusLines) {
      let place = CellPoint(column: geometry.status.left, row: row)
      put(
        line.name,
        place,
        line.value.isEmpty ? Palette.strong : Palette.quiet,
        in: geometry.status
      )
      let value = line.value.cut(to: geometry.status.width - 7)
      put(value, CellPoint(column: place.column + 7, row: row), in: geometry.status)
    }
  }

  private var statusLines: [(name: String, value: String)] {
    let points = geometry.points
    let offset = state.form.offset(at: state.clock.simulated)
    return [
      ("\(Int(points.width)) x \(Int(points.height))" + (state.clock.isSlow ? ", slow" : ""), ""),
      ("app", Self.name(of: state.life.phase)),
      ("keys", placement),
      ("inset", Self.text(state.form.inset)),
      ("offset", Self.text(offset)),
      ("top", keyboardTop),
    ]
  }

  private static func name(of phase: AppLifecycleState.Phase) -> String { "\(phase)" }

  private var keyboardFrame: CGRect? {
    state.movement.map { $0.frame(at: state.clock.simulated) }
  }

  private var placement: String {
    let placement = KeyboardPlacement(keyboard: keyboardFrame, screen: geometry.points)
    return placement.rawValue + (state.hardware == nil ? "" : ", hw")
  }

  private var keyboardTop: String { keyboardFrame.map { Self.text($0.minY) } ?? "-" }

  private static func text(_ value: CGFloat) -> String {
    value.isFinite ? String(format: "%.0f", Double(value)) : "-"
  }

  /// The hooks that were called, the newest at the bottom.
  mutating func drawLog() {
    let area = geometry.log
    let entries = state.log.suffix(area.height)
    for (row, entry) in zip(area.rows, entries) {
      let style = entry.call.info == nil ? Palette.appHook : Palette.keyboardHook
      let text = Self.text(of: entry, columns: area.width)
      put(text, CellPoint(column: area.left, row: row), style, in: area)
    }
  }

  /// As much of an entry as there is room for.
  private static func text(of entry: LogEntry, columns: Int) -> String {
    let time = String(format: "%7.2f  ", entry.time)
    let name = entry.call.name
    if columns >= 66, let info = entry.call.info {
      let frames = "y \(text(info.frameBegin.minY)) to \(text(info.frameEnd.minY))"
      let line = time + name.padding(toLength: 31, withPad: " ", startingAt: 0) + frames
      return (line + ", \(info.animationDuration) s").cut(to: columns)
    }
    if columns >= 40 { return time + name }
    // The longest name has 31 letters.
    return (columns >= 31 ? name : entry.call.shortName).cut(to: columns)
  }
}
