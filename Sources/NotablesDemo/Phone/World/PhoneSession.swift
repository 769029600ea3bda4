import Foundation
import Notables
import NotablesTesting

/// A phone that is used: what happens goes to its state, and what the state asks for is done.
@MainActor
final class PhoneSession: FormHost {
  private(set) var state: PhoneState
  /// Whether the user has quit.
  private(set) var hasEnded = false

  private let time = ManualTime()
  private var phone: Phone?
  private var trace: TraceFile?

  /// Launches the app on a device.
  init(size: CellSize, device: SimulatedDevice) {
    state = PhoneState(size: size, device: device)
    start(device)
  }

  /// Goes on to a moment, in seconds since the start, and then takes an input.
  func receive(_ input: TerminalInput? = nil, at moment: TimeInterval) {
    handle(.time(moment))
    time.advance(to: state.clock.simulated)
    if let input { handle(.input(input)) }
  }

  /// When another picture is due, in seconds since the start: nil while nothing moves.
  var nextTime: TimeInterval? {
    state.isMoving || time.pendingCount > 0 ? state.clock.real : state.nextTime
  }

  /// Ends the app; a trace hears of it.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    try? phone?.perform(.kill)
    trace = nil
  }

  private func handle(_ event: PhoneEvent) {
    for effect in state.receive(event) {
      do {
        try perform(effect)
      } catch {
        handle(.message((error as? Failure)?.message ?? "\(error)"))
      }
    }
  }

  private func perform(_ effect: PhoneEffect) throws {
    switch effect {
    case .app(let step): try phone?.perform(step)
    case .keyboard(let step): try phone?.perform(step)
    case .layoutChanged: phone?.form.layoutChanged()
    case .start(let name): SimulatedDevice.named(name).map(start)
    case .toggleRecording: try toggleRecording()
    case .quit: end()
    }
  }

  /// The app ends on the one device, and begins on the other with what was typed.
  private func start(_ device: SimulatedDevice) {
    try? phone?.perform(.kill)
    handle(.started(device))
    let phone = Phone(device, like: state, time: time, host: self)
    self.phone = phone
    trace?.follow(phone)
    try? phone.perform(.launch)
    if state.form.focus != nil { try? phone.perform(KeyboardStep.show) }
  }

  private func toggleRecording() throws {
    if let trace {
      self.trace = nil
      handle(.recording(nil))
      handle(.message("\(trace.count) notifications are in \(trace.name)"))
      return
    }
    let trace = try TraceFile(time: time) { [weak self] error in self?.endRecording(error) }
    if let phone { trace.follow(phone) }
    self.trace = trace
    handle(.recording(trace.name))
    handle(.message("recording; \(state.key(of: .record)) ends it"))
  }

  private func endRecording(_ error: any Error) {
    trace = nil
    handle(.recording(nil))
    handle(.message((error as? Failure)?.message ?? "\(error)"))
  }
}

extension PhoneSession {
  var formGeometry: AvoidanceGeometry {
    let geometry = state.geometry
    return AvoidanceGeometry(view: geometry.contentPoints, screen: geometry.points)
  }

  var formSituation: ScrollAvoidance.Situation {
    let geometry = state.geometry
    let form = state.form
    let padding = FormState.padding(in: geometry)
    return ScrollAvoidance.Situation(
      contentInset: form.inset,
      indicatorInset: form.inset,
      metrics: form.metrics(in: geometry, safeBottom: state.safeBottom),
      target: form.focus.map { index in
        .init(field: form.frame(of: index, in: geometry).insetBy(dx: 0, dy: -padding))
      }
    )
  }

  func formAvoids(_ answer: ScrollAvoidance.Answer, along plan: AnimationPlan) {
    handle(.avoid(answer, plan))
  }

  func formHeard(_ call: HookCall) {
    handle(.hook(call))
  }
}
