import Foundation

/// Runs one animation at a time: a newer one takes over from an older one.
///
/// Keep an animator where movements of the same thing can overlap, and pass it to each
/// `animate(delay:with:animations:completion:)`. What the older animation still had to do is dropped,
/// and its completion is called with `finished` false before the newer one begins.
@MainActor
public final class KeyboardAnimator {
  private let time: any NotableTime
  private let performer: any AnimationPerformer
  private var current: Run?

  /// Animates views as the platform does; where there are none, values change in real time.
  public init() {
    time = SystemTime.shared
    performer = Self.systemPerformer()
  }

  /// Animates plain values by a clock of the caller's, on every platform.
  public init(time: any NotableTime) {
    self.time = time
    performer = TimedPerformer(time: time)
  }

  init(time: any NotableTime, performer: any AnimationPerformer) {
    self.time = time
    self.performer = performer
  }

  /// Makes changes along a plan.
  ///
  /// Without animation and delay, `animations` and `completion` have run when the method returns.
  ///
  /// - Parameters:
  ///   - plan: When, how long, and along which curve.
  ///   - animations: Makes the changes. On UIKit it runs at once, also with a delay, and the views
  ///     move later; elsewhere it runs when the delay has passed.
  ///   - completion: Called exactly once, at the end, or with `finished` false when a newer animation
  ///     takes over.
  public func animate(
    _ plan: AnimationPlan,
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    let run = takeOver(completion)
    let changes: @MainActor () -> Void = {
      if run.isRunning { animations() }
    }
    if plan.isAnimated {
      performer.perform(plan, changes: changes) { self.end(run, finished: $0) }
    } else {
      begin(after: plan.delay) {
        changes()
        self.end(run, finished: true)
      }
    }
  }

  /// Hands the eased progress of a plan to a closure, sixty times a second.
  ///
  /// - Parameters:
  ///   - plan: When, how long, and along which curve.
  ///   - steps: Called with 0 when the delay has passed, then with growing values, at last with 1;
  ///     without animation with 1 alone.
  ///   - completion: Called exactly once, after the last step, or with `finished` false when a newer
  ///     animation takes over.
  public func animate(
    _ plan: AnimationPlan,
    steps: @escaping @MainActor (_ progress: Double) -> Void,
    completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) {
    let run = takeOver(completion)
    begin(after: plan.delay) {
      self.step(run, plan, start: self.time.now, frame: 0, steps)
    }
  }

  private func step(
    _ run: Run,
    _ plan: AnimationPlan,
    start: TimeInterval,
    frame: Double,
    _ steps: @escaping @MainActor (Double) -> Void
  ) {
    guard run.isRunning else { return }
    let elapsed = time.now - start
    // Sums of times are not exact: a last step that is this close to the end is the end.
    let isLast = elapsed >= plan.duration - 1e-9
    steps(isLast ? 1 : plan.progress(at: elapsed))
    guard !isLast else { return end(run, finished: true) }
    // Counted from the start, so that a late step does not delay the others.
    let next = max(frame, (elapsed * Self.framesPerSecond).rounded(.down)) + 1
    let due = min(next / Self.framesPerSecond, plan.duration)
    time.call(after: due - elapsed) {
      self.step(run, plan, start: start, frame: next, steps)
    }
  }

  private static let framesPerSecond = 60.0

  private func begin(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    if delay > 0 { time.call(after: delay, work) } else { work() }
  }

  private func takeOver(_ completion: (@MainActor (Bool) -> Void)?) -> Run {
    let run = Run(completion)
    let older = current
    current = run
    older?.end(finished: false)
    return run
  }

  private func end(_ run: Run, finished: Bool) {
    if current === run { current = nil }
    run.end(finished: finished)
  }

  /// One animation, from the call to its completion.
  @MainActor
  private final class Run {
    private(set) var isRunning = true
    private var completion: (@MainActor (Bool) -> Void)?

    init(_ completion: (@MainActor (Bool) -> Void)?) {
      self.completion = completion
    }

    func end(finished: Bool) {
      isRunning = false
      let completion = completion
      self.completion = nil
      completion?(finished)
    }
  }
}
