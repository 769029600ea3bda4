#if os(Linux)
import Foundation
import XCTest

/// A terminal whose user is the test.
final class PseudoTerminal {
  private let master: FileHandle

  /// The device that a program opens.
  let path: String

  /// What programs write to the terminal.
  let output: ProgramText

  init() throws {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    if descriptor < 0 { throw XCTSkip("no pseudo-terminals here") }
    let (unlock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var zero: Int32 = 0
    _ = ioctl(descriptor, unlock, &zero)
    var index: UInt32 = 0
    _ = ioctl(descriptor, number, &index)
    path = "/dev/pts/\(index)"
    master = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    output = ProgramText(master)
  }

  /// Gives the window a size, of which the program in front is told.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master.fileDescriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Types the text, or sends what a terminal sends by itself.
  func send(_ text: String) {
    master.write(Data(text.utf8))
  }

  /// Closes the terminal's window.
  func close() throws {
    try master.close()
  }

  /// The local modes and special characters, comparable.
  var mode: [UInt32] {
    var mode = termios()
    tcgetattr(master.fileDescriptor, &mode)
    let characters = withUnsafeBytes(of: mode.c_cc) { $0.map(UInt32.init) }
    return [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag] + characters
  }

  /// True while what is typed is shown.
  var echoes: Bool {
    var mode = termios()
    tcgetattr(master.fileDescriptor, &mode)
    return mode.c_lflag & tcflag_t(ECHO) != 0
  }
}
#endif
