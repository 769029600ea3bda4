/// How a ``TypingMachine`` understands fingers; times are in seconds.
public struct TypingOptions: Hashable, Sendable {
  /// Which key a rolling finger types.
  public var policy: TypingPolicy
  /// Two taps on shift are a double tap when less than this passes from touch-down to touch-down.
  public var shiftWindow: Double
  /// Two spaces become a full stop and a space when less than this passes from touch-down to
  /// touch-down; nil when they never do.
  public var doubleSpaceWindow: Double?
  /// How a held backspace key repeats; nil when it does not.
  public var backspace: KeyRepeat?
  /// How long a key with a pop is held until its menu opens.
  public var menuDelay: Double
  /// How many points outside of the keyboard a finger that came down on it still counts as at the
  /// edge.
  public var tolerance: Double

  /// Makes options.
  public init(
    policy: TypingPolicy = .release,
    shiftWindow: Double = 0.3,
    doubleSpaceWindow: Double? = 0.5,
    backspace: KeyRepeat? = KeyRepeat(),
    menuDelay: Double = 1,
    tolerance: Double = 0
  ) {
    self.policy = policy
    self.shiftWindow = shiftWindow
    self.doubleSpaceWindow = doubleSpaceWindow
    self.backspace = backspace
    self.menuDelay = menuDelay
    self.tolerance = tolerance
  }

  /// For fingers on glass, which slip over the upper edge: the defaults, with a tolerance of 20.
  public static let touchScreen = TypingOptions(tolerance: 20)
}
