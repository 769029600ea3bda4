import Foundation
import Notables

/// A phone lying on its side below the printed lines, top to the left: the keyboard slides in from
/// the right, as its own curve tells.
@MainActor
final class PhoneStrip {
  private let life: FakedLife
  private let output: Output
  private var isDrawn = false

  init(_ life: FakedLife, output: Output) {
    self.life = life
    self.output = output
  }

  /// Draws the strip as it is at a moment of simulated time, over the last one.
  func draw(at time: TimeInterval) throws {
    try erase()
    let keyboard = life.movement.map { $0.info.frame(at: time - $0.start) }
    let strip = Self.strip(
      screenHeight: Double(life.keyboard.screen.height),
      keyboard: keyboard.map { (Double($0.minY), Double($0.maxY)) },
      isColored: output.isColored
    )
    let state = life.app.state.rawValue
    try output.write("  ▐\(strip)▌ \(state)\u{1b}[K")
    isDrawn = true
  }

  /// Clears the line of the strip, so that others can be printed.
  func erase() throws {
    guard isDrawn else { return }
    isDrawn = false
    try output.write("\r\u{1b}[K")
  }

  private static let cells = 48

  /// The cells of the screen from top to bottom; in colour the keyboard's edge moves by eighths.
  static func strip(
    screenHeight: Double,
    keyboard: (top: Double, bottom: Double)?,
    isColored: Bool
  ) -> String {
    func eighths(_ y: Double) -> Int {
      guard y.isFinite, screenHeight > 0 else { return cells * 8 }
      return Int((min(max(y / screenHeight, 0), 1) * Double(cells * 8)).rounded())
    }
    let top = keyboard.map { eighths($0.top) } ?? cells * 8
    let bottom = max(top, keyboard.map { eighths($0.bottom) } ?? cells * 8)
    guard isColored else {
      let first = (top + 4) / 8
      let last = max(first, (bottom + 4) / 8)
      return String(repeating: "·", count: first) + String(repeating: "█", count: last - first)
        + String(repeating: "·", count: cells - last)
    }
    let above = top / 8
    let edge = top % 8
    let covered = max(above + (edge > 0 ? 1 : 0), (bottom + 4) / 8)
    return TextStyle.screen.apply(to: String(repeating: " ", count: above))
      + TextStyle.edge.apply(to: edge > 0 ? String(blocks[edge]) : "")
      + TextStyle.keyboard.apply(
        to: String(repeating: " ", count: covered - above - (edge > 0 ? 1 : 0))
      )
      + TextStyle.screen.apply(to: String(repeating: " ", count: cells - covered))
  }

  private static let blocks: [Character] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
