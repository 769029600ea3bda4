import Foundation
import Notables

/// A number on its way.
struct Glide: Equatable {
  private let begin: CGFloat
  let end: CGFloat
  private let plan: AnimationPlan
  private let start: TimeInterval

  /// A number that rests.
  init(_ value: CGFloat) {
    begin = value
    end = value
    plan = AnimationPlan(delay: 0, duration: 0, curve: .linear)
    start = 0
  }

  /// A number that leaves for another one.
  init(from begin: CGFloat, to end: CGFloat, _ plan: AnimationPlan, start: TimeInterval) {
    self.begin = begin
    self.end = end
    self.plan = plan
    self.start = start
  }

  func value(at time: TimeInterval) -> CGFloat {
    isMoving(at: time) ? begin + (end - begin) * CGFloat(plan.progress(at: time - start)) : end
  }

  func isMoving(at time: TimeInterval) -> Bool {
    begin != end && time - start < plan.duration
  }
}
