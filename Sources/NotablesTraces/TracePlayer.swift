import Foundation
import Notables

/// Posts a trace again, each notification at its time.
///
/// To post all of it at once, use ``NotificationTrace/post(to:)``.
@MainActor
public final class TracePlayer {
  private let records: [TraceRecord]
  private let center: NotificationCenter
  private let time: any NotableTime

  /// Counts the plays, so that a stopped one goes no further.
  private var play = 0

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - trace: What to post; records without a name are skipped.
  ///   - center: Where to post it.
  ///   - time: The clock to go by.
  public init(
    _ trace: NotificationTrace,
    on center: NotificationCenter,
    time: any NotableTime = SystemTime.shared
  ) {
    records = trace.records
    self.center = center
    self.time = time
  }

  /// Posts the trace from its beginning; a play under way ends.
  ///
  /// The first record with a time is posted at once, the others after it at their distance. A record
  /// without a time, or with one that has passed, follows the record before it at once.
  ///
  /// - Parameters:
  ///   - speed: 2 plays twice as fast; what is not positive and finite counts as 1.
  ///   - completion: Called after the last record, unless the play was stopped.
  public func play(speed: Double = 1, completion: (@MainActor () -> Void)? = nil) {
    play += 1
    let speed = speed > 0 && speed.isFinite ? speed : 1
    let first = records.lazy.compactMap(\.time).first { $0.isFinite } ?? 0
    post(from: 0, of: play, origin: first, began: time.now, speed: speed, completion)
  }

  /// Posts nothing more.
  public func stop() {
    play += 1
  }

  private func post(
    from index: Int,
    of play: Int,
    origin: TimeInterval,
    began: TimeInterval,
    speed: Double,
    _ completion: (@MainActor () -> Void)?
  ) {
    var index = index
    while play == self.play, index < records.count {
      let due = records[index].time.map { ($0 - origin) / speed + began } ?? time.now
      if due > time.now, due.isFinite {
        return time.call(after: due - time.now) {
          guard play == self.play else { return }
          // Not asked again: a clock may be early by less than it can tell.
          self.records[index].post(to: self.center)
          self.post(
            from: index + 1,
            of: play,
            origin: origin,
            began: began,
            speed: speed,
            completion
          )
        }
      }
      records[index].post(to: center)
      index += 1
    }
    if play == self.play { completion?() }
  }
}
