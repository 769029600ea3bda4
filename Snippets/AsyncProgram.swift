// A program whose main function is `async`. On Linux its main actor leaves the main thread at the
// first `await`; all promises hold there too.

import Foundation
import Notables

@MainActor
final class Log: AppNotable {
  var entries: [String] = []

  func note_appDidBecomeActive() { entries.append("hook") }
}

func post(on center: NotificationCenter) {
  center.post(name: AppEvent.didBecomeActive.notificationName, object: nil)
}

@main
struct AsyncProgram {
  @MainActor
  static func main() async {
    let center = NotificationCenter()
    let log = Log()
    log.note_registerForAppEvents(on: center, names: .uiKit)
    let observer = AppObserver(on: center, names: .uiKit)
      .on(.didBecomeActive) { log.entries.append("closure") }
    observer.start()
    let events = AppEvent.notifications(on: center, names: .uiKit)
    await Task.yield()

    post(on: center)
    print("when post returns:", log.entries)

    log.entries = []
    await Task.detached { post(on: center) }.value
    while log.entries.count < 2 { await Task.yield() }
    print("posted elsewhere:", log.entries)

    var heard = 0
    for await _ in events {
      heard += 1
      if heard == 2 { break }
    }
    log.note_unregisterForAppEvents(from: center)
    observer.stop()
    print("stream:", heard, "registered:", AppEvent.registrationCount(on: center))
  }
}
