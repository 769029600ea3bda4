import Foundation

/// Collects what is odd about a layout while its rows and keys are placed.
struct LayoutInspector {
  private(set) var diagnostics: [LayoutDiagnostic] = []
  private var seen: Set<String> = []

  mutating func begin(_ layout: KeyboardLayout) {
    seen.reserveCapacity(layout.rows.count * 12)
    if layout.rows.isEmpty { report(.noRows, row: nil, "the layout has no rows") }
  }

  mutating func check(_ plan: RowPlan, row: Int) {
    if let overflow = plan.overflow {
      let isRelative = RowPlan.exceeds(overflow.relative, overflow.available)
      let kind = isRelative ? "relative" : "fixed"
      let width = Self.text(isRelative ? overflow.relative : overflow.fixed)
      report(
        isRelative ? .relativeOverflow : .staticOverflow,
        row: row,
        "the \(kind) widths are \(width) points of \(Self.text(overflow.available))"
      )
    }
    if plan.isUnderfull {
      report(
        .noDynamicKey,
        row: row,
        "no key takes the \(Self.text(plan.leftover)) points left over"
      )
    }
  }

  mutating func check(_ button: KeyboardButton, row: Int) {
    switch button.width {
    case .dynamic: break
    case .static(let value), .relative(let value):
      if !(value >= 0 && value.isFinite) {
        let width = value.isFinite ? Self.text(value) : "\(value)"
        report(.invalidWidth, row: row, "the width \(width) of '\(button.identifier)' counts as 0")
      }
    }
    if !seen.insert(button.identifier).inserted {
      report(
        .duplicateIdentifier,
        row: row,
        "the identifier '\(button.identifier)' is used more than once"
      )
    }
  }

  private mutating func report(_ code: LayoutDiagnostic.Code, row: Int?, _ message: String) {
    diagnostics.append(LayoutDiagnostic(code, row: row, message: message))
  }

  /// A length for people: at most two decimals, and a power of ten for what nobody would count.
  private static func text(_ value: Double) -> String {
    guard value < .infinity else { return "more than \(Double.greatestFiniteMagnitude)" }
    guard abs(value) < 1e15 else { return "\(value)" }
    let text = String(format: "%.2f", value)
    return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
  }
}
