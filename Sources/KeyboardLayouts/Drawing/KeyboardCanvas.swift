import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A surface that a ``KeyboardDrawing`` is painted on: a graphics context, or one of your own.
///
/// A path is begun by a move and used up by ``fill(_:)`` or ``stroke(_:width:)``.
public protocol KeyboardCanvas {
  /// Begins a part of the path at a point.
  mutating func move(to point: CGPoint)
  /// Goes straight to a point.
  mutating func line(to point: CGPoint)
  /// Goes to a point along a cubic Bézier curve.
  mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint)
  /// Goes straight back to where the part began.
  mutating func close()
  /// Fills the path.
  mutating func fill(_ color: Shade)
  /// Draws a line along the path, round where it ends and turns.
  mutating func stroke(_ color: Shade, width: Double)
  /// Gives what is drawn until the next ``endShadow()`` a shadow.
  mutating func beginShadow(_ shadow: ShapePaint.Shadow)
  /// Ends the shadow.
  mutating func endShadow()
  /// Draws a text of one line in the middle of a frame.
  mutating func text(_ text: String, size: Double, color: Shade, in frame: CGRect)
}

extension KeyboardDrawing {
  /// Paints all parts, from back to front, in the keyboard's coordinates.
  public func paint(on canvas: inout some KeyboardCanvas) {
    for element in elements {
      switch element.content {
      case .shape(let path, let paint):
        if let shadow = paint.shadow { canvas.beginShadow(shadow) }
        canvas.fill(path, paint.fill)
        if paint.shadow != nil { canvas.endShadow() }
        if paint.lineWidth > 0 { canvas.stroke(path, paint.stroke, width: paint.lineWidth) }
      case .label(let text, let size, let color):
        canvas.text(text, size: size, color: color, in: element.frame)
      case .symbol(let symbol, let color):
        let drawing = symbol.drawing(in: element.frame)
        for (path, isFilled) in drawing.strokes {
          if isFilled { canvas.fill(path, color) }
          canvas.stroke(path, color, width: drawing.line)
        }
      }
    }
  }
}

extension KeyboardCanvas {
  fileprivate mutating func fill(_ path: KeyboardPath, _ color: Shade) {
    trace(path)
    fill(color)
  }

  fileprivate mutating func stroke(_ path: KeyboardPath, _ color: Shade, width: Double) {
    trace(path)
    stroke(color, width: width)
  }

  private mutating func trace(_ path: KeyboardPath) {
    for element in path.elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): line(to: point)
      case .curve(let point, let control1, let control2):
        curve(to: point, control1: control1, control2: control2)
      case .close: close()
      }
    }
  }
}

extension Shade {
  /// The components from 0 to 1.
  var unitComponents: (red: Double, green: Double, blue: Double, opacity: Double) {
    (Double(red) / 255, Double(green) / 255, Double(blue) / 255, Double(opacity) / 255)
  }
}

extension CGRect {
  /// Where a line of a measured size stands in the middle of the rectangle, however long it is.
  func line(of size: CGSize) -> CGRect {
    // A whole point more, because a text is clipped that is a fraction wider than its frame.
    let width = max(self.width, size.width.rounded(.up) + 1)
    return CGRect(
      x: midX - width / 2,
      y: midY - size.height / 2,
      width: width,
      height: size.height.rounded(.up)
    )
  }
}
