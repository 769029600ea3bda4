import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Collects the parts of a keyboard's picture.
struct KeyboardPainter {
  let solution: KeyboardSolution
  let scheme: KeyboardScheme
  let headroom: Double
  private(set) var elements: [KeyboardDrawing.Element] = []

  init(solution: KeyboardSolution, scheme: KeyboardScheme, headroom: Double) {
    self.solution = solution
    self.scheme = scheme
    self.headroom = headroom
  }

  mutating func paint(_ touch: KeyboardDrawing.Touch?) {
    let background = ShapePaint(fill: solution.style.background[scheme])
    let outline = KeyboardPath(solution.bounds, cornerRadius: 0)
    add(.background, solution.bounds, .shape(outline, background))
    for (index, key) in solution.keys.enumerated() {
      paint(key, index: index, isPressed: touch == .pressed(index))
    }
    guard let touch, solution.keys.indices.contains(touch.key) else { return }
    let key = solution.keys[touch.key]
    switch touch {
    case .pressed(let index): paintPop(of: key, .pop(index))
    case .held(let index, let item): paintMenu(of: key, .menu(index), selected: item)
    }
  }

  private mutating func paint(_ key: SolvedKey, index: Int, isPressed: Bool) {
    let style = key.button.style
    let looksPressed = isPressed && style.pop == nil
    let outline = KeyboardPath(key.frame, cornerRadius: number(style.cornerRadius))
    let background = looksPressed ? style.pressedBackground : style.background
    add(.key(index), key.frame, .shape(outline, paint(style, background)))
    paintLabel(of: key, for: .key(index), in: key.frame, fontMultiplier: 1)
  }

  private mutating func paintPop(of key: SolvedKey, _ owner: KeyboardDrawing.Owner) {
    guard let pop = solution.pop(for: key, headroom: headroom) else { return }
    let style = key.button.style
    var paint = paint(style, style.background)
    paint.shadow?.radius = 1.5
    add(owner, pop.frame, .shape(pop.outline, paint))
    let multiplier = style.pop.map { number($0.fontMultiplier) } ?? 1
    paintLabel(of: key, for: owner, in: pop.frame, fontMultiplier: multiplier)
  }

  private mutating func paintMenu(
    of key: SolvedKey,
    _ owner: KeyboardDrawing.Owner,
    selected: Int?
  ) {
    guard let menu = key.button.menu,
      let placement = solution.menu(for: key, headroom: headroom)
    else { return }
    let style = menu.style
    var paint = paint(key.button.style, style.background)
    paint.shadow = shadow(
      style.shadowColor,
      opacity: style.shadowOpacity,
      x: style.shadowX,
      y: style.shadowY,
      radius: style.shadowRadius
    )
    add(owner, placement.callout.frame, .shape(placement.callout.outline, paint))
    let separators = placement.separators(width: number(style.separatorWidth).asLength)
    let separatorPaint = ShapePaint(fill: style.separatorColor[scheme])
    for (index, frame) in separators.enumerated() {
      let outline = KeyboardPath(frame, cornerRadius: 0)
      add(.menuSeparator(index), frame, .shape(outline, separatorPaint))
    }
    for (index, frame) in placement.itemFrames.enumerated() {
      let isSelected = index == selected
      let outline = KeyboardPath(frame, cornerRadius: number(key.button.style.cornerRadius))
      let fill = isSelected ? style.selectedBackground : .clear
      add(.menuItem(index), frame, .shape(outline, ShapePaint(fill: fill[scheme])))
      let color = isSelected ? style.selectedTextColor : style.textColor
      let size = isSelected ? style.selectedFontSize ?? style.fontSize : style.fontSize
      let title = menu.items[index].title
      add(label: title, .menuItem(index), in: frame, size: number(size), color: color)
    }
  }

  private mutating func paintLabel(
    of key: SolvedKey,
    for owner: KeyboardDrawing.Owner,
    in frame: CGRect,
    fontMultiplier: Double
  ) {
    let style = key.button.style
    let name = key.button.label.name
    if case .image = key.button.label, let symbol = KeySymbol(rawValue: name) {
      let side = min(number(style.imageSize).asLength, frame.width, frame.height)
      let square = CGRect(
        x: frame.midX - side / 2,
        y: frame.midY - side / 2,
        width: side,
        height: side
      )
      if side > 0 { add(owner, square, .symbol(symbol, color: style.tint[scheme])) }
      return
    }
    let isSmallLetter = name.count == 1 && name != name.uppercased()
    add(
      label: name,
      owner,
      in: frame,
      size: number(style.fontSize) * fontMultiplier,
      offset: number(style.textOffset) - (isSmallLetter ? 2 : 0),
      color: style.textColor
    )
  }

  private mutating func add(
    label text: String,
    _ owner: KeyboardDrawing.Owner,
    in frame: CGRect,
    size: Double,
    offset: Double = 0,
    color: KeyboardColor
  ) {
    guard let fit = LabelMeasure.fit(text, fontSize: size, offset: offset, in: frame) else {
      return
    }
    let label = KeyboardDrawing.Content.label(text, size: fit.fontSize, color: color[scheme])
    add(owner, fit.box, label, isTight: fit.isTight)
  }

  private mutating func add(
    _ owner: KeyboardDrawing.Owner,
    _ frame: CGRect,
    _ content: KeyboardDrawing.Content,
    isTight: Bool = false
  ) {
    elements.append(
      KeyboardDrawing.Element(owner: owner, frame: frame, content: content, isTight: isTight)
    )
  }

  private func paint(_ style: KeyboardButtonStyle, _ background: KeyboardColor) -> ShapePaint {
    ShapePaint(
      fill: background[scheme],
      stroke: style.borderColor[scheme],
      lineWidth: number(style.borderWidth).asLength,
      shadow: shadow(
        style.shadowColor,
        opacity: style.shadowOpacity,
        x: style.shadowX,
        y: style.shadowY,
        radius: style.shadowRadius
      )
    )
  }

  /// A shadow; nil when nothing of it would be seen.
  private func shadow(
    _ color: KeyboardColor,
    opacity: KeyboardMetric,
    x: KeyboardMetric,
    y: KeyboardMetric,
    radius: KeyboardMetric
  ) -> ShapePaint.Shadow? {
    let color = color[scheme].faded(to: number(opacity))
    let offset = CGPoint(x: number(x), y: number(y))
    guard color.opacity > 0, offset.x.isFinite, offset.y.isFinite else { return nil }
    return ShapePaint.Shadow(color: color, offset: offset, radius: number(radius).asLength)
  }

  private func number(_ metric: KeyboardMetric) -> Double {
    metric[solution.traits.orientation]
  }
}

extension ShapePaint {
  fileprivate init(fill: Shade) {
    self.init(fill: fill, stroke: Shade(0, 0, 0, opacity: 0), lineWidth: 0, shadow: nil)
  }
}
