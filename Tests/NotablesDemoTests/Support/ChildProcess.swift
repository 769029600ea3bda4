#if os(Linux)
import Foundation
import XCTest

/// A program from the build directory that runs while a test sends it signals.
final class ChildProcess {
  /// How a process ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  let pid: pid_t
  private let output: ProgramText
  private let input: FileHandle?
  private var end: End?

  /// Starts a product, or the program at an absolute path, with the default action for every
  /// signal.
  ///
  /// The terminal becomes its standard input, output and controlling terminal; without one it has two
  /// pipes.
  init(
    _ program: String,
    _ arguments: [String] = [],
    on terminal: PseudoTerminal? = nil,
    blocking signals: [Int32] = []
  ) throws {
    let path = Self.path(of: program)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var inherited: [FileHandle] = []
    if let terminal {
      output = terminal.output
      input = nil
      posix_spawn_file_actions_addopen(&actions, 0, terminal.path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
    } else {
      let (stdin, stdout) = (Pipe(), Pipe())
      for file in [stdin.fileHandleForWriting, stdout.fileHandleForReading] {
        _ = fcntl(file.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
      inherited = [stdin.fileHandleForReading, stdout.fileHandleForWriting]
      for (number, file) in inherited.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, file.fileDescriptor, Int32(number))
        posix_spawn_file_actions_addclose(&actions, file.fileDescriptor)
      }
      output = ProgramText(stdout.fileHandleForReading)
      input = stdin.fileHandleForWriting
    }
    pid = try Self.spawn(path, arguments, &actions, signals, ownSession: terminal != nil)
    for file in inherited { try file.close() }
  }

  deinit {
    guard end == nil else { return }
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
  }

  /// The path of a product, or the absolute path itself.
  static func path(of program: String) -> String {
    guard !program.hasPrefix("/") else { return program }
    return ProgramRunner.program.deletingLastPathComponent().appendingPathComponent(program).path
  }

  private static func spawn(
    _ path: String,
    _ arguments: [String],
    _ actions: inout posix_spawn_file_actions_t,
    _ blocked: [Int32],
    ownSession: Bool
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in blocked { sigaddset(&mask, signal) }
    posix_spawnattr_setsigmask(&attributes, &mask)
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | (ownSession ? newSession : 0)
    )
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { (word: String) in
      strdup(word)
    }
    words.append(nil)
    defer { for word in words { free(word) } }
    var pid = pid_t()
    let result = posix_spawn(&pid, path, &actions, &attributes, &words, environ)
    if result != 0 { throw POSIXError(.init(rawValue: result) ?? .EINVAL) }
    return pid
  }

  func send(_ signal: Int32) {
    kill(pid, signal)
  }

  func write(_ text: String) {
    input?.write(Data(text.utf8))
  }

  /// The next lines of its output.
  func lines(_ count: Int) -> [String] {
    (0..<count).compactMap { _ in output.line() }
  }

  /// What it still writes up to its end.
  func rest() -> [String] {
    var lines: [String] = []
    while let line = output.line() { lines.append(line) }
    return lines
  }

  /// How it ends; nil when that takes too long.
  func waitForEnd() -> End? {
    end = change(WNOHANG) { status in
      let signal = status & 0x7f
      return signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
    }
    return end
  }

  /// The signal that stops it; nil when that takes too long.
  func waitForStop() -> Int32? {
    change(WNOHANG | WUNTRACED) { $0 & 0xff == 0x7f ? $0 >> 8 & 0xff : nil }
  }

  /// True when it has been stopped since somebody last asked.
  var hasStopped: Bool {
    var status: Int32 = 0
    return waitpid(pid, &status, WNOHANG | WUNTRACED) == pid
  }

  /// Its state as `ps` shows it, such as T for stopped.
  var state: Character? {
    let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
    return text?.components(separatedBy: ") ").last?.first
  }

  /// The processor time that it has used so far, in seconds.
  ///
  /// That of `getrusage`, user and system together, of a process that has not ended yet.
  var processorTime: Double? {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(pid, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func change<Change>(_ options: Int32, _ read: (Int32) -> Change?) -> Change? {
    for _ in 0..<500 {
      var status: Int32 = 0
      if waitpid(pid, &status, options) == pid { return read(status) }
      poll(nil, 0, 10)
    }
    return nil
  }
}

/// Reads lines as they come and gives up after five seconds without one.
final class ProgramText {
  private let file: FileHandle
  private var pending = Data()

  init(_ file: FileHandle) {
    self.file = file
  }

  /// The next line, without its end.
  func line() -> String? {
    text(upTo: "\n").map { $0.trimmingCharacters(in: .newlines) }
  }

  /// The text up to the mark and with it.
  func text(upTo mark: String) -> String? {
    while true {
      if let range = pending.range(of: Data(mark.utf8)) {
        defer { pending.removeSubrange(..<range.upperBound) }
        return String(decoding: pending[..<range.upperBound], as: UTF8.self)
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      guard isReadable else { return nil }
      let count = read(file.fileDescriptor, &bytes, bytes.count)
      if count <= 0 { return nil }
      pending += bytes.prefix(count)
    }
  }

  private var isReadable: Bool {
    var entry = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 5_000) == 1
  }
}
#endif
