import Foundation
import TestSupport
import XCTest

@testable import Notables

/// A random walk, compared with a plain model at every step.
///
/// `NOTABLES_SOAK_STEPS` makes it as long as wanted, `NOTABLES_SEED` another one.
final class DeliveryModelTests: XCTestCase {
  @MainActor
  func testRandomWalk_agreesWithTheModel() async {
    let environment = ProcessInfo.processInfo.environment
    let soak = environment["NOTABLES_SOAK_STEPS"].flatMap { Int($0) }
    let seed = environment["NOTABLES_SEED"].flatMap { UInt64($0) } ?? 1
    let length = 10_000
    var early: Int?
    for round in 0..<(soak ?? 200_000) / length {
      var random = SeededGenerator(seed: seed &+ UInt64(round))
      let script = (0..<length).map { _ in DeliveryStep.random(using: &random) }
      if let failure = await failure(of: script) {
        let short = await shortened(script)
        return XCTFail(
          """
          seed \(seed &+ UInt64(round)): \(failure)
          The script, shortened:
          \(short.map { "  .\($0)," }.joined(separator: "\n"))
          """
        )
      }
      if round == 9 { early = residentKilobytes() }
    }
    if soak != nil, let early, let late = residentKilobytes() {
      XCTAssertLessThan(late, early + 20_000, "memory grew from \(early) to \(late) kB")
    }
  }

  @MainActor
  func testModel_tellsAWrongOrder() async {
    let script: [DeliveryStep] = [
      .make(0), .make(3), .join(3, center: 0), .join(0, center: 0),
      .post(.didBecomeActive, center: 0),
    ]
    var model = DeliveryModel()
    let world = DeliveryWorld()
    for step in script {
      model.take(step)
      await world.take(step)
    }
    XCTAssertEqual(model.calls, world.calls)
    XCTAssertEqual(model.calls.map(\.participant), [2, 1])
  }

  /// What went wrong, nil when nothing did.
  @MainActor
  private func failure(of script: [DeliveryStep]) async -> String? {
    var model = DeliveryModel()
    let world = DeliveryWorld()
    for (index, step) in (script + [.settle]).enumerated() {
      model.calls = []
      model.take(step)
      await world.take(step)
      let calls = world.takeCalls()
      if calls != model.calls {
        return "step \(index), \(step): expected \(model.calls), got \(calls)"
      }
      guard step == .settle else { continue }
      for center in 0..<DeliveryStep.centers
      where world.count(on: center) != model.count(on: center) {
        return "step \(index): expected \(model.count(on: center)) registrations on \(center), "
          + "got \(world.count(on: center))"
      }
      let expected = model.readStreams()
      let streamed = await world.readStreams()
      if streamed != expected {
        return "step \(index): expected the streams \(expected), got \(streamed)"
      }
    }
    return nil
  }

  /// The script without the steps that are not needed to fail.
  @MainActor
  private func shortened(_ script: [DeliveryStep]) async -> [DeliveryStep] {
    var script = script
    var size = script.count / 2
    while size > 0 {
      var start = 0
      while start < script.count {
        var shorter = script
        shorter.removeSubrange(start..<min(start + size, script.count))
        if await failure(of: shorter) != nil { script = shorter } else { start += size }
      }
      size /= 2
    }
    return script
  }

  /// The memory that the process takes, where the system tells.
  private func residentKilobytes() -> Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}
