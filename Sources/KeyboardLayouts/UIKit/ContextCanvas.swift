#if canImport(UIKit) && os(iOS)
import UIKit

/// Paints keyboards in a graphics context of UIKit, whose y axis points down.
struct ContextCanvas: KeyboardCanvas {
  let context: CGContext

  func move(to point: CGPoint) { context.move(to: point) }
  func line(to point: CGPoint) { context.addLine(to: point) }

  func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    context.addCurve(to: point, control1: control1, control2: control2)
  }

  func close() { context.closePath() }

  func fill(_ color: Shade) {
    context.setFillColor(color.uiColor.cgColor)
    context.fillPath()
  }

  func stroke(_ color: Shade, width: Double) {
    context.setStrokeColor(color.uiColor.cgColor)
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.strokePath()
  }

  func beginShadow(_ shadow: ShapePaint.Shadow) {
    context.saveGState()
    let offset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
    context.setShadow(offset: offset, blur: shadow.radius, color: shadow.color.uiColor.cgColor)
  }

  func endShadow() { context.restoreGState() }

  func text(_ text: String, size: Double, color: Shade, in frame: CGRect) {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byClipping
    let text = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: size), .foregroundColor: color.uiColor,
        .paragraphStyle: style,
      ]
    )
    text.draw(in: frame.line(of: text.size()))
  }
}

extension Shade {
  /// The colour for UIKit.
  public var uiColor: UIColor {
    let parts = unitComponents
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.opacity)
  }
}
#endif
