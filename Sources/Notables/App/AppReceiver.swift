/// A registration for the app's hooks.
final class AppReceiver: Receiver<AppEvent> {
  private weak var target: (any AppNotable)?

  init(_ target: any AppNotable) {
    self.target = target
    super.init(target)
  }

  override var isAlive: Bool { target != nil }

  override func receive(_ event: AppEvent, _ payload: Void) -> Bool {
    guard let target else { return false }
    switch event {
    case .didFinishLaunching: target.note_appDidFinishLaunching()
    case .didBecomeActive: target.note_appDidBecomeActive()
    case .willResignActive: target.note_appWillResignActive()
    case .didEnterBackground: target.note_appDidEnterBackground()
    case .willEnterForeground: target.note_appWillEnterForeground()
    case .didReceiveMemoryWarning: target.note_appDidReceiveMemoryWarning()
    case .willTerminate: target.note_appWillTerminate()
    }
    return true
  }
}
