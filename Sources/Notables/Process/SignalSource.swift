#if os(Linux) || os(macOS)
import Foundation

/// The signals that are sent to the process.
///
/// A handler passes each one on through a pipe and does nothing else. Handlers, other than
/// `SIG_IGN`, are reset in a child process that runs another program. libdispatch's signal sources
/// will not do here: on Linux their descriptors and threads outlast them.
///
/// The watching thread takes the signals, so that they are heard also where the process was started
/// with them blocked; the masks of all other threads stay as they are.
final class SignalSource: LifeSource {
  private let signals: [Int32]
  private var previous: [(signal: Int32, action: sigaction)] = []
  private var pipe: BytePipe?

  init(_ signals: [Int32]) {
    self.signals = signals
  }

  var descriptor: Int32? { pipe?.readEnd }

  let awaited = Int16(POLLIN)

  /// Leaves a signal alone that is ignored: whoever started the process, `nohup` for one, wants it
  /// so.
  func open() throws {
    let pipe = try BytePipe()
    self.pipe = pipe
    Handler.target.pointee = Handler.Target(pipe: pipe.writeEnd, owner: getpid())
    for signal in signals {
      var action = sigaction()
      sigaction(signal, nil, &action)
      if action.isIgnoring { continue }
      previous.append((signal, action))
      action = sigaction(handler: Handler.function)
      sigaction(signal, &action, nil)
    }
  }

  func watch() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for (signal, _) in previous { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  func inputs(for arrived: Int16) -> [ProcessLife.Input] { lastInputs() }

  func lastInputs() -> [ProcessLife.Input] {
    pipe?.received().map { .signal(Int32($0)) } ?? []
  }

  /// Puts the earlier actions back.
  ///
  /// A signal that nobody has taken yet is raised again, for them. So does a handler that finds the
  /// pipe gone: another thread can be about to run it. The pipe is closed all the same, as every
  /// descriptor is to be given back; only between two instructions of such a handler can its number
  /// pass on to another file, which would get the byte.
  func close() {
    for (signal, action) in previous {
      withUnsafePointer(to: action) { _ = sigaction(signal, $0, nil) }
    }
    previous = []
    guard let pipe else { return }
    self.pipe = nil
    Handler.target.pointee = Handler.Target(pipe: -1, owner: getpid())
    let untaken = pipe.received()
    pipe.close()
    for signal in Set(untaken).sorted() { raise(Int32(signal)) }
  }
}

/// What runs inside the signal: only calls and memory accesses that are safe there.
private enum Handler {
  struct Target {
    let pipe: Int32
    let owner: pid_t
  }

  /// The pipe's write end, -1 when it is closed, and the process that it belongs to.
  ///
  /// Written only while no signal has the handler; a call that has begun before can still be on its
  /// way. A pointer, since the access to a variable can call the runtime.
  nonisolated(unsafe) static let target: UnsafeMutablePointer<Target> = {
    let target = UnsafeMutablePointer<Target>.allocate(capacity: 1)
    target.initialize(to: Target(pipe: -1, owner: -1))
    return target
  }()

  static let function: @convention(c) (Int32) -> Void = { signal in
    let error = errno
    let target = Handler.target.pointee
    if target.owner == getpid() {
      var byte = UInt8(truncatingIfNeeded: signal)
      if target.pipe >= 0 { _ = write(target.pipe, &byte, 1) } else { raise(signal) }
    } else {
      // A fork that has not run another program yet: the pipe is its parent's.
      var action = sigaction(handler: SIG_DFL)
      sigaction(signal, &action, nil)
      raise(signal)
    }
    errno = error
  }
}

extension sigaction {
  /// The action that calls `handler` with all other signals held back.
  init(handler: (@convention(c) (Int32) -> Void)?) {
    self.init()
    #if os(Linux)
    __sigaction_handler.sa_handler = handler
    #else
    __sigaction_u.__sa_handler = handler
    #endif
    sa_flags = SA_RESTART
    sigfillset(&sa_mask)
  }

  var isIgnoring: Bool {
    #if os(Linux)
    let handler = __sigaction_handler.sa_handler
    #else
    let handler = __sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
#endif
