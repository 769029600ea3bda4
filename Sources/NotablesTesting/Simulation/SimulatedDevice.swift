import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// The measures of a device that a keyboard depends on, in points.
///
/// The heights include the home indicator's inset. They are those of English system keyboards, as
/// reported and measured; a device of your own is made from its numbers.
public struct SimulatedDevice: Sendable {
  /// The way in which the device is held.
  public enum Orientation: String, CaseIterable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// The keyboard's height without and with the bar of suggestions.
  public struct KeyboardHeights: Hashable, Sendable {
    /// Without the bar.
    public let plain: Double
    /// With the bar.
    public let withBar: Double

    /// Makes a pair of heights.
    public init(plain: Double, withBar: Double) {
      self.plain = plain
      self.withBar = withBar
    }
  }

  /// The name in lower case with hyphens, such as `iphone-15`.
  public let name: String
  /// Whether its keyboard can float and leave its dock.
  public let isTablet: Bool
  private let portraitScreen: CGSize
  private let portraitHeights: KeyboardHeights
  private let landscapeHeights: KeyboardHeights
  /// The safe area's inset at the top, upright.
  public let safeTop: Double
  private let portraitSafeBottom: Double

  /// Makes a device.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - screen: The size of its screen, upright.
  ///   - portrait: The keyboard's heights, upright.
  ///   - landscape: The keyboard's heights, on its side.
  ///   - safeTop: The safe area's inset at the top, upright.
  ///   - safeBottom: The safe area's inset at the bottom, upright.
  ///   - isTablet: Whether its keyboard can float and leave its dock.
  public init(
    name: String,
    screen: CGSize,
    portrait: KeyboardHeights,
    landscape: KeyboardHeights,
    safeTop: Double,
    safeBottom: Double,
    isTablet: Bool
  ) {
    self.name = name
    self.isTablet = isTablet
    portraitScreen = screen
    portraitHeights = portrait
    landscapeHeights = landscape
    self.safeTop = safeTop
    portraitSafeBottom = safeBottom
  }

  /// The screen in its own coordinates.
  public func screen(_ orientation: Orientation) -> CGRect {
    switch orientation {
    case .portrait:
      CGRect(origin: .zero, size: portraitScreen)
    case .landscape:
      CGRect(x: 0, y: 0, width: portraitScreen.height, height: portraitScreen.width)
    }
  }

  /// The heights of the docked keyboard.
  public func keyboardHeights(_ orientation: Orientation) -> KeyboardHeights {
    switch orientation {
    case .portrait: portraitHeights
    case .landscape: landscapeHeights
    }
  }

  /// The safe area's inset at the bottom: on its side, a phone's home indicator takes 21.
  public func safeBottom(_ orientation: Orientation) -> Double {
    guard orientation == .landscape, !isTablet, portraitSafeBottom > 0 else {
      return portraitSafeBottom
    }
    return 21
  }
}

extension SimulatedDevice {
  /// The devices with profiles, phones first, small before large.
  public static let all: [SimulatedDevice] = [
    device("iphone-se", 320, 568, 216, 253, landscape: 199, safe: (20, 0)),
    device("iphone-8", 375, 667, 216, 260, landscape: 200, safe: (20, 0)),
    device("iphone-8-plus", 414, 736, 226, 271, landscape: 200, safe: (20, 0)),
    device("iphone-x", 375, 812, 291, 336, landscape: 209, safe: (44, 34)),
    device("iphone-11", 414, 896, 301, 346, landscape: 209, safe: (48, 34)),
    device("iphone-14", 390, 844, 291, 336, landscape: 209, safe: (47, 34)),
    device("iphone-14-plus", 428, 926, 301, 346, landscape: 209, safe: (47, 34)),
    standard,
    device("iphone-15-pro-max", 430, 932, 301, 346, landscape: 209, safe: (59, 34)),
    device("ipad-9.7", 768, 1024, 263, 313, landscape: 398, safe: (20, 0), isTablet: true),
    device("ipad-10.2", 810, 1080, 263, 313, landscape: 398, safe: (20, 0), isTablet: true),
    device("ipad-pro-11", 834, 1194, 283, 333, landscape: 418, safe: (24, 20), isTablet: true),
    device("ipad-pro-12.9", 1024, 1366, 348, 398, landscape: 491, safe: (24, 20), isTablet: true),
  ]

  /// The device that is used where none is named: `iphone-15`.
  public static let standard = device(
    "iphone-15",
    393,
    852,
    291,
    336,
    landscape: 209,
    safe: (59, 34)
  )

  /// The device with this name, nil when there is none.
  public static func named(_ name: String) -> SimulatedDevice? {
    all.first { $0.name == name }
  }

  private static func device(
    _ name: String,
    _ width: Double,
    _ height: Double,
    _ plain: Double,
    _ withBar: Double,
    landscape: Double,
    safe: (top: Double, bottom: Double),
    isTablet: Bool = false
  ) -> SimulatedDevice {
    // On its side a phone's bar of suggestions is lower than upright, a tablet's is not.
    let bar = isTablet ? withBar - plain : min(38, withBar - plain)
    return SimulatedDevice(
      name: name,
      screen: CGSize(width: width, height: height),
      portrait: KeyboardHeights(plain: plain, withBar: withBar),
      landscape: KeyboardHeights(plain: landscape - bar, withBar: landscape),
      safeTop: safe.top,
      safeBottom: safe.bottom,
      isTablet: isTablet
    )
  }
}
