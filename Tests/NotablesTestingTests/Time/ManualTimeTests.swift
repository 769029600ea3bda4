import NotablesTesting
import XCTest

final class ManualTimeTests: XCTestCase {
  @MainActor
  func testAdvance_makesDueCallsInOrder_eachAtItsTime() async {
    let time = ManualTime()
    var log: [String] = []
    for (name, delay) in [("c", 2.0), ("a", 1.0), ("b", 1.0), ("now", 0.0), ("odd", -1.0)] {
      time.call(after: delay) { log.append("\(name) \(time.now)") }
    }
    XCTAssertEqual(log, [], "never before the call returns")
    time.advance(by: 1.5)
    XCTAssertEqual(log, ["now 0.0", "odd 0.0", "a 1.0", "b 1.0"])
    XCTAssertEqual(time.now, 1.5)
    XCTAssertEqual(time.pendingCount, 1)
    time.run()
    XCTAssertEqual(log.last, "c 2.0")
  }

  @MainActor
  func testAdvance_makesCallsThatCallsAskFor() async {
    let time = ManualTime()
    var ticks: [TimeInterval] = []
    func tick() {
      ticks.append(time.now)
      if ticks.count < 5 { time.call(after: 0.5) { tick() } }
    }
    time.call(after: 0.5) { tick() }
    time.advance(by: 2)
    XCTAssertEqual(ticks, [0.5, 1, 1.5, 2])
  }

  @MainActor
  func testAdvance_oddAmounts_changeNothing() async {
    let time = ManualTime()
    time.call(after: 1) { XCTFail("called") }
    for amount in [-1, Double.nan, .infinity] { time.advance(by: amount) }
    for moment in [-5, Double.nan, .infinity] { time.advance(to: moment) }
    XCTAssertEqual(time.now, 0)
    XCTAssertEqual(time.pendingCount, 1)
  }

  @MainActor
  func testRun_endsAtItsLimit() async {
    let time = ManualTime()
    var ticks = 0
    func tick() {
      ticks += 1
      time.call(after: 1) { tick() }
    }
    tick()
    time.run(atMost: 10)
    XCTAssertEqual(ticks, 11)
  }
}
