extension KeyboardButtonStyle {
  /// The colour of a system keyboard's letter keys.
  public static let lightBackground = KeyboardColor(
    light: Shade(255, 255, 255),
    dark: Shade(107, 107, 107)
  )
  /// The colour of a system keyboard's other keys.
  public static let darkBackground = KeyboardColor(
    light: Shade(172, 179, 188),
    dark: Shade(71, 71, 71)
  )
  /// The colour of the thin shadow below a system keyboard's keys.
  public static let systemShadow = KeyboardColor(
    light: Shade(137, 139, 143),
    dark: Shade(24, 24, 24)
  )

  /// A key that types what it shows: light, with a pop.
  public static let key = KeyboardButtonStyle(pop: KeyPopStyle())
  /// The space bar: light, with small text.
  public static let space = KeyboardButtonStyle(fontSize: 15)
  /// A key that does something else: dark, with small text.
  public static let dark = KeyboardButtonStyle(
    background: darkBackground,
    pressedBackground: lightBackground,
    fontSize: 15
  )

  /// The style of a key that names none: by what the key does.
  public static func standard(for action: KeyAction) -> KeyboardButtonStyle {
    switch action {
    case .insert: key
    case .space: space
    default: dark
    }
  }
}
