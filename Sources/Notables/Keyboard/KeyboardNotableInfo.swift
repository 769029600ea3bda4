import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// What a keyboard notification says: how the keyboard moves, from where to where, and whose it is.
///
/// Any value can be absent from a notification. A property then has the default given with it, and
/// `missing` tells the absent value from a real one.
public struct KeyboardNotableInfo: Sendable {
  /// The curve along which the keyboard moves; `.easeInOut` when absent.
  public let animationCurve: AnimationCurve

  /// How long the keyboard moves, in seconds, as it was sent; 0 when absent.
  ///
  /// With `AnimationCurve.keyboard` UIKit takes the spring's own half second instead.
  public let animationDuration: TimeInterval

  /// Where the keyboard starts, in screen coordinates and points; `frameEnd` when absent.
  ///
  /// For animation only. Its size can differ from the keyboard's.
  public let frameBegin: CGRect

  /// Where the keyboard ends, in screen coordinates and points; `CGRect.null` when absent.
  public let frameEnd: CGRect

  /// Whether the keyboard belongs to this app, and not to its neighbour in Split View; true when
  /// absent.
  public let isLocal: Bool

  /// The values that were absent from the notification, or not of a type that can be read.
  public let missing: Keys

  /// Makes an info from its parts; a part that is nil is missing.
  public init(
    animationCurve: AnimationCurve?,
    animationDuration: TimeInterval?,
    frameBegin: CGRect?,
    frameEnd: CGRect?,
    isLocal: Bool?
  ) {
    self.animationCurve = animationCurve ?? .easeInOut
    self.animationDuration = animationDuration ?? 0
    self.frameEnd = frameEnd ?? .null
    self.frameBegin = frameBegin ?? self.frameEnd
    self.isLocal = isLocal ?? true
    var missing: Keys = []
    if frameBegin == nil { missing.insert(.frameBegin) }
    if frameEnd == nil { missing.insert(.frameEnd) }
    if animationDuration == nil { missing.insert(.animationDuration) }
    if animationCurve == nil { missing.insert(.animationCurve) }
    if isLocal == nil { missing.insert(.isLocal) }
    self.missing = missing
  }
}

extension KeyboardNotableInfo {
  /// A set of the values that a keyboard notification carries.
  public struct Keys: OptionSet, Hashable, Sendable {
    /// One bit for each value.
    public let rawValue: UInt8

    /// The set of the values whose bits are set.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// `UIKeyboardFrameBeginUserInfoKey`.
    public static let frameBegin = Keys(rawValue: 1 << 0)
    /// `UIKeyboardFrameEndUserInfoKey`.
    public static let frameEnd = Keys(rawValue: 1 << 1)
    /// `UIKeyboardAnimationDurationUserInfoKey`.
    public static let animationDuration = Keys(rawValue: 1 << 2)
    /// `UIKeyboardAnimationCurveUserInfoKey`.
    public static let animationCurve = Keys(rawValue: 1 << 3)
    /// `UIKeyboardIsLocalUserInfoKey`.
    public static let isLocal = Keys(rawValue: 1 << 4)

    /// The raw strings of the keys in this set: begin, end, duration, curve, isLocal.
    public var names: [String] {
      Keys.all.filter { contains($0.key) }.map(\.name)
    }

    private static let all: [(key: Keys, name: String)] = [
      (.frameBegin, UserInfoKey.frameBegin),
      (.frameEnd, UserInfoKey.frameEnd),
      (.animationDuration, UserInfoKey.animationDuration),
      (.animationCurve, UserInfoKey.animationCurve),
      (.isLocal, UserInfoKey.isLocal),
    ]
  }
}

extension KeyboardNotableInfo: Hashable {
  // Not synthesized: CGRect is Hashable on Linux only, and two NaNs count as equal here.
  /// Compares every value; two NaNs are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.animationCurve == right.animationCurve
      && left.isLocal == right.isLocal
      && left.missing == right.missing
      && zip(left.numbers, right.numbers).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
  }

  /// Hashes every value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(animationCurve)
    hasher.combine(isLocal)
    hasher.combine(missing)
    for number in numbers { hasher.combine(number.isNaN ? .nan : number) }
  }

  private var numbers: [Double] {
    [animationDuration]
      + [frameBegin, frameEnd].flatMap { frame in
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
      }
  }
}

extension KeyboardNotableInfo: CustomStringConvertible {
  /// The frames, the duration and the curve.
  public var description: String {
    let frames = "\(frameBegin.brief) to \(frameEnd.brief)"
    let whose = isLocal ? "" : ", another app's"
    return "\(frames), \(animationDuration) s, \(animationCurve)\(whose)"
  }
}

extension CGRect {
  fileprivate var brief: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
