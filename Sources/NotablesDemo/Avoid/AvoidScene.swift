import Foundation
import Notables

/// A keyboard, a view and a screen at one moment, and what Notables says of them.
struct AvoidScene {
  let keyboard: CGRect?
  let view: CGRect
  let screen: CGRect
  let overlap: KeyboardOverlap

  init(keyboard: CGRect?, view: CGRect, screen: CGRect, followsUndocked: Bool) {
    self.keyboard = keyboard
    self.view = view
    self.screen = screen
    overlap = KeyboardOverlap(
      keyboard: keyboard,
      view: view,
      screen: screen,
      followsUndocked: followsUndocked
    )
  }
}

extension AvoidQuestion {
  /// One moment of a sequence.
  struct State {
    let name: String
    let scene: AvoidScene
    /// The bottom inset that a scroll view has then.
    let inset: CGFloat
  }

  /// The moment after each step.
  func states(_ steps: [AvoidStep], inset: CGFloat) -> [State] {
    var machine = KeyboardTrackerMachine(screen: screen)
    var keeper = InsetKeeper()
    var inset = inset
    var view = view
    return steps.map { step in
      machine.screen = step.screen ?? machine.screen
      view = step.view ?? view
      _ = machine.receive(step.input)
      let scene = AvoidScene(
        keyboard: machine.position.frame,
        view: view,
        screen: machine.screen,
        followsUndocked: followsUndocked
      )
      inset = keeper.inset(
        replacing: inset,
        adding: scene.overlap.inset(safeBottom: safeBottom)
      )
      return State(name: step.name, scene: scene, inset: inset)
    }
  }
}
