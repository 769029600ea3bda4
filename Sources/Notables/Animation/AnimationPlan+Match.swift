import Foundation

extension AnimationPlan {
  /// Hands the plan's curve to the closure for its kind; nil when nothing is animated.
  func match<Result>(
    bezier: (_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Result,
    spring: (Spring) -> Result
  ) -> Result? {
    guard isAnimated else { return nil }
    switch curve.timing {
    case .cubicBezier(let x1, let y1, let x2, let y2): return bezier(x1, y1, x2, y2)
    case .spring(let value): return spring(value)
    }
  }
}
