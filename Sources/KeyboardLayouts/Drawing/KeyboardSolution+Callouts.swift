import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension KeyboardSolution {
  /// Where the pop of a key is.
  ///
  /// It stands above its key and is kept within the keyboard's bounds and the headroom above them. It
  /// covers a part of its key only where that leaves it too little room; see
  /// ``KeyCallout/overlapsKey``.
  ///
  /// - Parameters:
  ///   - key: A key of this solution.
  ///   - headroom: How far above the keyboard one may draw; a keyboard extension may not at all.
  /// - Returns: Nil when the key's style has no pop.
  public func pop(for key: SolvedKey, headroom: Double = 0) -> KeyCallout? {
    guard let style = key.button.style.pop else { return nil }
    let size = CGSize(
      width: key.frame.width * style.widthMultiplier.length(orientation),
      height: key.frame.height * style.heightMultiplier.length(orientation)
    )
    let x =
      switch (style.kind, traits.isMirrored) {
      case (.default, _): key.frame.midX - size.width / 2
      case (.left, false), (.right, true): key.frame.minX
      case (.right, false), (.left, true): key.frame.maxX - size.width
      }
    let space = CalloutSpace(keyboard: self.size, headroom: headroom.asLength)
    return callout(
      space.frame(size, x: x, above: key.frame, offset: style.offset.length(orientation)),
      for: key,
      cornerRadius: style.cornerRadius
    )
  }

  /// Where the menu of a key and its items are.
  ///
  /// It stands above its key like a pop. Items side by side begin over the key and run towards the
  /// farther side of the keyboard; they are narrower, or lower, where there is not enough room.
  ///
  /// - Parameters:
  ///   - key: A key of this solution.
  ///   - headroom: How far above the keyboard one may draw; a keyboard extension may not at all.
  /// - Returns: Nil when the key has no menu, or one without items.
  public func menu(for key: SolvedKey, headroom: Double = 0) -> KeyMenuPlacement? {
    guard let menu = key.button.menu, !menu.items.isEmpty else { return nil }
    let style = menu.style
    let isRow = style.direction == .horizontal
    let count = Double(menu.items.count)
    let (across, down) = isRow ? (count, 1) : (1, count)
    let spacing = style.itemSpacing.length(orientation)
    let padding = style.padding.length(orientation)
    let ends = [style.leading, style.trailing].map { $0?.length(orientation) ?? padding }
    let (left, right) = traits.isMirrored ? (ends[1], ends[0]) : (ends[0], ends[1])
    let columns = MenuAxis(
      count: across,
      length: style.itemWidth.length(orientation),
      spacing: spacing,
      before: left,
      after: right,
      limit: self.size.width
    )
    let isReversed = isRow && key.frame.midX > self.size.width / 2
    let first = (isReversed ? columns.after : columns.before) + columns.item / 2
    let space = CalloutSpace(keyboard: self.size, headroom: headroom.asLength)
    let frame = space.frame(
      CGSize(
        width: columns.total,
        height: style.itemHeight.length(orientation) * down + spacing * (down - 1) + 2 * padding
      ),
      x: key.frame.midX - (isReversed ? columns.total - first : first),
      above: key.frame,
      offset: style.offset.length(orientation)
    )
    let rows = MenuAxis(
      count: down,
      length: style.itemHeight.length(orientation),
      spacing: spacing,
      before: padding,
      after: padding,
      limit: frame.height
    )
    let itemFrames = menu.items.indices.map { index in
      let place = Double(isReversed ? menu.items.count - 1 - index : index)
      return CGRect(
        x: frame.minX + columns.start(of: isRow ? place : 0),
        y: frame.minY + rows.start(of: isRow ? 0 : place),
        width: columns.item,
        height: rows.item
      )
    }
    return KeyMenuPlacement(
      callout: callout(frame, for: key, cornerRadius: style.cornerRadius),
      itemFrames: itemFrames,
      isRow: isRow,
      spacing: isRow ? columns.spacing : rows.spacing
    )
  }

  private var orientation: KeyboardOrientation { traits.orientation }

  private func callout(
    _ frame: CGRect,
    for key: SolvedKey,
    cornerRadius: KeyboardMetric
  ) -> KeyCallout {
    KeyCallout(
      frame: frame,
      keyFrame: key.frame,
      cornerRadius: cornerRadius.length(orientation),
      keyCornerRadius: key.button.style.cornerRadius.length(orientation)
    )
  }
}

/// How a menu's items share its width, or its height.
private struct MenuAxis {
  let before: Double
  let after: Double
  let item: Double
  let spacing: Double
  let total: Double

  /// Makes items of a length, or of what the limit leaves: the ends come first, then the spacings.
  init(
    count: Double,
    length: Double,
    spacing: Double,
    before: Double,
    after: Double,
    limit: Double
  ) {
    let gaps = count - 1
    total = min(length * count + spacing * gaps + before + after, limit)
    let squeeze = before + after > total ? total / (before + after) : 1
    self.before = before * squeeze
    self.after = after * squeeze
    let inner = max(0, total - self.before - self.after)
    self.spacing = gaps > 0 ? min(spacing, inner / gaps) : 0
    item = max(0, inner - self.spacing * gaps) / count
  }

  func start(of index: Double) -> Double { before + index * (item + spacing) }
}

/// Where callouts may be: over the keyboard, and in the headroom above it.
private struct CalloutSpace {
  let keyboard: CGSize
  let headroom: Double

  func frame(_ size: CGSize, x: Double, above key: CGRect, offset: Double) -> CGRect {
    let width = min(size.width, keyboard.width)
    let height = min(size.height, keyboard.height + headroom)
    let y = min(key.minY - offset - height, keyboard.height - height)
    return CGRect(
      x: min(max(x, 0), keyboard.width - width),
      y: max(y, -headroom),
      width: width,
      height: height
    )
  }
}
