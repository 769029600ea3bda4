import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension KeyboardDrawing {
  /// The picture as an SVG document, one point to a pixel.
  public var svg: String {
    let size = "width=\"\(SVG.number(bounds.width))\" height=\"\(SVG.number(bounds.height))\""
    let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(SVG.number)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="\(box.joined(separator: " "))" \
      font-family="-apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, sans-serif">
      """
    ]
    let blurs = Set(elements.compactMap(\.blur)).sorted().map { SVG.blur($0) }
    if !blurs.isEmpty { lines.append("<defs>" + blurs.joined() + "</defs>") }
    lines += elements.flatMap(\.svg)
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}

extension KeyboardDrawing.Element {
  fileprivate var blur: Double? {
    guard case .shape(_, let paint) = content, let radius = paint.shadow?.radius else { return nil }
    return radius > 0 ? radius : nil
  }

  fileprivate var svg: [String] {
    switch content {
    case .shape(let path, let paint):
      let data = SVG.data(of: path)
      let isDrawn = paint.lineWidth > 0 && paint.stroke.opacity > 0
      guard isDrawn || paint.fill.opacity > 0 || paint.shadow != nil else { return [] }
      let stroke =
        isDrawn
        ? SVG.paint("stroke", paint.stroke) + " stroke-width=\"\(SVG.number(paint.lineWidth))\""
        : ""
      let shape = "<path d=\"\(data)\"\(SVG.paint("fill", paint.fill))\(stroke)/>"
      return [paint.shadow.map { SVG.shadow($0, of: data) }, shape].compactMap { $0 }
    case .label(let text, let size, let color):
      // The middle of a font's letters lies about a third of its size above the line they stand on.
      let line = SVG.number(frame.midY + size * 0.35)
      let width =
        isTight
        ? " textLength=\"\(SVG.number(frame.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
      return [
        """
        <text x="\(SVG.number(frame.midX))" y="\(line)" font-size="\(SVG.number(size))"\(width) \
        text-anchor="middle"\(SVG.paint("fill", color))>\(SVG.escaped(text))</text>
        """
      ]
    case .symbol(let symbol, let color):
      let drawing = symbol.drawing(in: frame)
      return drawing.strokes.map { path, isFilled in
        let fill = isFilled ? SVG.paint("fill", color) : " fill=\"none\""
        return """
          <path d="\(SVG.data(of: path))"\(fill)\(SVG.paint("stroke", color)) \
          stroke-width="\(SVG.number(drawing.line))" stroke-linecap="round" stroke-linejoin="round"/>
          """
      }
    }
  }
}

/// The words of SVG.
private enum SVG {
  static func blur(_ radius: Double) -> String {
    let radius = number(radius)
    return #"<filter id="blur\#(radius)"><feGaussianBlur stdDeviation="\#(radius)"/></filter>"#
  }

  static func shadow(_ shadow: ShapePaint.Shadow, of data: String) -> String {
    let (x, y) = (number(shadow.offset.x), number(shadow.offset.y))
    let filter = shadow.radius > 0 ? " filter=\"url(#blur\(number(shadow.radius)))\"" : ""
    return """
      <path d="\(data)" transform="translate(\(x) \(y))"\(paint("fill", shadow.color))\(filter)/>
      """
  }

  static func paint(_ attribute: String, _ shade: Shade) -> String {
    let opaque = Shade(shade.red, shade.green, shade.blue)
    let color = " \(attribute)=\"\(opaque.hex)\""
    guard shade.opacity < 255 else { return color }
    return color + " \(attribute)-opacity=\"\(number(Double(shade.opacity) / 255))\""
  }

  static func data(of path: KeyboardPath) -> String {
    func text(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .curve(let point, let control1, let control2):
        "C\(text(control1)) \(text(control2)) \(text(point))"
      case .close: "Z"
      }
    }.joined()
  }

  /// A number with at most three decimals.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The text with XML's own characters escaped, and without those that XML cannot hold.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\u{0}"..<"\u{9}", "\u{b}"..<"\u{d}", "\u{e}"..<"\u{20}", "\u{fffe}", "\u{ffff}":
        escaped += "\u{fffd}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
