import Foundation
import Notables

/// Writes down what a center posts, in order, for a trace that is replayed elsewhere.
///
/// It records the app's and the keyboard's notifications, and those of further families on request,
/// under the same guarantees of order and threads as hooks. It keeps the newest records only, so it
/// may run as long as the app; `onRecord` sees each.
@MainActor
public final class TraceRecorder {
  /// Called with every record and its index, counted from 0 since the recorder was made.
  public var onRecord: ((_ record: TraceRecord, _ index: Int) -> Void)?

  private let center: NotificationCenter
  private let time: any NotableTime
  private let start: TimeInterval
  private let capacity: Int
  private var count = 0
  private var ends: [@MainActor () -> Void] = []

  /// The newest records; full, the oldest stands at `count % capacity`.
  private var ring: [TraceRecord] = []

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - center: Whose notifications to record.
  ///   - names: Which notification stands for which event of the app's life; nil for the platform's.
  ///   - capacity: How many records to keep; at least 1.
  ///   - time: What to take the times from, which count from now.
  public init(
    center: NotificationCenter = .default,
    names: AppEvent.Names? = nil,
    capacity: Int = 10_000,
    time: any NotableTime = SystemTime.shared
  ) {
    self.center = center
    self.time = time
    self.capacity = max(1, capacity)
    start = time.now
    record(AppEvent.self, names: names)
    KeyboardEvent.register(self, on: center) { recorder, event, info in
      recorder.append(event.notificationName, info)
    }
    ends.append { [unowned self] in KeyboardEvent.unregister(self, from: center) }
  }

  /// Records a further family too: its names, not its payloads.
  public func record<Event: NotableEvent>(_ family: Event.Type, names: EventNames<Event>? = nil) {
    let names = names ?? Event.defaultNames
    Event.register(self, on: center, names: names) { recorder, event, _ in
      if let name = names[event] { recorder.append(name, nil) }
    }
    ends.append { [unowned self] in Event.unregister(self, from: center) }
  }

  /// Stops recording, every family.
  ///
  /// A recorder that is released has stopped.
  public func stop() {
    for end in ends { end() }
    ends = []
  }

  /// The newest records, oldest first.
  public var trace: NotificationTrace {
    let oldest = ring.count < capacity ? 0 : count % capacity
    return NotificationTrace(Array(ring[oldest...] + ring[..<oldest]))
  }

  private func append(_ name: Notification.Name, _ info: KeyboardNotableInfo?) {
    let record = TraceRecord(time: time.now - start, name: name, info: info)
    if ring.count < capacity {
      ring.append(record)
    } else {
      ring[count % capacity] = record
    }
    count += 1
    onRecord?(record, count - 1)
  }
}
