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
