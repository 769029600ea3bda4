import Foundation
import Notables
import NotablesTesting

/// What a phone's state is told.
enum PhoneEvent {
  /// The user has done something.
  case input(TerminalInput)
  /// Real time has come to a moment, in seconds since the start.
  case time(TimeInterval)
  /// A hook of the form was called.
  case hook(HookCall)
  /// The form makes room, or moves its field into sight.
  case avoid(ScrollAvoidance.Answer, AnimationPlan)
  /// The app begins anew on a device.
  case started(SimulatedDevice)
  /// A trace is being written to a file, or not any more.
  case recording(String?)
  /// Something to tell the user.
  case message(String)
}

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

/// What is done to the simulated keyboard.
enum KeyboardStep: Equatable {
  case show
  case hide
  case switchField
  case rotate(SimulatedDevice.Orientation)
  /// Goes on from docked to floating, from floating to undocked, from there back to the dock.
  case changeStyle
  case drag(CGPoint)
  case hardware(SimulatedKeyboard.Hardware?)
  case suggestionBar(Bool)
}
