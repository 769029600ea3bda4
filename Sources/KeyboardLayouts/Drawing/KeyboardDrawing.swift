import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Everything that is drawn of a keyboard, from back to front.
///
/// The one source of every picture: of ``svg``, of ``text(columns:)`` and of a view.
public struct KeyboardDrawing: Equatable, Sendable {
  /// A part of the picture.
  public struct Element: Equatable, Sendable {
    /// What the part belongs to.
    public let owner: Owner
    /// The room that the part takes, without its shadow; a label's is estimated.
    public let frame: CGRect
    /// What is drawn.
    public let content: Content
    /// Whether a label must be held to the width of its frame, whatever the font.
    let isTight: Bool
  }

  /// What a part of the picture belongs to.
  public enum Owner: Hashable, Sendable {
    /// What is behind the keys.
    case background
    /// The key of the solution with an index.
    case key(Int)
    /// The pop of the key with an index.
    case pop(Int)
    /// The menu of the key with an index.
    case menu(Int)
    /// An item of that menu, by its index.
    case menuItem(Int)
    /// What stands between an item of that menu, by its index, and the next.
    case menuSeparator(Int)
  }

  /// What is drawn.
  public enum Content: Equatable, Sendable {
    /// A filled outline.
    case shape(KeyboardPath, ShapePaint)
    /// A text of one line in the middle of the frame; the size is that of its font.
    case label(String, size: Double, color: Shade)
    /// An image as large as the frame.
    case symbol(KeySymbol, color: Shade)
  }

  /// The key that a finger is on, by its index, and what it shows.
  public enum Touch: Hashable, Sendable {
    /// A pressed key shows its pop, or looks pressed when it has none.
    case pressed(Int)
    /// A held key shows its menu, with one of the items chosen.
    case held(Int, item: Int?)

    /// The index of the key.
    public var key: Int {
      switch self {
      case .pressed(let key), .held(let key, _): key
      }
    }
  }

  /// The keyboard and the headroom above it, in the keyboard's coordinates.
  public let bounds: CGRect
  /// The parts from back to front.
  public let elements: [Element]
  /// The keyboard that is drawn.
  public let solution: KeyboardSolution
  /// The key that a finger is on.
  public let touch: Touch?

  /// Draws a keyboard.
  ///
  /// - Parameters:
  ///   - solution: The keyboard.
  ///   - scheme: The appearance.
  ///   - touch: The key that a finger is on; one that does not exist draws nothing more.
  ///   - headroom: How far above the keyboard one may draw.
  public init(
    _ solution: KeyboardSolution,
    scheme: KeyboardScheme = .light,
    touch: Touch? = nil,
    headroom: Double = 0
  ) {
    let headroom = headroom.asLength
    let size = solution.size
    bounds = CGRect(x: 0, y: -headroom, width: size.width, height: size.height + headroom)
    self.solution = solution
    self.touch = touch
    var painter = KeyboardPainter(solution: solution, scheme: scheme, headroom: headroom)
    painter.paint(touch)
    elements = painter.elements
  }
}

/// How an outline is filled and drawn.
public struct ShapePaint: Equatable, Sendable {
  /// What lies behind an outline, as large as it.
  public struct Shadow: Equatable, Sendable {
    /// The colour, with its opacity.
    public var color: Shade
    /// How far it lies to the right and down.
    public var offset: CGPoint
    /// How far its edge is blurred.
    public var radius: Double
  }

  /// The colour within the outline.
  public var fill: Shade
  /// The colour of the line along the outline.
  public var stroke: Shade
  /// The width of that line, 0 for none.
  public var lineWidth: Double
  /// The shadow; nil for none.
  public var shadow: Shadow?
}
