import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// An image that keys show, drawn as lines: the names that an image may have.
///
/// A key whose image has another name shows that name.
public enum KeySymbol: String, CaseIterable, Sendable {
  /// An arrow up.
  case shift
  /// A filled arrow up.
  case shiftOn
  /// A filled arrow up on a bar.
  case capsLock
  /// An arrow to the left with a cross in it.
  case backspace
  /// A globe.
  case globe
  /// An arrow down and to the left.
  case `return`

  /// A drawing within a square of 20 points: what is filled, and what is drawn as a line.
  var strokes: [(path: KeyboardPath, isFilled: Bool)] {
    switch self {
    case .shift: [(Self.arrow(foot: 17.5), false)]
    case .shiftOn: [(Self.arrow(foot: 17.5), true)]
    case .capsLock: [(Self.arrow(foot: 14), true), (Self.bar, true)]
    case .backspace: [(Self.tag, false), (Self.cross, false)]
    case .globe: [(Self.sphere, false)]
    case .return: [(Self.hook, false)]
    }
  }

  /// The drawing in a square in the middle of a rectangle, and the width of its lines.
  func drawing(in rect: CGRect) -> (strokes: [(path: KeyboardPath, isFilled: Bool)], line: Double) {
    let scale = min(rect.width, rect.height) / 20
    let x = rect.midX - 10 * scale
    let y = rect.midY - 10 * scale
    let strokes = strokes.map { stroke in
      (stroke.path.transformed(scale: scale, x: x, y: y), stroke.isFilled)
    }
    return (strokes, 1.4 * scale)
  }

  /// A character that stands for the image in a text.
  public var character: Character {
    switch self {
    case .shift: "⇧"
    case .shiftOn: "⬆"
    case .capsLock: "⇪"
    case .backspace: "⌫"
    case .globe: "⊕"
    case .return: "⏎"
    }
  }
}

extension KeySymbol {
  private static func arrow(foot: Double) -> KeyboardPath {
    polygon([
      (10, 2), (18, 10), (13.8, 10), (13.8, foot), (6.2, foot), (6.2, 10), (2, 10),
    ])
  }

  private static let bar = polygon([(6.2, 16), (13.8, 16), (13.8, 18), (6.2, 18)])

  private static let tag: KeyboardPath = {
    var path = KeyboardPath()
    path.move(7.2, 4)
    path.line(17, 4)
    path.corner(19, 4, to: 19, 6)
    path.line(19, 14)
    path.corner(19, 16, to: 17, 16)
    path.line(7.2, 16)
    path.corner(6.2, 16, to: 5.6, 15.2)
    path.line(1.4, 10.5)
    path.corner(1, 10, to: 1.4, 9.5)
    path.line(5.6, 4.8)
    path.corner(6.2, 4, to: 7.2, 4)
    path.close()
    return path
  }()

  private static let cross = lines([
    [(9.3, 7.3), (14.7, 12.7)], [(14.7, 7.3), (9.3, 12.7)],
  ])

  private static let sphere: KeyboardPath = {
    var path = lines([[(1.8, 10), (18.2, 10)], [(10, 1.8), (10, 18.2)]])
    for width in [8.2, 3.9] {
      path.move(10, 1.8)
      path.corner(10 + width, 1.8, to: 10 + width, 10)
      path.corner(10 + width, 18.2, to: 10, 18.2)
      path.corner(10 - width, 18.2, to: 10 - width, 10)
      path.corner(10 - width, 1.8, to: 10, 1.8)
      path.close()
    }
    path.move(3.4, 5.2)
    path.curve(16.6, 5.2, 6.8, 7.2, 13.2, 7.2)
    path.move(3.4, 14.8)
    path.curve(16.6, 14.8, 6.8, 12.8, 13.2, 12.8)
    return path
  }()

  private static let hook: KeyboardPath = {
    var path = lines([[(7, 7), (2.5, 11.5), (7, 16)]])
    path.move(17.5, 4)
    path.line(17.5, 9.5)
    path.corner(17.5, 11.5, to: 15.5, 11.5)
    path.line(2.5, 11.5)
    return path
  }()

  private static func polygon(_ points: [(Double, Double)]) -> KeyboardPath {
    var path = lines([points])
    path.close()
    return path
  }

  private static func lines(_ lines: [[(Double, Double)]]) -> KeyboardPath {
    var path = KeyboardPath()
    for line in lines {
      for (index, point) in line.enumerated() {
        if index == 0 { path.move(point.0, point.1) } else { path.line(point.0, point.1) }
      }
    }
    return path
  }
}
