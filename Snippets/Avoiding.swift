// What the keyboard covers of a view, and what to do about it, on any platform.

import Foundation
import Notables
import NotablesTesting

// snippet.overlap
let overlap = KeyboardOverlap(
  keyboard: CGRect(x: 0, y: 521, width: 375, height: 291),
  view: CGRect(x: 0, y: 0, width: 375, height: 729),
  screen: CGRect(x: 0, y: 0, width: 375, height: 812)
)

print(overlap.placement, overlap.height)
// snippet.end

// snippet.inset
var keeper = InsetKeeper()
var inset: CGFloat = 49

for height: CGFloat in [216, 216, 260, 0] {
  inset = keeper.inset(replacing: inset, adding: height)
  print(inset)
}
// snippet.end

let center = NotificationCenter()
let time = ManualTime()
let keyboard = SimulatedKeyboard(center: center, time: time)

// snippet.tracker
final class Composer {
  var bottom: CGFloat = 0
}

let composer = Composer()
let tracker = KeyboardTracker(on: center) { keyboard.screen }

tracker.onChange(for: composer) { composer, change in
  composer.bottom = change.new.visibleHeight
  print(change.kind, composer.bottom)
}
// snippet.end

keyboard.show()
time.advance(by: 1)
keyboard.setSuggestionBar(false)
keyboard.hide()
time.advance(by: 1)

// snippet.reveal
let level = ScrollReveal.Level(
  metrics: ScrollMetrics(
    offset: 0,
    contentHeight: 1200,
    viewportHeight: 667,
    insetBottom: 216
  ),
  visibleBottom: 451
)
let field = ScrollReveal.Target(field: CGRect(x: 0, y: 300, width: 375, height: 200))

print(ScrollReveal.offsets(showing: field, in: [level], padding: 10))
// snippet.end
