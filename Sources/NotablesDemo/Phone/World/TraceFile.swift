import Foundation
import Notables
import NotablesTraces

/// A file that a phone's notifications are written to, as JSON Lines.
@MainActor
final class TraceFile {
  let name: String
  private(set) var count = 0
  private let output: Output
  private let time: any NotableTime
  private let start: TimeInterval
  private let onFailure: (any Error) -> Void
  private var recorder: TraceRecorder?

  /// Creates the first file `phone-1.jsonl`, `phone-2.jsonl`, … that is not there yet.
  ///
  /// - Parameters:
  ///   - time: What the times are taken from, which count from now.
  ///   - onFailure: Hears of a write that failed.
  /// - Throws: A failure when no file can be created.
  init(time: any NotableTime, onFailure: @escaping (any Error) -> Void) throws {
    var descriptor: Int32
    var number = 0
    repeat {
      number += 1
      descriptor = open("phone-\(number).jsonl", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    } while descriptor < 0 && errno == EEXIST
    name = "phone-\(number).jsonl"
    if descriptor < 0 {
      throw Failure(.cannotCreate, "\(name): \(String(cString: strerror(errno)))")
    }
    output = Output(descriptor: descriptor, name: name)
    self.descriptor = descriptor
    self.time = time
    start = time.now
    self.onFailure = onFailure
  }

  private let descriptor: Int32

  deinit {
    close(descriptor)
  }

  /// Writes what a phone's center posts from now on, in place of another's.
  func follow(_ phone: Phone) {
    let recorder = TraceRecorder(center: phone.center, names: .uiKit, capacity: 1, time: time)
    recorder.onRecord = { [unowned self, unowned phone] record, _ in
      write(record, hook: phone.form.lastCall?.name)
    }
    self.recorder = recorder
  }

  private func write(_ record: TraceRecord, hook: String?) {
    let record = TraceRecord(time: time.now - start, name: record.name, info: record.info)
    do {
      try output.writeLine(record.jsonLine(index: count, hook: hook))
      try output.flush()
      count += 1
    } catch {
      recorder?.stop()
      onFailure(error)
    }
  }
}
