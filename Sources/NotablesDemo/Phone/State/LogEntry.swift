import Foundation

/// A line of the log.
struct LogEntry: Equatable {
  let time: TimeInterval
  let call: HookCall
}
