/// How a row's width is shared: the spaces first, then the fixed widths, then the dynamic places.
struct RowPlan {
  /// The fixed widths of a row that has no room for them.
  struct Overflow {
    let relative: Double
    let fixed: Double
    let available: Double
  }

  /// The factor that all spaces shrink by: 1, or less when they alone are wider than the row.
  let squeeze: Double
  let leading: Double
  let spacing: Double
  /// The width less leading, trailing and the spacings, which a relative width is a share of.
  let clean: Double
  /// The factor that the fixed widths shrink by.
  let shrink: Double
  /// The width of a dynamic key, and of a row within the row without its two ends.
  let slot: Double
  /// The width that the fixed widths leave.
  let leftover: Double
  let overflow: Overflow?
  /// Whether width is left over and nothing takes it.
  let isUnderfull: Bool

  init(_ row: KeyboardRow, width: Double, orientation: KeyboardOrientation) {
    let gaps = Double(max(0, row.items.count - 1))
    let gap = row.style.spacing.length(orientation)
    let ends = row.style.ends(orientation)
    var inner = 0.0
    var slots = 0
    for case .row(let row) in row.items {
      inner += row.style.ends(orientation)
      slots += 1
    }
    let spaces = ends + gap * gaps + inner
    let isSqueezed = spaces > width
    squeeze = isSqueezed ? width / spaces : 1
    leading = row.style.leading.length(orientation) * squeeze
    spacing = gap * squeeze
    clean = max(0, width - (ends + gap * gaps) * squeeze)
    let available = isSqueezed ? 0 : max(0, clean - inner)

    var points = 0.0
    var relative = 0.0
    for case .button(let button) in row.items {
      switch button.width {
      case .dynamic: slots += 1
      case .static(let width): points += width.asLength
      case .relative(let share): relative += share.asLength * clean
      }
    }
    let fixed = points + relative
    shrink = fixed > available ? available / fixed : 1
    leftover = max(0, available - fixed)
    slot = leftover / Double(max(1, slots))
    overflow =
      Self.exceeds(fixed, available)
      ? Overflow(relative: relative, fixed: fixed, available: available) : nil
    isUnderfull = slots == 0 && !row.items.isEmpty && Self.exceeds(available, fixed)
  }

  /// The width of a key of the row.
  func width(of button: KeyboardButton) -> Double {
    switch button.width {
    case .dynamic: slot
    case .static(let width): width.asLength * shrink
    case .relative(let share): share.asLength * clean * shrink
    }
  }

  /// Whether a width is larger than another by more than the last digits of their sums.
  static func exceeds(_ width: Double, _ other: Double) -> Bool {
    width - other > 1e-6
  }
}

extension KeyboardRowStyle {
  /// The space at both ends.
  func ends(_ orientation: KeyboardOrientation) -> Double {
    leading.length(orientation) + trailing.length(orientation)
  }
}

extension KeyboardMetric {
  /// The length in an orientation, as it counts.
  func length(_ orientation: KeyboardOrientation) -> Double {
    self[orientation].asLength
  }
}

extension Double {
  /// The number as it counts as a length: negative and non-finite ones are 0, and none is so large
  /// that a sum of lengths could lose its meaning.
  var asLength: Double {
    self > 0 && self < .infinity ? min(self, 1e12) : 0
  }
}
