import Foundation
import Notables

/// Runs a phone in a terminal: waits while nothing moves, and draws sixty times a second while
/// something does.
@MainActor
final class PhoneLoop {
  private let terminal: Terminal
  private let signals: SignalPipe
  private let session: PhoneSession
  private var decoder = InputDecoder()
  private var writer: ScreenWriter
  private let start = SystemTime.shared.now
  /// The signal that ends the process.
  private var ending: Int32?

  static let handled = [SIGTSTP, SIGCONT, SIGWINCH, SIGTERM, SIGINT, SIGHUP, SIGQUIT]

  init(_ terminal: Terminal, signals: SignalPipe, session: PhoneSession, isColored: Bool) {
    self.terminal = terminal
    self.signals = signals
    self.session = session
    writer = ScreenWriter(isColored: isColored)
  }

  /// Runs until the user quits, or a signal ends the process.
  ///
  /// - Returns: That signal; nil when the user has quit.
  /// - Throws: A failure when the terminal takes no output.
  func run() throws -> Int32? {
    terminal.enter()
    while !session.hasEnded {
      if terminal.isEntered, !terminal.isBusy {
        try terminal.write(writer.update(to: PhonePicture.screen(of: session.state)))
      }
      try wait()
    }
    return ending
  }

  private var now: TimeInterval { SystemTime.shared.now - start }

  private func wait() throws {
    let isEntered = terminal.isEntered
    var entries = [pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)]
    if isEntered { entries.append(pollfd(fd: terminal.input, events: Int16(POLLIN), revents: 0)) }
    if isEntered, terminal.isBusy {
      entries.append(pollfd(fd: terminal.output, events: Int16(POLLOUT), revents: 0))
    }
    let count = poll(&entries, nfds_t(entries.count), timeout)
    session.receive(at: now)
    if entries[0].revents != 0 { signals.take().forEach(handle) }
    guard isEntered, terminal.isEntered else { return }
    if terminal.isBusy { try terminal.flush() }
    if entries[1].revents != 0 {
      readInput()
    } else if count == 0 {
      decoder.flush().forEach(receive)
    }
  }

  /// Milliseconds until the next picture, the next repeat of a held key, or the decision on an
  /// Escape; -1 without any.
  private var timeout: Int32 {
    guard terminal.isEntered else { return -1 }
    let now = now
    var due = session.nextTime.map { max($0, FrameClock.next(after: now)) }
    if decoder.isUndecided { due = min(due ?? .infinity, now + Self.escapeTime) }
    return due.map { FrameClock.milliseconds(from: now, to: $0) } ?? -1
  }

  private static let escapeTime = 0.05

  private func readInput() {
    guard let bytes = terminal.read() else { return end(by: SIGHUP) }
    decoder.decode(bytes).forEach(receive)
  }

  private func receive(_ input: TerminalInput) {
    guard !session.hasEnded else { return }
    session.receive(input, at: now)
  }

  private func handle(_ signal: Int32) {
    switch signal {
    case SIGWINCH:
      if let size = terminal.size { receive(.resize(size)) }
    case SIGTSTP:
      terminal.leave()
      signals.perform(SIGTSTP)
      comeBack()
    case SIGCONT:
      comeBack()
    default:
      end(by: signal)
    }
  }

  /// The terminal may show anything now, and have any size.
  private func comeBack() {
    guard terminal.enter() else { return }
    writer.invalidate()
    if let size = terminal.size { receive(.resize(size)) }
  }

  private func end(by signal: Int32) {
    ending = ending ?? signal
    session.end()
  }
}
