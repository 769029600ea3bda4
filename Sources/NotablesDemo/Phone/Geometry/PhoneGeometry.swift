import Foundation
import NotablesTesting

/// Where everything stands on the terminal.
struct PhoneGeometry: Equatable {
  /// The smallest terminal.
  static let smallest = CellSize(columns: 60, rows: 24)

  /// The phone with its frame.
  let body: CellRect
  /// Its screen.
  let screen: CellRect
  let status: CellRect
  let log: CellRect
  let message: CellRect
  let help: CellRect
  /// The screen in points.
  let points: CGRect

  /// Lays out a terminal; one that is too small counts as the smallest.
  init(
    _ size: CellSize,
    device: SimulatedDevice,
    orientation: SimulatedDevice.Orientation
  ) {
    let size = CellSize(
      columns: max(size.columns, Self.smallest.columns),
      rows: max(size.rows, Self.smallest.rows)
    )
    points = device.screen(orientation)
    let helpHeight = HelpLine(columns: size.columns, isTyping: true).height
    let height = size.rows - helpHeight - 1
    help = CellRect(left: 0, top: height + 1, width: size.columns, height: helpHeight)
    message = CellRect(left: 0, top: height, width: size.columns, height: 1)

    let isBeside = orientation == .portrait || size.columns >= 80
    // From here on hooks have room for their whole names.
    let sidebar = size.columns >= 100 ? 32 : Self.sidebar.columns
    let room = CellSize(
      columns: size.columns - 2 - (isBeside ? sidebar : 0),
      rows: height - 2 - (isBeside ? 0 : Self.sidebar.rows)
    )
    let fitting = Self.fit(points.size, into: room, orientation)
    body = CellRect(left: 0, top: 0, width: fitting.columns + 2, height: fitting.rows + 2)
    screen = body.inset(by: 1)
    let side =
      isBeside
      ? CellRect(left: body.right + 1, top: 0, right: size.columns, bottom: height)
      : CellRect(left: 1, top: body.bottom, right: size.columns, bottom: height)
    let statusSize =
      isBeside ? CellSize(columns: side.width, rows: 7) : CellSize(columns: 21, rows: 5)
    status = CellRect(
      left: side.left,
      top: side.top,
      width: statusSize.columns,
      height: min(side.height, statusSize.rows)
    )
    log = CellRect(
      left: isBeside ? side.left : status.right,
      top: isBeside ? status.bottom : side.top,
      right: side.right,
      bottom: side.bottom
    )
  }

  /// The narrowest column, and the lowest lines, that status and log can do with.
  private static let sidebar = CellSize(columns: 18, rows: 5)

  /// The cells of a screen, in its own proportions as far as there is room.
  ///
  /// A cell is about twice as high as it is wide. Below 40 columns there would be no room for keys.
  private static func fit(
    _ points: CGSize,
    into room: CellSize,
    _ orientation: SimulatedDevice.Orientation
  ) -> CellSize {
    let aspect = Double(points.height / points.width)
    let columns = min(max(40, Int((2 * Double(room.rows) / aspect).rounded())), room.columns)
    guard orientation == .landscape else { return CellSize(columns: columns, rows: room.rows) }
    let rows = max(12, Int((Double(columns) * aspect / 2).rounded()))
    return CellSize(columns: columns, rows: min(rows, room.rows))
  }
}

extension PhoneGeometry {
  /// The points that a line of cells stands for.
  var pointsPerLine: CGFloat { points.height / CGFloat(max(1, screen.height)) }
  /// The points that a column of cells stands for.
  var pointsPerColumn: CGFloat { points.width / CGFloat(max(1, screen.width)) }

  /// The screen without its own first line.
  var content: CellRect {
    CellRect(left: screen.left, top: screen.top + 1, right: screen.right, bottom: screen.bottom)
  }

  /// The content's place on the screen, in points.
  var contentPoints: CGRect {
    let top = pointsPerLine
    return CGRect(x: 0, y: top, width: points.width, height: points.height - top)
  }
}
