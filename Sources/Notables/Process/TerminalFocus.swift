#if os(Linux) || os(macOS)
import Foundation

/// The focus of the terminal that the process runs in, where it runs in one.
final class TerminalFocus: LifeSource {
  private let input: Int32
  private let output: Int32
  private let typed: @Sendable ([UInt8]) -> Void
  private var reports = FocusReports()
  private var isReporting = false
  private var isGone = false

  /// Gives the input that is no focus report to `typed`.
  init(
    input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO,
    typed: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.input = input
    self.output = output
    self.typed = typed
  }

  var descriptor: Int32? { isReporting ? input : nil }

  let awaited = Int16(POLLIN)

  func open() {
    resume()
  }

  func close() {
    pause()
  }

  func pause() {
    guard isReporting else { return }
    isReporting = false
    TerminalMode.leave()
  }

  /// Comes back when the process is in front of the terminal, again or for the first time.
  func resume() {
    guard !isReporting, !isGone else { return }
    isReporting = TerminalMode.enter(input: input, output: output)
  }

  func inputs(for arrived: Int16) -> [ProcessLife.Input] {
    guard isReporting else { return [] }
    guard arrived & Int16(POLLHUP | POLLERR | POLLNVAL) == 0 else {
      isGone = true
      pause()
      return []
    }
    guard TerminalMode.isInFront(input) else {
      isReporting = false
      return []
    }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(input, &bytes, bytes.count)
    let (reports, others) = reports.take(Array(bytes.prefix(max(0, count))))
    if !others.isEmpty { typed(others) }
    return reports.map { .focus($0) }
  }
}
#endif
