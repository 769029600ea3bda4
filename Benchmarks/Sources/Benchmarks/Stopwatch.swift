import Dispatch

/// Measures pieces of work side by side.
enum Stopwatch {
  /// The median times of the candidates, in nanoseconds for one repetition.
  ///
  /// They take turns, so that whatever else the machine does falls on all of them alike.
  ///
  /// - Parameters:
  ///   - rounds: How many samples to take of each.
  ///   - sample: How long one sample is to take at least, in nanoseconds.
  ///   - candidates: The pieces of work.
  /// - Returns: A time for each candidate.
  @MainActor
  static func medians(
    rounds: Int = 21,
    sample: UInt64 = 4_000_000,
    _ candidates: [@MainActor () -> Void]
  ) -> [Double] {
    let repetitions = candidates.map { Self.repetitions(of: $0, for: sample) }
    var times = [[Double]](repeating: [], count: candidates.count)
    for _ in 0..<rounds {
      for (index, candidate) in candidates.enumerated() {
        let time = nanoseconds { for _ in 0..<repetitions[index] { candidate() } }
        times[index].append(Double(time) / Double(repetitions[index]))
      }
    }
    return times.map { $0.sorted()[rounds / 2] }
  }

  /// How long the work takes once.
  @MainActor
  static func nanoseconds(_ work: () -> Void) -> UInt64 {
    let start = DispatchTime.now().uptimeNanoseconds
    work()
    return DispatchTime.now().uptimeNanoseconds - start
  }

  @MainActor
  private static func repetitions(of work: @MainActor () -> Void, for sample: UInt64) -> Int {
    var count = 1
    while true {
      let time = nanoseconds { for _ in 0..<count { work() } }
      if time >= sample || count > 1 << 30 { return count }
      count =
        time > sample / 100 ? Int(Double(count) * Double(sample) / Double(time)) + 1 : count * 10
    }
  }
}

/// Lets the optimizer believe that somebody looks at the result.
@inline(never)
func keep(_ value: Double) {
  if value == .pi { print(value) }
}
