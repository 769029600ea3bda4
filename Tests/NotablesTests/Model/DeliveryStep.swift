import Notables
import TestSupport

/// One step of a random walk through everything that can happen to registrations.
///
/// Participants stand in numbered places: those with a number divisible by three have hooks, the next
/// ones closures, the others streams. There are two centers.
indirect enum DeliveryStep: Hashable {
  /// A new participant takes the place; the one that stood there is released.
  case make(Int)
  /// The participant of the place is released.
  case drop(Int)
  /// It registers on a center, starts, or opens a stream.
  case join(Int, center: Int)
  /// It unregisters, stops, or ends its stream.
  case leave(Int, center: Int)
  /// It will take a step of its own when it is called next.
  case arm(Int, DeliveryStep)
  case post(AppEvent, center: Int)
  case postOffMain(AppEvent, center: Int)
  /// What was posted off the main thread arrives, a last event is posted on each center, when
  /// nobody is armed any more, and the
  /// streams are read up to it.
  case settle

  static let places = 12
  static let centers = 2

  static func hasHooks(_ place: Int) -> Bool { place % 3 == 0 }
  static func isStream(_ place: Int) -> Bool { place % 3 == 2 }

  static func random(using random: inout SeededGenerator) -> DeliveryStep {
    let place = Int.random(in: 0..<places, using: &random)
    switch Int.random(in: 0..<1000, using: &random) {
    case 0..<2: return .settle
    case 2..<20: return .postOffMain(event(&random), center: center(&random))
    case 20..<120: return .arm(place, action(&random))
    case 120..<220: return .make(place)
    default: return action(&random)
    }
  }

  /// A step that can be taken in the middle of another one.
  private static func action(_ random: inout SeededGenerator) -> DeliveryStep {
    let place = Int.random(in: 0..<places, using: &random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<10: return .drop(place)
    case 10..<45: return .join(place, center: center(&random))
    case 45..<65: return .leave(place, center: center(&random))
    default: return .post(event(&random), center: center(&random))
    }
  }

  private static func event(_ random: inout SeededGenerator) -> AppEvent {
    // The last event is kept for settling.
    AppEvent.allCases[Int.random(in: 0..<AppEvent.allCases.count - 1, using: &random)]
  }

  private static func center(_ random: inout SeededGenerator) -> Int {
    Int.random(in: 0..<centers, using: &random)
  }
}
