import Foundation
import NotablesTesting

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
