/// The circumstances that a layout is solved for.
public struct KeyboardTraits: Hashable, Sendable {
  /// Which of the styles' metrics count, whatever the size.
  public var orientation: KeyboardOrientation
  /// Whether rows run from right to left, so that the keyboard is the mirror image of itself.
  ///
  /// Leading is on the right then. What the keys show is not mirrored.
  public var isMirrored: Bool
  /// Whether a point between two keys belongs to neither; otherwise every point has a key.
  public var hasDeadZones: Bool
  /// The pixels in a point, when frames are to begin and end on whole pixels; nil for exact frames.
  ///
  /// Numbers that no screen has, such as 0, are as nil.
  public var pixelsPerPoint: Double?

  /// Makes traits.
  public init(
    orientation: KeyboardOrientation = .portrait,
    isMirrored: Bool = false,
    hasDeadZones: Bool = false,
    pixelsPerPoint: Double? = nil
  ) {
    self.orientation = orientation
    self.isMirrored = isMirrored
    self.hasDeadZones = hasDeadZones
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// Upright, from left to right, exact.
  public static let portrait = KeyboardTraits()
  /// On its side, from left to right, exact.
  public static let landscape = KeyboardTraits(orientation: .landscape)
}
