import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// An outline of lines and curves, in the keyboard's coordinates.
public struct KeyboardPath: Equatable, Sendable {
  /// A step of the outline.
  public enum Element: Equatable, Sendable {
    /// Begins a part at a point.
    case move(CGPoint)
    /// Goes straight to a point.
    case line(CGPoint)
    /// Goes to a point along a cubic Bézier curve.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// Goes straight back to where the part began.
    case close
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []

  /// Makes an empty path.
  public init() {}

  mutating func move(_ x: Double, _ y: Double) { elements.append(.move(CGPoint(x: x, y: y))) }

  mutating func line(_ x: Double, _ y: Double) { elements.append(.line(CGPoint(x: x, y: y))) }

  mutating func curve(
    _ x: Double,
    _ y: Double,
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double
  ) {
    elements.append(
      .curve(
        CGPoint(x: x, y: y),
        control1: CGPoint(x: x1, y: y1),
        control2: CGPoint(x: x2, y: y2)
      )
    )
  }

  /// Goes along a quarter of an ellipse from the last point, which must not be the first, with the
  /// corner of its box at a point.
  mutating func corner(_ cornerX: Double, _ cornerY: Double, to x: Double, _ y: Double) {
    guard let from = lastPoint else { return }
    let roundness = 0.552_284_75
    curve(
      x,
      y,
      from.x + (cornerX - from.x) * roundness,
      from.y + (cornerY - from.y) * roundness,
      x + (cornerX - x) * roundness,
      y + (cornerY - y) * roundness
    )
  }

  mutating func close() { elements.append(.close) }

  private var lastPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close, nil: nil
    }
  }

  /// Makes a rectangle with rounded corners; the radius is held within half of the shorter side.
  public init(_ rect: CGRect, cornerRadius: Double) {
    let radius = min(cornerRadius.asLength, rect.width / 2, rect.height / 2)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(left + radius, top)
    line(right - radius, top)
    corner(right, top, to: right, top + radius)
    line(right, bottom - radius)
    corner(right, bottom, to: right - radius, bottom)
    line(left + radius, bottom)
    corner(left, bottom, to: left, bottom - radius)
    line(left, top + radius)
    corner(left, top, to: left + radius, top)
    close()
  }

  /// The smallest rectangle that holds every point and control point; null for an empty path.
  public var box: CGRect {
    var box = CGRect.null
    for point in elements.flatMap(\.points) {
      box = box.union(CGRect(origin: point, size: .zero))
    }
    return box
  }

  /// The path with every point moved and scaled: first scaled, then moved.
  func transformed(scale: Double, x: Double, y: Double) -> KeyboardPath {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * scale + x, y: point.y * scale + y)
    }
    var path = KeyboardPath()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(moved(point))
      case .line(let point): .line(moved(point))
      case .curve(let point, let control1, let control2):
        .curve(moved(point), control1: moved(control1), control2: moved(control2))
      case .close: .close
      }
    }
    return path
  }
}

extension KeyboardPath.Element {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }
}
