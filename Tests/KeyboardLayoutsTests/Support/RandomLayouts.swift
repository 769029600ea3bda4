import Foundation
import KeyboardLayouts
import TestSupport

/// Makes layouts out of anything that a layout may hold.
struct RandomLayouts {
  private var generator: SeededGenerator
  private var count = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func layout() -> KeyboardLayout {
    let style = KeyboardLayoutStyle(top: metric(), bottom: metric(), rowSpacing: metric())
    let rows = (0..<Int.random(in: 0...5, using: &generator)).map { _ in row(depth: 0) }
    return KeyboardLayout(style: style, rows: rows)
  }

  mutating func size() -> CGSize {
    CGSize(
      width: Double.random(in: 0...400, using: &generator).rounded(),
      height: Double.random(in: 0...300, using: &generator).rounded()
    )
  }

  mutating func traits() -> KeyboardTraits {
    KeyboardTraits(
      orientation: .random(using: &generator) ? .portrait : .landscape,
      isMirrored: .random(using: &generator),
      pixelsPerPoint: [nil, nil, 1, 2, 3].randomElement(using: &generator) ?? nil
    )
  }

  private mutating func row(depth: Int) -> KeyboardRow {
    let style = KeyboardRowStyle(
      leading: metric(),
      trailing: metric(),
      top: metric(),
      bottom: metric(),
      spacing: metric(),
      alignment: KeyboardRowStyle.Alignment.allCases.randomElement(using: &generator) ?? .leading
    )
    let items = (0..<Int.random(in: 0...6, using: &generator)).map { _ -> KeyboardItem in
      if depth < 4, Int.random(in: 0..<4, using: &generator) == 0 {
        return .row(row(depth: depth + 1))
      }
      count += 1
      return .button(.key("\(count)", width: width()))
    }
    return KeyboardRow(style: style, items: items)
  }

  private mutating func width() -> KeyboardButtonWidth {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .static(number(200))
    case 1: .relative(number(0.6))
    default: .dynamic
    }
  }

  private mutating func metric() -> KeyboardMetric {
    KeyboardMetric(number(20), landscape: number(40))
  }

  /// Mostly a number up to a limit, now and then an absurd one.
  private mutating func number(_ limit: Double) -> Double {
    let absurd = [0, -5, .nan, .infinity, -.infinity, 1e300, 5000, 1e-300]
    return Int.random(in: 0..<12, using: &generator) == 0
      ? absurd.randomElement(using: &generator) ?? 0
      : Double.random(in: 0...limit, using: &generator)
  }
}
