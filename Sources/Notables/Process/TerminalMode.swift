#if os(Linux) || os(macOS)
import Foundation

/// The mode of the process's terminal while it reports its focus.
///
/// There is one for the process, as it has one terminal. When the program calls `exit` or returns
/// from its main function, the terminal is put back as well.
enum TerminalMode {
  private struct Saved {
    let input: Int32
    let output: Int32
    let mode: termios
  }

  private static let lock = NSLock()

  /// Accessed under the lock.
  nonisolated(unsafe) private static var saved: Saved?

  private static let leavesAtExit: Int32 = atexit { leave() }

  /// Asks for focus reports, and for input byte by byte without echo.
  ///
  /// The keys that send signals go on to send them.
  ///
  /// - Returns: False, with nothing changed, unless both are terminals and the process is in front.
  static func enter(input: Int32, output: Int32) -> Bool {
    lock.withLock {
      var mode = termios()
      guard isatty(output) == 1, tcgetattr(input, &mode) == 0, isInFront(input) else {
        return false
      }
      if saved == nil { saved = Saved(input: input, output: output, mode: mode) }
      mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
      withUnsafeMutableBytes(of: &mode.c_cc) { characters in
        // Reading never waits, even when someone else was faster.
        characters[Int(VMIN)] = 0
        characters[Int(VTIME)] = 0
      }
      set(mode, of: input)
      write("\u{1b}[?1004h", to: output)
      _ = leavesAtExit
      return true
    }
  }

  /// Puts the terminal back as it was; harmless when nothing was changed.
  ///
  /// A terminal that the process has lost to another program is left to that program.
  static func leave() {
    lock.withLock {
      guard let saved else { return }
      self.saved = nil
      guard isInFront(saved.input) else { return }
      write("\u{1b}[?1004l", to: saved.output)
      set(saved.mode, of: saved.input)
    }
  }

  /// False when another process group has the terminal; true also where nobody can have it.
  static func isInFront(_ terminal: Int32) -> Bool {
    let owner = tcgetpgrp(terminal)
    return owner < 0 || owner == getpgrp()
  }

  /// With signals held back: one of them would stop a process that lost its terminal just now.
  private static func set(_ mode: termios, of terminal: Int32) {
    var mode = mode
    _ = withSignalsBlocked { tcsetattr(terminal, TCSANOW, &mode) }
  }

  /// Writes only what the terminal takes at once, so that one whose output the user has halted
  /// holds nothing up.
  private static func write(_ text: String, to terminal: Int32) {
    var entry = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
    guard poll(&entry, 1, 0) == 1, entry.revents == Int16(POLLOUT) else { return }
    let bytes = Array(text.utf8)
    _ = withSignalsBlocked { Foundation.write(terminal, bytes, bytes.count) }
  }
}
#endif
