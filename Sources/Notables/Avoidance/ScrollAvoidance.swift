import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// What a scroll view must do for the keyboard: a pure value that remembers what it has done.
///
/// ``ScrollAvoider`` asks it, with the numbers of a real scroll view.
public struct ScrollAvoidance: Sendable {
  /// A scroll view as it is.
  public struct Situation: Sendable {
    /// The content's bottom inset, safe area not included.
    public var contentInset: CGFloat
    /// The scroll indicator's bottom inset, safe area not included.
    public var indicatorInset: CGFloat
    /// Where it is scrolled, and how far it can be; its insets include the safe area.
    public var metrics: ScrollMetrics
    /// Whether the user's finger is dragging the content: then it is not scrolled.
    public var isDragged: Bool
    /// The field that is edited in it, in the content of the innermost scroll view; nil for none.
    public var target: ScrollReveal.Target?
    /// The scroll views inside this one that the field is in, the innermost first.
    public var inner: [ScrollReveal.Level]

    /// Takes the numbers.
    public init(
      contentInset: CGFloat,
      indicatorInset: CGFloat,
      metrics: ScrollMetrics,
      isDragged: Bool = false,
      target: ScrollReveal.Target? = nil,
      inner: [ScrollReveal.Level] = []
    ) {
      self.contentInset = contentInset
      self.indicatorInset = indicatorInset
      self.metrics = metrics
      self.isDragged = isDragged
      self.target = target
      self.inner = inner
    }
  }

  /// A scroll view as it should be.
  public struct Answer: Equatable, Sendable {
    /// The content's bottom inset, safe area not included.
    public var contentInset: CGFloat
    /// The scroll indicator's bottom inset, safe area not included.
    public var indicatorInset: CGFloat
    /// The offset to go to; nil where it is already right.
    public var offset: CGFloat?
    /// The same for the inner scroll views.
    public var innerOffsets: [CGFloat?]
  }

  /// The room to leave above and below the field, in points.
  public var padding: CGFloat

  /// Where the content goes when the keyboard leaves.
  public var ending: OffsetKeeper.Ending {
    get { offset.ending }
    set { offset.ending = newValue }
  }

  private var content = InsetKeeper()
  private var indicator = InsetKeeper()
  private var offset: OffsetKeeper

  /// An avoidance that has done nothing yet.
  public init(padding: CGFloat = 0, ending: OffsetKeeper.Ending = .keep) {
    self.padding = padding
    offset = OffsetKeeper(ending: ending)
  }

  /// The user's finger has scrolled: the place before the keyboard is no longer one to go back to.
  ///
  /// A situation that is dragged says so too.
  public mutating func userScrolled() {
    offset.userScrolled()
  }

  /// Answers for an overlap.
  ///
  /// - Parameters:
  ///   - situation: The scroll view now.
  ///   - overlap: What the keyboard covers of it.
  ///   - reveals: Whether the field is to be brought into sight: not for another app's keyboard.
  /// - Returns: What the scroll view must do.
  public mutating func answer(
    to situation: Situation,
    overlap: KeyboardOverlap,
    reveals: Bool
  ) -> Answer {
    let safeBottom = situation.metrics.insetBottom - situation.contentInset
    let added = overlap.inset(safeBottom: safeBottom)
    let contentInset = content.inset(replacing: situation.contentInset, adding: added)
    var outer = ScrollReveal.Level(
      metrics: situation.metrics,
      visibleTop: situation.metrics.insetTop,
      visibleBottom: situation.metrics.viewportHeight - max(overlap.height, safeBottom)
    )
    outer.metrics.insetBottom = contentInset + safeBottom
    let goals = offsets(in: situation, outer, isCovered: added > 0, reveals: reveals)
    let present = (situation.inner + [outer]).map(\.metrics.offset)
    let changes = zip(goals, present).map { goal, present in
      goal == present || situation.isDragged ? nil : goal
    }
    return Answer(
      contentInset: contentInset,
      indicatorInset: indicator.inset(replacing: situation.indicatorInset, adding: added),
      offset: changes.last ?? nil,
      innerOffsets: Array(changes.dropLast())
    )
  }

  /// The offsets to go to, the innermost first.
  private mutating func offsets(
    in situation: Situation,
    _ outer: ScrollReveal.Level,
    isCovered: Bool,
    reveals: Bool
  ) -> [CGFloat] {
    if isCovered { offset.begin(at: outer.metrics.offset) }
    if situation.isDragged { offset.userScrolled() }
    var outer = outer
    outer.metrics.offset =
      isCovered ? outer.metrics.limited(outer.metrics.offset) : offset.end(outer.metrics)
    let levels = situation.inner + [outer]
    guard isCovered, reveals, let target = situation.target else {
      return levels.map(\.metrics.offset)
    }
    return ScrollReveal.offsets(showing: target, in: levels, padding: padding)
  }
}
