import Foundation

/// The keyboard in cells: its edge, the bar of suggestions, the keys, and what it is dragged by.
struct KeyboardPlate: Equatable {
  /// A keyboard on its device's screen, in points.
  struct Keyboard: Equatable {
    /// Where it is now.
    var frame: CGRect
    /// How high its bar is, 0 without one.
    var bar: CGFloat
    /// Whether it can be dragged.
    var hasGrip: Bool
    /// Whether it is under way.
    var isMoving: Bool
  }

  /// All of it, also what has not come up on the screen yet.
  let cells: CellRect
  let bar: CellRect
  let keys: CellRect
  /// The lines of one row of keys.
  let linesPerRow: Int
  /// The line that it is dragged by; empty where it cannot be.
  let grip: CellRect
  /// Whether it has a frame, because it is narrower than the screen.
  let isFloating: Bool
  /// How many eighths of the line above it are covered while it moves.
  let edge: Int
  /// The size of the keys' area in points.
  let keySize: CGSize

  static let rows = 4

  init(_ keyboard: Keyboard, in geometry: PhoneGeometry) {
    let (frame, screen) = (keyboard.frame, geometry.screen)
    let (line, column) = (geometry.pointsPerLine, geometry.pointsPerColumn)
    isFloating = frame.width < geometry.points.width - 0.5
    let barLines = keyboard.bar > 0 ? max(1, Int((keyboard.bar / line).rounded())) : 0
    let gripLines = keyboard.hasGrip || isFloating ? 1 : 0
    let border = isFloating ? 1 : 0

    // Of the height alone, so that it is the same wherever the keyboard is.
    let natural = screen.height - Int(((geometry.points.height - frame.height) / line).rounded())
    let height = max(natural, border + barLines + Self.rows + gripLines)
    let width =
      isFloating ? max(Self.narrowest, Int((frame.width / column).rounded())) : screen.width
    let y = Self.lines(frame.minY / line)
    let first = keyboard.isMoving ? y.rounded(.up) : y.rounded()
    edge = keyboard.isMoving ? Int((first - y) * 8) : 0
    let left = isFloating ? Int(Self.lines(frame.minX / column).rounded()) : 0
    cells = CellRect(
      left: screen.left + max(0, min(left, screen.width - width)),
      top: screen.top + Int(first) - (height - natural),
      width: width,
      height: height
    )

    let inner = CellRect(
      left: cells.left + border,
      top: cells.top + border,
      right: cells.right - border,
      bottom: cells.bottom - gripLines
    )
    bar = CellRect(left: inner.left, top: inner.top, width: inner.width, height: barLines)
    linesPerRow = max(1, (inner.height - barLines) / Self.rows)
    keys = CellRect(
      left: inner.left,
      top: bar.bottom,
      width: inner.width,
      height: linesPerRow * Self.rows
    )
    grip = CellRect(
      left: cells.left,
      top: inner.bottom,
      width: keyboard.hasGrip ? width : 0,
      height: keyboard.hasGrip ? 1 : 0
    )
    keySize = CGSize(
      width: frame.width,
      height: frame.height * CGFloat(keys.height) / CGFloat(height)
    )
  }

  /// Ten letters of two columns, and the frame.
  private static let narrowest = 22

  /// A number that can be counted in cells.
  private static func lines(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -10_000), 10_000) : 0
  }
}
