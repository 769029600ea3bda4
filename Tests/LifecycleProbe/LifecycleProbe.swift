import Foundation
import Notables

/// A program for the tests to send signals to: it prints each hook, and misbehaves on request.
///
/// Its arguments are `grace=SECONDS`; `wait=EVENT`, `stop=EVENT`, `exit=EVENT` and `print=EVENT` for
/// what the hook of an event does beside; and `fork`.
#if os(Linux) || os(macOS)
@main
@MainActor
final class LifecycleProbe {
  private static let probe = LifecycleProbe()
  private static var lifecycle = ProcessLifecycle()

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst().map { $0.components(separatedBy: "=") }
    let options = Dictionary(arguments.map { ($0[0], $0.last ?? "") }) { $1 }
    lifecycle = ProcessLifecycle(
      names: .uiKit,
      graceTime: options["grace"].flatMap(TimeInterval.init) ?? .infinity,
      typed: { say("typed \($0)") }
    )
    AppEvent.register(probe, names: .uiKit) { _, event, _ in
      say("\(event)")
      for (option, value) in options where value == "\(event)" { act(option) }
    }
    try lifecycle.start()
    try lifecycle.start()
    if options["fork"] != nil { forkWithoutExec() }
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  private static func act(_ option: String) {
    switch option {
    case "wait":
      _ = FileHandle.standardInput.readData(ofLength: 1)
    case "stop":
      lifecycle.stop()
      say("stopped")
    case "exit":
      exit(0)
    case "print":
      print("printed")
    default:
      break
    }
  }

  /// A child that shares everything with the lifecycle, and ends only by a signal.
  private static func forkWithoutExec() {
    typealias Fork = @convention(c) () -> pid_t
    guard let symbol = dlsym(nil, "fork") else { return say("no fork") }
    let child = unsafeBitCast(symbol, to: Fork.self)()
    if child == 0 { while true { poll(nil, 0, -1) } }
    say("\(child)")
    Thread.detachNewThread {
      var status: Int32 = 0
      waitpid(child, &status, 0)
      say("child ended by \(status & 0x7f)")
    }
  }
}

/// Writes past the buffers of `print`, whose fate is part of the tests, and also to a terminal that
/// is gone.
private func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(STDOUT_FILENO, bytes, bytes.count)
}
#else
@main
enum LifecycleProbe {
  static func main() {}
}
#endif
