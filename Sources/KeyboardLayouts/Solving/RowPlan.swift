/// How a row's width is shared: the spaces first, then the fixed widths, then the dynamic places.
struct RowPlan {
  /// The fixed widths of a row that has no room for them.
  struct Overflow {
    let relative: Double
    let fixed: Double
    let available: Double
  }

  /// How all spaces shrink when they alone are wider than the row.
  private let squeeze: Shrinking
  let leading: Double
  let spacing: Double
  /// The width less leading, trailing and the spacings, which a relative width is a share of.
  let clean: Double
  /// How the fixed widths shrink.
  private let shrink: Shrinking
  /// The width of a dynamic key, and of a row within the row without its two ends.
  let slot: Double
  /// The width that the fixed widths leave.
  let leftover: Double
  let overflow: Overflow?
  /// Whether width is left over and nothing takes it.
  let isUnderfull: Bool

  private let orientation: KeyboardOrientation

  init(_ row: KeyboardRow, width: Double, orientation: KeyboardOrientation) {
    self.orientation = orientation
    var spaces = Spaces(row, orientation, unit: 1)
    let spaceUnit = Shrinking.unit(for: spaces.sum)
    if spaceUnit < 1 { spaces = Spaces(row, orientation, unit: spaceUnit) }
    squeeze = Shrinking(unit: spaceUnit, sum: spaces.sum, room: width)
    leading = squeeze.length(row.style.leading[orientation])
    spacing = squeeze.length(row.style.spacing[orientation])
    clean = max(0, width - spaces.own * squeeze.factor)
    let available = spaces.sum > width || spaceUnit < 1 ? 0 : max(0, clean - spaces.inner)

    var widths = Widths(row, clean: clean, unit: 1)
    let widthUnit = Shrinking.unit(for: widths.sum)
    if widthUnit < 1 { widths = Widths(row, clean: clean, unit: widthUnit) }
    shrink = Shrinking(unit: widthUnit, sum: widths.sum, room: available)
    let fixed = widths.sum / widthUnit
    leftover = max(0, available - fixed)
    slot = leftover / Double(max(1, widths.slots))
    overflow =
      Self.exceeds(fixed, available)
      ? Overflow(relative: widths.relative / widthUnit, fixed: fixed, available: available) : nil
    isUnderfull = widths.slots == 0 && !row.items.isEmpty && Self.exceeds(available, fixed)
  }

  /// The width of a key of the row.
  func width(of button: KeyboardButton) -> Double {
    switch button.width {
    case .dynamic: slot
    case .static(let width): shrink.length(width)
    case .relative(let share): shrink.length(share, times: clean)
    }
  }

  /// The width of a row within the row.
  func width(of row: KeyboardRow) -> Double {
    slot + row.style.ends(orientation, unit: squeeze.unit) * squeeze.factor
  }

  /// Whether a width is larger than another by more than the last digits of their sums.
  static func exceeds(_ width: Double, _ other: Double) -> Bool {
    width - other > 1e-6
  }
}

/// The sums of a row's spaces, in a unit.
private struct Spaces {
  /// Leading, trailing and the spacings.
  let own: Double
  /// The ends of the rows within the row.
  private(set) var inner = 0.0

  var sum: Double { own + inner }

  init(_ row: KeyboardRow, _ orientation: KeyboardOrientation, unit: Double) {
    let gaps = Double(max(0, row.items.count - 1))
    let gap = row.style.spacing[orientation].counted * unit
    own = row.style.ends(orientation, unit: unit) + gap * gaps
    for case .row(let row) in row.items { inner += row.style.ends(orientation, unit: unit) }
  }
}

/// The sums of a row's fixed widths, in a unit, and the number of its dynamic places.
private struct Widths {
  private(set) var points = 0.0
  private(set) var relative = 0.0
  private(set) var slots = 0

  var sum: Double { points + relative }

  init(_ row: KeyboardRow, clean: Double, unit: Double) {
    for item in row.items {
      switch item {
      case .row: slots += 1
      case .button(let button):
        switch button.width {
        case .dynamic: slots += 1
        case .static(let width): points += width.counted * unit
        case .relative(let share): relative += share.counted * unit * clean
        }
      }
    }
  }
}

extension KeyboardRowStyle {
  /// The space at both ends, in a unit.
  fileprivate func ends(_ orientation: KeyboardOrientation, unit: Double) -> Double {
    leading[orientation].counted * unit + trailing[orientation].counted * unit
  }
}

extension KeyboardMetric {
  /// The length in an orientation, as it counts.
  func length(_ orientation: KeyboardOrientation) -> Double {
    self[orientation].asLength
  }
}

extension Double {
  /// The number as it counts: negative and non-finite ones are 0.
  var counted: Double {
    self > 0 && self < .infinity ? self : 0
  }

  /// The number as it counts as a length, at most so large that a sum of lengths keeps its meaning.
  var asLength: Double { min(counted, Shrinking.limit) }
}
