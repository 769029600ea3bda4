import Foundation

/// Draws a phone's state in cells: a pure function of the state.
struct PhonePicture {
  let state: PhoneState
  let geometry: PhoneGeometry
  let keys: KeyCells?
  private(set) var screen: Screen

  /// Draws everything, or says that there is no room.
  static func screen(of state: PhoneState) -> Screen {
    var picture = PhonePicture(state)
    if state.fits { picture.draw() } else { picture.askForRoom() }
    return picture.screen
  }

  private init(_ state: PhoneState) {
    self.state = state
    geometry = state.geometry
    keys = state.keys
    screen = Screen(size: state.size)
  }

  private mutating func draw() {
    drawBody()
    if state.isInFront {
      drawForm()
      drawKeyboard()
      if state.life.phase == .inactive { drawCall() }
    } else {
      drawHome()
    }
    drawStatus()
    drawLog()
    drawMessage()
    drawHelp()
  }

  private mutating func drawBody() {
    screen.frame(geometry.body, .round, Palette.frame)
    let name = " \(state.device.name) "
    put(name, CellPoint(column: geometry.body.left + 2, row: geometry.body.top), Palette.frame)
    screen.fill(geometry.screen, Palette.screen)
    put(
      "9:41",
      CellPoint(column: geometry.screen.left + 2, row: geometry.screen.top),
      Palette.title
    )
    let app = "Notables"
    let column = geometry.screen.right - 2 - app.count
    put(app, CellPoint(column: column, row: geometry.screen.top), Palette.faint)
  }

  private mutating func drawCall() {
    let content = geometry.content
    screen.restyle(content) { $0.attributes.insert(.dim) }
    let box = CellRect(left: content.left, top: content.top, width: content.width, height: 3)
    screen.fill(box, Palette.banner)
    let key = state.key(of: .call)
    let text = "A call comes in; \(key) ends it"
    put(text, CellPoint(column: box.left + 2, row: box.top + 1), Palette.banner)
  }

  private mutating func drawHome() {
    screen.fill(geometry.screen, Palette.home)
    let icon = HomeScreen(in: geometry).icon
    screen.fill(icon, Palette.icon)
    screen.frame(icon, .round, Palette.icon)
    put("Notables", CellPoint(column: icon.left + 2, row: icon.top + 1), Palette.icon)
    put(
      "\(state.key(of: .return)) returns",
      CellPoint(column: icon.left + 2, row: icon.top + 2),
      Palette.icon
    )
  }

  private mutating func askForRoom() {
    let smallest = PhoneGeometry.smallest
    let size = state.size
    let lines = [
      "The phone needs \(smallest.columns) columns and \(smallest.rows) rows.",
      "This terminal has \(size.columns) and \(size.rows).",
      "Make it larger, or press \(state.key(of: .quit)) to quit.",
    ]
    for (index, line) in lines.enumerated() {
      let column = max(0, (size.columns - line.count) / 2)
      let row = max(0, (size.rows - lines.count) / 2) + index
      put(line.cut(to: size.columns), CellPoint(column: column, row: row))
    }
  }

  mutating func put(
    _ text: String,
    _ point: CellPoint,
    _ style: CellStyle = .plain,
    in clip: CellRect? = nil
  ) {
    screen.put(text, at: point, style, in: clip)
  }

  /// Puts a text in the middle of a line of cells, cut to fit.
  mutating func center(
    _ text: String,
    in cells: CellRect,
    _ style: CellStyle,
    clip: CellRect? = nil
  ) {
    let text = text.cut(to: cells.width)
    let column = cells.left + (cells.width - text.columns) / 2
    put(text, CellPoint(column: column, row: cells.top), style, in: clip)
  }

  mutating func fill(_ rect: CellRect, _ style: CellStyle, with character: Character = " ") {
    screen.fill(rect, style, with: character)
  }

  mutating func frame(_ rect: CellRect, _ line: FrameLine, _ style: CellStyle, in clip: CellRect) {
    screen.frame(rect, line, style, in: clip)
  }

  mutating func setCursor(_ cursor: CellPoint?) {
    screen.cursor = cursor
  }
}
