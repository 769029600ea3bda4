/// A view animation's curve, by the raw value that the system sends.
///
/// Any raw value is kept as it came: the keyboard's own curve has no public name in UIKit.
public struct AnimationCurve: RawRepresentable, Hashable, Sendable {
  /// The number that the system sends.
  public let rawValue: Int

  /// Keeps any raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Slow at both ends.
  public static let easeInOut = AnimationCurve(rawValue: 0)
  /// Slow at the start.
  public static let easeIn = AnimationCurve(rawValue: 1)
  /// Slow at the end.
  public static let easeOut = AnimationCurve(rawValue: 2)
  /// The same speed throughout.
  public static let linear = AnimationCurve(rawValue: 3)
  /// The curve that the keyboard has sent since iOS 7: a critically damped spring of half a second.
  public static let keyboard = AnimationCurve(rawValue: 7)

  /// The raw value of the `UIView.AnimationOptions` that select this curve: the raw value in bits 16
  /// to 19, or 0 where it does not fit there.
  public var options: UInt {
    0...15 ~= rawValue ? UInt(rawValue) << 16 : 0
  }

  /// The nearest of the four curves that UIKit names: `.easeInOut` for the keyboard's and for any
  /// unknown one.
  public var named: AnimationCurve {
    0...3 ~= rawValue ? self : .easeInOut
  }

  /// How the curve runs; that of `named` for an unknown raw value.
  public var timing: TimingFunction {
    switch self {
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    case .keyboard: .keyboard
    default: .easeInOut
    }
  }
}

extension AnimationCurve: CustomStringConvertible {
  /// The curve's name here, or its raw value.
  public var description: String {
    switch self {
    case .easeInOut: "easeInOut"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .linear: "linear"
    case .keyboard: "keyboard"
    default: "curve \(rawValue)"
    }
  }
}
