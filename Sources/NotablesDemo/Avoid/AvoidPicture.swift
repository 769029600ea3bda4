import Foundation
import Notables

/// A screen with view and keyboard, drawn with characters.
struct AvoidPicture {
  let lines: [String]

  static let legend = "░ view  ▒ keyboard  █ covered"

  /// Draws what is on the screen; no lines when that has no shape.
  init(_ scene: AvoidScene) {
    let screen = scene.screen
    let aspect = Double(screen.height / screen.width)
    guard screen.width > 0, aspect > 0, aspect.isFinite else {
      lines = []
      return
    }
    // A character is about twice as high as it is wide.
    let columns = Int(min(max(36 / aspect, 8), 60).rounded())
    let rows = Int(min(max(Double(columns) * aspect / 2, 2), 40).rounded())
    let covered = scene.overlap.rect?.offsetBy(dx: scene.view.minX, dy: scene.view.minY)
    let keyboard = scene.overlap.placement.isVisible ? scene.keyboard : nil
    lines =
      ["┌" + String(repeating: "─", count: columns) + "┐"]
      + (0..<rows).map { row in
        let cells = (0..<columns).map { column -> Character in
          let point = CGPoint(
            x: screen.width * (CGFloat(column) + 0.5) / CGFloat(columns),
            y: screen.height * (CGFloat(row) + 0.5) / CGFloat(rows)
          )
          if covered?.contains(point) == true { return "█" }
          if keyboard?.contains(point) == true { return "▒" }
          return scene.view.contains(point) ? "░" : " "
        }
        return "│" + String(cells) + "│"
      }
      + ["└" + String(repeating: "─", count: columns) + "┘"]
  }
}
