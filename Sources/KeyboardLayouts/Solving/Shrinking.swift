/// How lengths shrink by one factor until their sum fits, however large they are.
///
/// Lengths whose sum may be more than any number are counted as small parts of themselves first.
struct Shrinking {
  /// No room is larger than this, and so no sum of lengths that fit.
  static let limit = 1e12

  /// What a length of 1 is counted as.
  let unit: Double
  /// The factor for lengths that are so counted; 1 when all of them fit.
  let factor: Double

  /// What to count a length of 1 as, for lengths that have this sum when it is 1.
  ///
  /// A power of two, so that no digit is lost.
  static func unit(for sum: Double) -> Double {
    sum <= limit ? 1 : 0x1p-600
  }

  /// Makes lengths of a sum, which is counted in the unit, fit into a room.
  init(unit: Double, sum: Double, room: Double) {
    self.unit = unit
    factor = unit < 1 || sum > room ? room / sum : 1
  }

  /// A length, or a share of a whole, as it is after shrinking; negative and non-finite ones are 0.
  func length(_ value: Double, times whole: Double = 1) -> Double {
    value.counted * unit * whole * factor
  }
}
