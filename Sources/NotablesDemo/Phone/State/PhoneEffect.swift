import Foundation
import NotablesTesting

/// What a phone's state asks for.
enum PhoneEffect: Equatable {
  case app(SimulatedApp.Step)
  case keyboard(KeyboardStep)
  /// The form is at another place.
  case layoutChanged
  /// Goes on with the device of a name.
  case start(device: String)
  case toggleRecording
  case quit
}
