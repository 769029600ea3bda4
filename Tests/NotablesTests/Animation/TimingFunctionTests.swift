import Notables
import XCTest

final class TimingFunctionTests: XCTestCase {
  private let named: [TimingFunction] = [.linear, .easeIn, .easeOut, .easeInOut, .keyboard]

  func testKeyboard_followsTheCriticalSpring() {
    let expected = [
      0.05: 0.2322, 0.1: 0.5448, 0.2: 0.8793, 0.25: 0.9420, 0.3: 0.9729, 0.499999: 0.9989,
    ]
    for (time, progress) in expected {
      XCTAssertEqual(
        TimingFunction.keyboard.progress(at: time, requested: 0.25),
        progress,
        accuracy: 1e-4,
        "at \(time)"
      )
    }
    XCTAssertEqual(TimingFunction.keyboard.duration(requested: 0.25), 0.5)
    XCTAssertEqual(TimingFunction.keyboard.duration(requested: 0), 0)
  }

  func testBeziers_reachTheirKnownPoints() {
    // By symmetry, and from solving the cubic by hand.
    XCTAssertEqual(TimingFunction.easeInOut.at(0.5), 0.5, accuracy: 1e-6)
    XCTAssertEqual(TimingFunction.linear.at(0.3), 0.3, accuracy: 1e-6)
    XCTAssertEqual(TimingFunction.easeIn.at(0.5), 0.315_357, accuracy: 1e-4)
    XCTAssertEqual(TimingFunction.easeOut.at(0.5), 0.684_643, accuracy: 1e-4)
    XCTAssertEqual(TimingFunction.easeInOut.at(0.25), 0.129_162, accuracy: 1e-4)
    let system = TimingFunction.cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    XCTAssertEqual(system.at(0.5), 0.802_403, accuracy: 1e-4)
  }

  func testBeziers_solveForTheGivenTime() {
    for parameter in stride(from: 0.0, through: 1, by: 0.01) {
      let x = bezier(0.42, 0.58, at: parameter)
      let y = bezier(0, 1, at: parameter)
      XCTAssertEqual(TimingFunction.easeInOut.at(x), y, accuracy: 1e-6)
    }
  }

  func testNamedCurves_areMonotoneInsideTheUnit_andReachBothEnds() {
    for timing in named {
      var last = 0.0
      for step in 0...1000 {
        let progress = timing.progress(at: Double(step) / 1000 * 0.5, requested: 0.5)
        XCTAssertGreaterThanOrEqual(progress, last)
        XCTAssertLessThanOrEqual(progress, 1)
        last = progress
      }
      XCTAssertEqual(timing.progress(at: 0, requested: 0.5), 0)
      XCTAssertEqual(timing.progress(at: 0.5, requested: 0.5), 1)
    }
  }

  func testOddTimes_areTheNearerEnd() {
    for timing in named {
      XCTAssertEqual(timing.progress(at: -1, requested: 0.5), 0)
      XCTAssertEqual(timing.progress(at: -.infinity, requested: 0.5), 0)
      XCTAssertEqual(timing.progress(at: .nan, requested: 0.5), 0)
      XCTAssertEqual(timing.progress(at: .infinity, requested: 0.5), 1)
      for duration in [0, -1, Double.nan, .infinity] {
        XCTAssertEqual(timing.progress(at: 0, requested: duration), 1)
      }
    }
  }

  func testSpring_underdamped_overshoots_overdamped_isPlayedAsCritical() {
    let bouncy = Spring(mass: 1, stiffness: 100, damping: 5, duration: 2)
    let peak = stride(from: 0.0, to: 2, by: 0.001).map(bouncy.value).max() ?? 0
    // exp(-πζ/√(1-ζ²)) with ζ = 0.25.
    XCTAssertEqual(peak, 1 + 0.444_344, accuracy: 1e-3)
    let critical = Spring(mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot(), duration: 1)
    XCTAssertEqual(Spring.keyboard.value(at: 0.1), critical.value(at: 0.1), accuracy: 1e-12)
  }

  func testCurve_hasItsTiming_unknownOnesEaseInOut() {
    XCTAssertEqual(AnimationCurve.keyboard.timing, .keyboard)
    XCTAssertEqual(AnimationCurve.linear.timing, .linear)
    XCTAssertEqual(AnimationCurve.easeIn.timing, .easeIn)
    XCTAssertEqual(AnimationCurve.easeOut.timing, .easeOut)
    XCTAssertEqual(AnimationCurve(rawValue: 5).timing, .easeInOut)
  }

  private func bezier(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
  }
}

extension TimingFunction {
  fileprivate func at(_ time: Double) -> Double { progress(at: time, requested: 1) }
}
