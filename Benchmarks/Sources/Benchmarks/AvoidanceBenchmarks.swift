import Foundation
import Notables

/// What it costs to know what the keyboard covers.
@MainActor
enum AvoidanceBenchmarks {
  private static let screen = CGRect(x: 0, y: 0, width: 375, height: 812)

  /// The inset for a view; the baseline is the intersection that one writes, which takes a floating
  /// keyboard for a docked one.
  static func avoid() -> Row {
    let (screen, view) = (screen, screen)
    let keyboards = (0..<100).map { CGRect(x: 0, y: 450 + $0, width: 375, height: 362 - $0) }
    var sum: CGFloat = 0
    let medians = Stopwatch.medians([
      {
        for keyboard in keyboards {
          let overlap = KeyboardOverlap(keyboard: keyboard, view: view, screen: screen)
          sum += overlap.inset(safeBottom: 34)
        }
      },
      { for keyboard in keyboards { sum += max(0, view.intersection(keyboard).height - 34) } },
    ])
    keep(Double(sum))
    return Row(
      work: "avoid",
      size: 1,
      notables: medians[0] / 100,
      baseline: medians[1] / 100,
      limit: nil,
      unit: "ns"
    )
  }

  /// One event through the tracker's rules; the limit is to compare a frame with the last one.
  static func tracker() -> Row {
    let infos = [336, 291, 336].map { height in
      KeyboardNotableInfo(
        animationCurve: .keyboard,
        animationDuration: 0.25,
        frameBegin: CGRect(x: 0, y: 812, width: 375, height: height),
        frameEnd: CGRect(x: 0, y: 812 - height, width: 375, height: height),
        isLocal: true
      )
    }
    let inputs: [KeyboardTrackerMachine.Input] = [
      .keyboard(.willShow, infos[0]), .keyboard(.didShow, infos[0]),
      .keyboard(.willChangeFrame, infos[1]), .keyboard(.didChangeFrame, infos[1]),
      .keyboard(.willHide, infos[2]), .keyboard(.didHide, infos[2]),
    ]
    var machine = KeyboardTrackerMachine(screen: screen)
    var frame = CGRect.zero
    var changes = 0
    let medians = Stopwatch.medians([
      { for input in inputs where machine.receive(input) != nil { changes += 1 } },
      {
        for case .keyboard(_, let info) in inputs where info.frameEnd != frame {
          frame = info.frameEnd
          changes += 1
        }
      },
    ])
    keep(Double(changes))
    return Row(
      work: "tracker",
      size: 1,
      notables: medians[0] / Double(inputs.count),
      baseline: nil,
      limit: medians[1] / Double(inputs.count),
      unit: "ns"
    )
  }
}
