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
    let isRow = menu.style.direction == .horizontal
    let count = Double(menu.items.count)
    let (across, down) = isRow ? (count, 1) : (1, count)
    let padding = menu.style.padding.length(orientation)
    let size = CGSize(
      width: min(menu.style.itemWidth.length(orientation) * across + 2 * padding, self.size.width),
      height: menu.style.itemHeight.length(orientation) * down + 2 * padding
    )
    let isReversed = isRow && key.frame.midX > self.size.width / 2
    let itemWidth = max(0, size.width - 2 * padding) / across
    let first = padding + itemWidth / 2
    let space = CalloutSpace(keyboard: self.size, headroom: headroom.asLength)
    let frame = space.frame(
      size,
      x: key.frame.midX - (isReversed ? size.width - first : first),
      above: key.frame,
      offset: menu.style.offset.length(orientation)
    )
    let inner = frame.insetBy(
      dx: min(padding, frame.width / 2),
      dy: min(padding, frame.height / 2)
    )
    let step = CGSize(width: inner.width / across, height: inner.height / down)
    let itemFrames = menu.items.indices.map { index in
      let place = Double(isReversed ? menu.items.count - 1 - index : index)
      return CGRect(
        x: inner.minX + (isRow ? place * step.width : 0),
        y: inner.minY + (isRow ? 0 : place * step.height),
        width: step.width,
        height: step.height
      )
    }
    let callout = callout(frame, for: key, cornerRadius: menu.style.cornerRadius)
    return KeyMenuPlacement(callout: callout, itemFrames: itemFrames)
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
