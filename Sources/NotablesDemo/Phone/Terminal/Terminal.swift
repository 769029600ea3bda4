import Foundation

/// The terminal that the process runs in, as a screen of cells with keys and a mouse.
///
/// What is written waits here until the terminal takes it, so that one that is slow, or halted, holds
/// nothing else up.
@MainActor
final class Terminal {
  /// Where input comes from.
  let input: Int32
  /// Where output goes: opened anew where that is possible, because not to wait for it must not
  /// become a habit of the shell's too.
  let output: Int32
  private(set) var isEntered = false
  private var pending: [UInt8] = []
  private var mode = termios()

  /// - Throws: A usage failure unless both are a terminal.
  init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) throws {
    guard isatty(input) == 1, isatty(output) == 1 else {
      throw Failure(.usage, "phone needs a terminal for its input and its output")
    }
    guard tcgetattr(input, &mode) == 0 else { throw Self.failure("the terminal") }
    self.input = input
    let own = ttyname(output).map { open($0, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC) } ?? -1
    self.output = own >= 0 ? own : output
  }

  /// The size; nil where the terminal does not tell.
  var size: CellSize? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return CellSize(told: Int(size.ws_col), Int(size.ws_row))
  }

  /// Whether something waits to be taken.
  var isBusy: Bool { !pending.isEmpty }

  /// Turns to a screen of its own, with keys and mouse unfiltered.
  ///
  /// - Returns: False while the process is in the background: then nothing has been done.
  @discardableResult
  func enter() -> Bool {
    guard isInFront else { return false }
    if !isEntered { tcgetattr(input, &mode) }
    isEntered = true
    var raw = mode
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      // Reading never waits.
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    set(raw)
    pending = Array(Self.entering.utf8)
    if size == nil { pending += Array("\u{1b}[18t".utf8) }
    return true
  }

  /// Puts everything back as it was; harmless when nothing was changed.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    // Another program's terminal is its own affair.
    guard isInFront else { return }
    pending += Array(Self.leaving.utf8)
    drain()
    // Reports of the mouse are nothing to the shell.
    tcflush(input, TCIFLUSH)
    set(mode)
  }

  /// Writes as soon as the terminal takes it.
  ///
  /// - Throws: A failure when it never will.
  func write(_ text: String) throws {
    pending += Array(text.utf8)
    try flush()
  }

  /// Writes what waits, as far as the terminal takes it now.
  ///
  /// To a terminal that is gone nothing is written; ``read()`` tells of that.
  ///
  /// - Throws: A failure when it will never take it.
  func flush() throws {
    while !pending.isEmpty {
      let count = pending.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        pending.removeFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        pending = []
        if errno == EIO { return }
        throw Self.failure("the terminal")
      }
    }
  }

  /// What has been typed; nil when the terminal is gone.
  func read() -> [UInt8]? {
    guard isEntered else { return [] }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(input, &bytes, bytes.count)
    if count > 0 { return Array(bytes.prefix(count)) }
    var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    let isGone = poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    let isBroken = count < 0 && errno != EINTR && errno != EAGAIN
    return isGone || isBroken ? nil : []
  }

  /// Gives a terminal that takes nothing a moment, and no more.
  private func drain() {
    for _ in 0..<10 {
      do { try flush() } catch { return }
      if pending.isEmpty { return }
      var entry = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      _ = poll(&entry, 1, 20)
    }
    pending = []
  }

  private var isInFront: Bool {
    let owner = tcgetpgrp(input)
    return owner < 0 || owner == getpgrp()
  }

  private func set(_ mode: termios) {
    var mode = mode
    while tcsetattr(input, TCSANOW, &mode) != 0 && errno == EINTR {}
  }

  private static func failure(_ name: String) -> Failure {
    Failure(.writeFailed, "\(name): \(String(cString: strerror(errno)))")
  }

  /// An own screen; buttons and their drags as numbers; focus; pasted text marked as such.
  private static let modes = ["1049", "1002", "1006", "1004", "2004"]
  private static let entering = modes.map { "\u{1b}[?\($0)h" }.joined() + "\u{1b}[?25l"
  private static let leaving =
    "\u{1b}[0m" + modes.reversed().dropLast().map { "\u{1b}[?\($0)l" }.joined()
    + "\u{1b}[?25h\u{1b}[?1049l"
}
