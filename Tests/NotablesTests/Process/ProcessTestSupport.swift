#if os(Linux)
import XCTest

@testable import Notables

/// A source whose inputs a test sends.
final class ScriptedSource: LifeSource {
  private var pipe: BytePipe?
  private let script: [ProcessLife.Input]

  init(_ script: [ProcessLife.Input]) {
    self.script = script
  }

  var descriptor: Int32? { pipe?.readEnd }

  let awaited = Int16(POLLIN)

  /// True while bytes of the script wait to be read.
  var isUntaken: Bool {
    var entry = pollfd(fd: descriptor ?? -1, events: awaited, revents: 0)
    return poll(&entry, 1, 0) == 1
  }

  /// Sends the whole script, one input a byte.
  func open() throws {
    let pipe = try BytePipe()
    self.pipe = pipe
    for index in script.indices { pipe.send(UInt8(index)) }
  }

  func inputs(for arrived: Int16) -> [ProcessLife.Input] {
    pipe?.received().map { script[Int($0)] } ?? []
  }

  func close() {
    pipe?.close()
    pipe = nil
  }
}

/// What the kernel would do on a signal, comparable.
struct SignalAction: Equatable {
  private let handler: Int
  private let flags: Int32
  private let mask: [Int32]

  /// The action of the running process.
  init(of signal: Int32) {
    var action = sigaction()
    sigaction(signal, nil, &action)
    handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    // The C library adds its way back from a handler to every action that it sets.
    let restorer: Int32 = 0x0400_0000
    flags = action.sa_flags & ~restorer
    mask = (1...64).filter { sigismember(&action.sa_mask, $0) == 1 }
  }
}

/// The descriptors of this process, with what they lead to.
func openDescriptors() -> [String] {
  let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
  return numbers.compactMap { number in
    let target = try? FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/self/fd/\(number)"
    )
    // The listing itself needs one, which is gone by now.
    return target.map { "\(number) \($0)" }
  }.sorted()
}
#endif
