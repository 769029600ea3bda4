import Foundation
import KeyboardLayouts
import Notables
import NotablesTesting

/// Everything that is to be seen of the phone, and what follows from what it is told.
///
/// A pure value: ``receive(_:)`` takes one event and answers with what is to be done.
struct PhoneState {
  var clock = PhoneClock()
  /// The terminal's size.
  var size: CellSize
  var device: SimulatedDevice
  var orientation = SimulatedDevice.Orientation.portrait
  /// Where the app stands, as its hooks tell.
  var life = AppLifecycleState()
  /// The keyboard's last movement.
  var movement: KeyboardMovement?
  var hasSuggestionBar = true
  var hardware: SimulatedKeyboard.Hardware?
  var form = FormState()
  var typist = Typist()
  /// What the mouse's button holds.
  var hold: Hold?
  /// The hooks that were called, the newest last.
  var log: [LogEntry] = []
  /// What the user is told.
  var message: String?
  /// The file that a trace is written to.
  var recording: String?

  /// What the mouse's button holds.
  enum Hold: Equatable {
    case keys
    /// The keyboard itself: where it was taken, and where the mouse is now.
    case keyboard(from: CellPoint, to: CellPoint)
  }

  init(size: CellSize, device: SimulatedDevice) {
    self.size = size
    self.device = device
  }

  static let logLimit = 500
}

extension PhoneState {
  /// Whether the terminal is large enough.
  var fits: Bool {
    size.columns >= PhoneGeometry.smallest.columns && size.rows >= PhoneGeometry.smallest.rows
  }

  var geometry: PhoneGeometry { PhoneGeometry(size, device: device, orientation: orientation) }

  var safeBottom: CGFloat { CGFloat(device.safeBottom(orientation)) }

  /// Whether the app is on the screen.
  var isInFront: Bool { life.phase == .active || life.phase == .inactive }

  /// Whether letters go to a field.
  var isTyping: Bool { form.focus != nil && life.phase == .active }

  /// Whether anything moves, so that another picture is due soon.
  var isMoving: Bool {
    let time = clock.simulated
    return form.isMoving(at: time) || movement?.isMoving(at: time) == true
  }

  /// When something happens by itself, in real time; nil while nothing will.
  var nextTime: TimeInterval? { typist.nextTime }

  /// Where the keyboard is now; nil while nothing of it is on the screen.
  var plate: KeyboardPlate? { movement.flatMap { plate(frame: $0.frame(at: clock.simulated)) } }

  /// The keys on the plate.
  var keys: KeyCells? { plate.map { KeyCells(typist.machine.solution, on: $0) } }

  /// A keyboard at a frame; nil when nothing of it is on the screen.
  func plate(frame: CGRect) -> KeyboardPlate? {
    let geometry = geometry
    guard let movement, isInFront,
      KeyboardPlacement(keyboard: frame, screen: geometry.points).isVisible
    else { return nil }
    let goal = KeyboardPlacement(keyboard: movement.info.frameEnd, screen: geometry.points)
    let heights = device.keyboardHeights(orientation)
    let bar: CGFloat =
      if hardware != nil {
        Self.shortcutBar
      } else if frame.width < geometry.points.width - 0.5 || !hasSuggestionBar {
        0
      } else {
        CGFloat(heights.withBar - heights.plain)
      }
    return KeyboardPlate(
      .init(
        frame: frame,
        bar: bar,
        hasGrip: goal == .undocked || goal == .floating,
        isMoving: movement.isMoving(at: clock.simulated)
      ),
      in: geometry
    )
  }

  /// What stays on the screen of a tablet with a keyboard plugged in.
  private static let shortcutBar: CGFloat = 55
}
