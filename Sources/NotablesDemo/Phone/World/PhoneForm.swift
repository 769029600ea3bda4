import Foundation
import Notables

/// What a form needs of the screen that it is on.
@MainActor
protocol FormHost: AnyObject {
  /// Where the form's scrolling view is.
  var formGeometry: AvoidanceGeometry { get }

  /// The scrolling view's numbers, and the field that is edited.
  var formSituation: ScrollAvoidance.Situation { get }

  /// Takes insets and offset, to move along a plan.
  func formAvoids(_ answer: ScrollAvoidance.Answer, along plan: AnimationPlan)

  /// A hook of the form was called.
  func formHeard(_ call: HookCall)
}

/// The form's controller: an ordinary class that registers for hooks and keeps clear of the keyboard.
@MainActor
final class PhoneForm: AppNotable, KeyboardNotable {
  /// The hook that was called last.
  private(set) var lastCall: HookCall?

  private unowned let host: any FormHost
  private let tracker: KeyboardTracker
  private var avoidance: ScrollAvoidance
  private var follower: KeyboardFollower?

  /// Registers on a center.
  ///
  /// - Parameters:
  ///   - host: Must outlive the form.
  ///   - center: Where the notifications are posted.
  init(host: any FormHost, center: NotificationCenter) {
    self.host = host
    tracker = KeyboardTracker(on: center, appNames: [.uiKit]) { [unowned host] in
      host.formGeometry.screen
    }
    avoidance = ScrollAvoidance()
    note_registerForAppEvents(on: center, names: .uiKit)
    note_registerForKeyboardEvents(on: center)
    follower = KeyboardFollower(
      tracker: tracker,
      geometry: { [weak self] in self?.host.formGeometry },
      onChange: { [weak self] overlap, info in self?.avoid(overlap, info) }
    )
  }

  /// Looks again, because the form is at another place.
  func layoutChanged() {
    follower?.refresh()
  }

  private func avoid(_ overlap: KeyboardOverlap, _ info: KeyboardNotableInfo?) {
    let answer = avoidance.answer(to: host.formSituation, overlap: overlap, reveals: true)
    let plan = AnimationPlan(
      delay: 0,
      duration: info?.animationDuration ?? 0,
      curve: info?.animationCurve ?? .linear
    )
    host.formAvoids(answer, along: plan)
  }

  private func hear(_ call: HookCall) {
    lastCall = call
    host.formHeard(call)
  }

  func note_appDidFinishLaunching() { hear(.app(.didFinishLaunching)) }
  func note_appDidBecomeActive() { hear(.app(.didBecomeActive)) }
  func note_appWillResignActive() { hear(.app(.willResignActive)) }
  func note_appDidEnterBackground() { hear(.app(.didEnterBackground)) }
  func note_appWillEnterForeground() { hear(.app(.willEnterForeground)) }
  func note_appDidReceiveMemoryWarning() { hear(.app(.didReceiveMemoryWarning)) }
  func note_appWillTerminate() { hear(.app(.willTerminate)) }

  func note_keyboardWillShow(info: KeyboardNotableInfo) { hear(.keyboard(.willShow, info)) }
  func note_keyboardDidShow(info: KeyboardNotableInfo) { hear(.keyboard(.didShow, info)) }
  func note_keyboardWillHide(info: KeyboardNotableInfo) { hear(.keyboard(.willHide, info)) }
  func note_keyboardDidHide(info: KeyboardNotableInfo) { hear(.keyboard(.didHide, info)) }
  func note_keyboardWillChangeFrame(info: KeyboardNotableInfo) {
    hear(.keyboard(.willChangeFrame, info))
  }
  func note_keyboardDidChangeFrame(info: KeyboardNotableInfo) {
    hear(.keyboard(.didChangeFrame, info))
  }
}
