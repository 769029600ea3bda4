#if os(Linux) || os(macOS)
/// What a ``ProcessLifecycle`` learns of the process's life from.
public struct ProcessSources: OptionSet, Sendable {
  /// The sources as bits.
  public let rawValue: Int

  /// Makes a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The signals SIGTSTP, SIGCONT, SIGTERM, SIGINT and SIGHUP.
  ///
  /// The actions that they had do not run meanwhile. One that is ignored when the lifecycle starts, as
  /// `nohup` does with SIGHUP, stays ignored. One that is blocked then, as a parent can hand it down,
  /// is heard all the same.
  public static let signals = ProcessSources(rawValue: 1 << 0)

  /// The focus of the terminal, when standard input and standard output are one.
  ///
  /// It counts only together with ``signals``, without which the terminal could not be put back
  /// before the process stops or ends. Of a process in the background nothing is changed until it
  /// is in front when a signal or a warning arrives, such as the SIGCONT by which a shell brings a
  /// stopped job to the front; a job that was running in the background gets none. While it is on:
  ///
  /// - Input arrives byte by byte and without echo, and belongs to the lifecycle: what is no focus
  ///   report goes to its `typed` closure. Do not read standard input yourself. A child process that
  ///   is to read from the terminal finds it in this mode; stop the lifecycle meanwhile.
  /// - Control-C, Control-Z and Control-\ work as ever. The last, SIGQUIT, still ends the process at
  ///   once and without hooks, after the terminal has been put back.
  /// - The terminal is as it was before whenever the process stops, ends by one of these signals,
  ///   calls `exit` or returns from its main function.
  public static let terminalFocus = ProcessSources(rawValue: 1 << 1)

  /// A shortage of memory.
  ///
  /// On Linux by the kernel's pressure stall information: some task of the machine waited 150 ms for
  /// memory within two seconds; at most one warning for each two seconds. Without the kernel's
  /// support, or the permission to use it, no warning ever comes. On macOS by the system's warnings.
  public static let memoryPressure = ProcessSources(rawValue: 1 << 2)

  /// All of them.
  public static let all: ProcessSources = [.signals, .terminalFocus, .memoryPressure]
}
#endif
