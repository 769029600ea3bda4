// Events in a `for await` loop, in a program whose main function is `async`.

import Foundation
import Notables
import NotablesTesting

let center = NotificationCenter()
let time = ManualTime()
let keyboard = SimulatedKeyboard(center: center, time: time)

// snippet.loop
let events = KeyboardEvent.notifications(on: center)

let loop = Task.detached {
  for await (event, info) in events {
    print("\(event) \(info.frameEnd.height)")
    if event == .didHide { break }
  }
}
// snippet.end

keyboard.show()
time.advance(by: 1)
keyboard.hide()
time.advance(by: 1)
await loop.value

// snippet.elsewhere
actor Journal {
  private(set) var entries: [AppEvent] = []

  func write(_ center: NotificationCenter, until last: AppEvent) async {
    for await (event, _) in await AppEvent.notifications(on: center, names: .uiKit) {
      entries.append(event)
      if event == last { break }
    }
  }
}
// snippet.end

let journal = Journal()
let writing = Task { await journal.write(center, until: .didEnterBackground) }
while AppEvent.registrationCount(on: center) == 0 { await Task.yield() }

let app = SimulatedApp(center: center)
try app.perform(.launch, .home)
await writing.value
print(await journal.entries.map { "\($0)" }.joined(separator: ", "))
