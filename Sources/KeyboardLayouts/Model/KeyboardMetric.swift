/// A number of a style: one value for both orientations, or one for each.
///
/// Lengths are in points. A number literal is the same in both orientations:
///
/// ```swift
/// KeyboardRowStyle(leading: 3, bottom: KeyboardMetric(6, landscape: 4))
/// ```
public struct KeyboardMetric: Hashable, Sendable {
  /// The value upright.
  public var portrait: Double
  /// The value on its side.
  public var landscape: Double

  /// Makes a metric that is the same in both orientations.
  public init(_ value: Double) {
    self.init(value, landscape: value)
  }

  /// Makes a metric of two values.
  ///
  /// - Parameters:
  ///   - portrait: The value upright.
  ///   - landscape: The value on its side.
  public init(_ portrait: Double, landscape: Double) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// The value in an orientation.
  public subscript(orientation: KeyboardOrientation) -> Double {
    orientation == .portrait ? portrait : landscape
  }
}

extension KeyboardMetric: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a metric that is the same in both orientations.
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Makes a metric that is the same in both orientations.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}
