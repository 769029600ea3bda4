import Foundation
import Notables

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A device's software keyboard without a device: posts what the system posts, in the system's order.
///
/// ```swift
/// let keyboard = SimulatedKeyboard(device: .standard, center: center, time: time)
/// keyboard.show()
/// time.advance(by: 0.5)  // now the did-events are posted
/// ```
///
/// The will-events have reached their hooks when a method returns, the did-events come when the
/// movement has taken its time. A movement that begins before the last one has ended takes the
/// last one's did-events away, as it can happen on a device.
@MainActor
public final class SimulatedKeyboard {
  /// A keyboard that is plugged in.
  public enum Hardware: Sendable {
    /// With the bar of shortcuts on the screen. A phone has none.
    case withBar
    /// With nothing on the screen.
    case withoutBar
  }

  /// How the keyboard stands on the screen while a field is edited.
  public enum Style: String, Sendable {
    /// At the bottom, as wide as the screen.
    case docked
    /// Higher up, as wide as the screen; tablets only.
    case undocked
    /// Small and anywhere; tablets only.
    case floating
  }

  /// The device whose keyboard it is.
  public let device: SimulatedDevice
  /// The way in which the device is held.
  public private(set) var orientation: SimulatedDevice.Orientation
  /// How the keyboard stands, or would if it were shown.
  public private(set) var style: Style = .docked
  /// Whether a field is edited, so that the keyboard is up unless hardware stands in for it.
  public private(set) var isShown = false
  /// Whether the bar of suggestions is on.
  public private(set) var hasSuggestionBar: Bool
  /// What is plugged in.
  public private(set) var hardware: Hardware?

  /// The keyboard's frame in screen coordinates, as the last notification's end frame told it.
  public private(set) var frame: CGRect

  /// Whether moving to another field posts a show pair, as up to iOS 10, or nothing.
  public var announcesFieldSwitch = false
  /// Whether a rotation posts its show pair twice, as it often does.
  public var repeatsShowOnRotation = false

  /// The top left corner of an undocked or floating keyboard.
  private var origin = CGPoint.zero
  private let poster: KeyboardPoster

  /// Makes a keyboard that is hidden and docked.
  ///
  /// - Parameters:
  ///   - device: Whose keyboard it is.
  ///   - orientation: The way in which the device is held.
  ///   - suggestionBar: Whether the bar of suggestions is on.
  ///   - center: Where it posts.
  ///   - time: When movements end.
  public init(
    device: SimulatedDevice = .standard,
    orientation: SimulatedDevice.Orientation = .portrait,
    suggestionBar: Bool = true,
    center: NotificationCenter = .default,
    time: any NotableTime
  ) {
    self.device = device
    self.orientation = orientation
    hasSuggestionBar = suggestionBar
    poster = KeyboardPoster(center: center, time: time)
    frame = .zero
    frame = belowScreen
  }

  /// The screen in its own coordinates, as the device is held.
  public var screen: CGRect { device.screen(orientation) }

  /// Begins to edit a field; when one is edited already, this is a switch of fields.
  public func show() {
    guard !isShown else { return switchField() }
    isShown = true
    if comesUp {
      move(style == .docked ? .show : .change, to: shownFrame)
    } else {
      // Nothing comes up, yet the system says that something hides.
      frame = belowScreen
      poster.post(.hide, from: frame, to: frame)
    }
  }

  /// Ends editing; nothing happens when no field is edited.
  public func hide() {
    guard isShown else { return }
    isShown = false
    move(style == .docked || hardware != nil ? .hide : .change, to: belowScreen)
  }

  /// Goes to another field; nothing happens when none is edited.
  ///
  /// - Parameter suggestionBar: Whether the new field has a bar; nil for the same as the old.
  public func switchField(suggestionBar: Bool? = nil) {
    if let suggestionBar, suggestionBar != hasSuggestionBar {
      setSuggestionBar(suggestionBar)
    } else if isShown, announcesFieldSwitch, style == .docked, hardware == nil {
      move(.show, to: shownFrame, duration: 0)
    }
  }

  /// Turns the bar of suggestions on or off; the keyboard grows or shrinks without animation.
  public func setSuggestionBar(_ isOn: Bool) {
    guard isOn != hasSuggestionBar else { return }
    hasSuggestionBar = isOn
    if isShown, style == .docked, hardware == nil {
      move(.show, to: shownFrame, duration: 0)
    } else if !isShown {
      frame = belowScreen
    }
  }

  /// Turns the device; a keyboard that is up hides and comes up again on the turned screen.
  public func rotate(to orientation: SimulatedDevice.Orientation) {
    guard orientation != self.orientation else { return }
    if comesUp, style == .docked { move(.hide, to: belowScreen, duration: 0) }
    self.orientation = orientation
    frame = belowScreen
    guard comesUp else { return }
    guard style == .docked else {
      // Where it floated may not be on the turned screen.
      origin.x = max(0, min(origin.x, screen.width - shownFrame.width))
      origin.y = max(0, min(origin.y, screen.height - shownFrame.height))
      return move(.change, to: shownFrame)
    }
    if repeatsShowOnRotation { move(.show, to: shownFrame, duration: 0) }
    move(.show, to: shownFrame)
  }

  /// Takes the keyboard off its dock, half-way up the screen.
  ///
  /// - Throws: ``SimulationError`` on a phone, or when no field is edited.
  public func undock() throws {
    let origin = CGPoint(x: 0, y: (screen.height - dockedHeight) / 2)
    try leaveDock(for: .undocked, at: origin, step: "undock")
  }

  /// Makes the keyboard small.
  ///
  /// - Parameter origin: Its top left corner.
  /// - Throws: ``SimulationError`` on a phone, or when no field is edited.
  public func float(at origin: CGPoint) throws {
    try leaveDock(for: .floating, at: origin, step: "float")
  }

  /// Drags an undocked or floating keyboard: its frame is zero while it is dragged.
  ///
  /// - Parameter origin: Where its top left corner is dropped. Undocked, it stays as wide as the
  ///   screen, so only the height counts.
  /// - Throws: ``SimulationError`` when the keyboard is docked or not shown.
  public func drag(to origin: CGPoint) throws {
    guard isShown, style != .docked else { throw impossible("drag") }
    move(.change, to: .zero)
    self.origin = CGPoint(x: style == .undocked ? 0 : origin.x, y: origin.y)
    move(.change, to: shownFrame)
  }

  /// Puts an undocked or floating keyboard back at the bottom.
  ///
  /// - Throws: ``SimulationError`` when the keyboard is docked or not shown.
  public func dock() throws {
    guard isShown, style != .docked else { throw impossible("dock") }
    style = .docked
    move(.show, to: shownFrame)
  }

  /// Plugs a hardware keyboard in; one that is up on the screen gives way to it.
  public func connect(_ hardware: Hardware) {
    guard hardware != self.hardware else { return }
    self.hardware = hardware
    guard isShown else { return }
    style = .docked
    if comesUp { move(.show, to: shownFrame) } else { move(.hide, to: belowScreen) }
  }

  /// Unplugs the hardware keyboard; the one on the screen comes up if a field is edited.
  public func disconnectHardware() {
    guard hardware != nil else { return }
    hardware = nil
    if isShown { move(.show, to: shownFrame) }
  }

  /// Stands for a keyboard without its bar: 55 points of a tablet's shortcuts.
  private static let shortcutBarHeight: CGFloat = 55
  private static let floatingSize = CGSize(width: 320, height: 254)

  /// Whether anything of the keyboard is on the screen: beside hardware only a tablet's bar is.
  private var comesUp: Bool {
    isShown && (hardware == nil || (hardware == .withBar && device.isTablet))
  }

  private var dockedHeight: CGFloat {
    let heights = device.keyboardHeights(orientation)
    return CGFloat(hasSuggestionBar ? heights.withBar : heights.plain)
  }

  private var belowScreen: CGRect {
    CGRect(x: 0, y: screen.height, width: screen.width, height: dockedHeight)
  }

  private var shownFrame: CGRect {
    switch style {
    case .floating:
      return CGRect(origin: origin, size: Self.floatingSize)
    case .undocked:
      return CGRect(x: 0, y: origin.y, width: screen.width, height: dockedHeight)
    case .docked:
      // The whole keyboard is reported, though only its bar is on the screen.
      let visible = hardware == .withBar ? Self.shortcutBarHeight : dockedHeight
      return belowScreen.offsetBy(dx: 0, dy: -visible)
    }
  }

  private func leaveDock(for style: Style, at origin: CGPoint, step: String) throws {
    guard device.isTablet, isShown, hardware == nil, style != self.style else {
      throw impossible(step)
    }
    if self.style == .docked { move(.hide, to: belowScreen) }
    self.style = style
    self.origin = origin
    move(.change, to: shownFrame)
  }

  private func move(
    _ movement: KeyboardPoster.Movement,
    to end: CGRect,
    duration: TimeInterval = 0.25
  ) {
    let begin = frame
    frame = end
    poster.post(movement, from: begin, to: end, duration: duration)
  }

  private func impossible(_ step: String) -> SimulationError {
    let keyboard = isShown ? style.rawValue : "hidden"
    return SimulationError(state: "\(device.name), \(keyboard)", step: step)
  }
}
