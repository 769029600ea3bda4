/// The colours of the phone, and what tells things apart where there are none.
enum Palette {
  static let screen = CellStyle(foreground: 16, background: 255)
  static let faint = CellStyle(foreground: 246, background: 255)
  static let title = CellStyle(foreground: 16, background: 255, attributes: .bold)
  static let focus = CellStyle(foreground: 26, background: 255, attributes: .bold)
  static let banner = CellStyle(foreground: 231, background: 28)
  static let home = CellStyle(foreground: 231, background: 24)
  static let icon = CellStyle(foreground: 16, background: 215, attributes: .bold)

  static let keyboard = CellStyle(foreground: 16, background: 251)
  static let letterKey = CellStyle(foreground: 16, background: 231)
  static let otherKey = CellStyle(foreground: 16, background: 247)
  static let litKey = CellStyle(foreground: 231, background: 26, attributes: [.bold, .reversed])
  static let callout = CellStyle(foreground: 16, background: 231, attributes: .bold)
  /// Lines between keys that only a picture without colours needs.
  static let gap = CellStyle(foreground: 251, background: 251)

  static let frame = CellStyle(foreground: 244)
  static let quiet = CellStyle(attributes: .dim)
  static let strong = CellStyle(attributes: .bold)
  static let appHook = CellStyle(foreground: 71)
  static let keyboardHook = CellStyle(foreground: 68)
}
