import Foundation

/// How an animation's progress follows its time.
public enum TimingFunction: Hashable, Sendable {
  /// A curve from (0, 0) to (1, 1) in time and progress, with two control points. Times outside
  /// 0...1 count as the nearer end.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)

  /// A damped spring that runs in real seconds and takes its own time.
  case spring(Spring)

  /// The same speed throughout.
  public static let linear = cubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Core Animation's `easeIn`.
  public static let easeIn = cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Core Animation's `easeOut`.
  public static let easeOut = cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Core Animation's `easeInEaseOut`.
  public static let easeInOut = cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// The keyboard's own spring.
  public static let keyboard = spring(.keyboard)

  /// How long an animation takes for which `requested` seconds were asked.
  ///
  /// A spring takes its own time. 0 where the request is not a positive, finite time.
  public func duration(requested: TimeInterval) -> TimeInterval {
    guard requested > 0, requested.isFinite else { return 0 }
    switch self {
    case .cubicBezier: return requested
    case .spring(let spring): return spring.duration
    }
  }

  /// The progress `time` seconds after the start.
  ///
  /// 0 at the start and before it, 1 from the end on, which comes after `duration(requested:)`.
  public func progress(at time: TimeInterval, requested: TimeInterval) -> Double {
    let duration = duration(requested: requested)
    guard time < duration else { return time.isNaN ? 0 : 1 }
    guard time > 0 else { return 0 }
    switch self {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      let bezier = UnitBezier(
        x1: min(max(x1, 0), 1),
        y1: y1,
        x2: min(max(x2, 0), 1),
        y2: y2
      )
      return bezier.value(at: time / duration)
    case .spring(let spring):
      return spring.value(at: time)
    }
  }
}

/// A damped spring that pulls from 0 to 1.
public struct Spring: Hashable, Sendable {
  /// The mass that is pulled.
  public let mass: Double
  /// The pull for each unit of distance.
  public let stiffness: Double
  /// The drag for each unit of speed.
  public let damping: Double
  /// In units of the whole way a second.
  public let initialVelocity: Double
  /// When it counts as settled, in seconds.
  public let duration: TimeInterval

  /// Makes a spring.
  public init(
    mass: Double,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0,
    duration: TimeInterval
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.duration = duration
  }

  /// The spring behind `AnimationCurve.keyboard`.
  public static let keyboard = Spring(mass: 3, stiffness: 1000, damping: 500, duration: 0.5)

  /// The position `time` seconds after the release, by the closed form.
  ///
  /// A damping ratio above 1 counts as 1: that is how Core Animation plays it.
  public func value(at time: TimeInterval) -> Double {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = min(1, damping / (2 * (stiffness * mass).squareRoot()))
    let decay = exp(-ratio * frequency * time)
    let slope = ratio * frequency - initialVelocity
    guard ratio < 1 else { return 1 - decay * (1 + slope * time) }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    return 1 - decay * (cos(swing * time) + slope / swing * sin(swing * time))
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) whose x never turns back.
struct UnitBezier {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// The y of the curve's point at this x, both in 0...1.
  func value(at x: Double) -> Double {
    // On a straight line there is nothing to solve.
    x1 == y1 && x2 == y2 ? x : Self.polynomial(y1, y2, at: parameter(at: x))
  }

  /// Newton's method inside a shrinking bracket, so that flat places cannot throw it off.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var guess = x
    for _ in 0..<64 {
      let error = Self.polynomial(x1, x2, at: guess) - x
      if abs(error) < 1e-12 { break }
      if error < 0 { low = guess } else { high = guess }
      let slope = Self.slope(x1, x2, at: guess)
      let next = guess - error / slope
      guess = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  private static func polynomial(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    ((1 + 3 * p1 - 3 * p2) * t + 3 * p2 - 6 * p1) * t * t + 3 * p1 * t
  }

  private static func slope(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    3 * (1 + 3 * p1 - 3 * p2) * t * t + 2 * (3 * p2 - 6 * p1) * t + 3 * p1
  }
}
