/// One line of the result: what a piece of work costs with Notables, without it, and at least.
struct Row {
  let work: String
  let size: Int
  let notables: Double
  /// What a user writes instead costs; nil where there is nothing to compare with.
  let baseline: Double?
  /// The least that the work can cost; nil where nobody can tell.
  let limit: Double?
  let unit: String

  var json: String {
    func number(_ value: Double?) -> String { value.map { "\($0.toThreeDigits)" } ?? "null" }
    return """
      {"work":"\(work)","size":\(size),"notables":\(number(notables)),\
      "baseline":\(number(baseline)),"limit":\(number(limit)),"unit":"\(unit)"}
      """
  }

  static let heading = columns(
    "work",
    "size",
    "notables",
    "baseline",
    "limit",
    "unit",
    "baseline/n."
  )

  var text: String {
    func number(_ value: Double?) -> String { value.map { "\($0.toThreeDigits)" } ?? "-" }
    let ratio = baseline.map { "\(($0 / notables).toThreeDigits)" } ?? "-"
    return Self.columns(
      work,
      "\(size)",
      number(notables),
      number(baseline),
      number(limit),
      unit,
      ratio
    )
  }

  private static func columns(_ texts: String...) -> String {
    let widths = [12, 8, 10, 10, 10, 6, 12]
    return zip(texts, widths).enumerated().map { index, column in
      let space = String(repeating: " ", count: max(0, column.1 - column.0.count))
      return index == 0 || index == 5 ? " " + column.0 + space : space + column.0
    }.joined()
  }
}

extension Double {
  /// Rounded to three digits, whole numbers kept.
  fileprivate var toThreeDigits: Double {
    guard self != 0, isFinite else { return self }
    var scale = 1.0
    var value = abs(self)
    while value >= 1000 { (value, scale) = (value / 10, scale * 10) }
    while value < 100 { (value, scale) = (value * 10, scale / 10) }
    return scale >= 1
      ? (self / scale).rounded() * scale : (self * (1 / scale)).rounded() / (1 / scale)
  }
}
