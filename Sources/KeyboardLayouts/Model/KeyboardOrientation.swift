/// The way in which a keyboard is held, told by the caller and never read from a screen.
public enum KeyboardOrientation: String, CaseIterable, Codable, Sendable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape
}
