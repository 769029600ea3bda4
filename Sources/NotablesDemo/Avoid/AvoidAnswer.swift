import Foundation
import Notables
import NotablesTraces

extension AvoidQuestion {
  /// The answer as one line of JSON.
  var json: JSONText {
    switch subject {
    case .keyboard(let keyboard):
      let overlap = scene(keyboard).overlap
      return .object([
        "placement": .string(overlap.placement.rawValue),
        "overlap": .number(overlap.height),
        "safeAreaInset": .number(overlap.inset(safeBottom: safeBottom)),
        "rect": overlap.rect.map(\.json) ?? .null,
      ])
    case .steps(let steps, let inset):
      let states = states(steps, inset: inset).map { state -> JSONText in
        .object([
          "placement": .string(state.scene.overlap.placement.rawValue),
          "overlap": .number(state.scene.overlap.height),
          "inset": .number(state.inset),
        ])
      }
      return .object(["states": .array(states)])
    }
  }

  /// The answer as a sentence and a picture for each moment.
  var text: String {
    let pictures =
      switch subject {
      case .keyboard(let keyboard): lines(for: scene(keyboard), before: "", "safe area inset", nil)
      case .steps(let steps, let inset):
        states(steps, inset: inset).flatMap {
          lines(for: $0.scene, before: $0.name + ": ", "inset", $0.inset)
        }
      }
    return (pictures + [AvoidPicture.legend]).map { $0 + "\n" }.joined()
  }

  /// A sentence and a picture.
  private func lines(
    for scene: AvoidScene,
    before prefix: String,
    _ insetName: String,
    _ inset: CGFloat?
  ) -> [String] {
    let overlap = scene.overlap
    let inset = inset ?? overlap.inset(safeBottom: safeBottom)
    let numbers = [("overlap", overlap.height), (insetName, inset)]
      .map { "\($0.0) \(JSONText.number($0.1))" }
    let sentence = prefix + ([overlap.placement.rawValue] + numbers).joined(separator: ", ")
    return [sentence] + AvoidPicture(scene).lines
  }

  private func scene(_ keyboard: CGRect?) -> AvoidScene {
    AvoidScene(
      keyboard: keyboard,
      view: view,
      screen: screen,
      followsUndocked: followsUndocked
    )
  }
}

extension CGRect {
  fileprivate var json: JSONText {
    .numbers([origin.x, origin.y, size.width, size.height].map { Double($0) })
  }
}
