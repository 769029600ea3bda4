/// Which key a finger types that rolls from one key to another.
///
/// Whatever the policy, the pop shows the key that will be typed.
public enum TypingPolicy: Hashable, Sendable {
  /// The key that the finger lifts from.
  case release
  /// The key that the finger came down on; it acts at once.
  case press
  /// The key that the finger came down on, until the finger is at least so many points outside of
  /// that key's hit area; then the key under the finger, in the same way.
  case hysteresis(Double)
}
