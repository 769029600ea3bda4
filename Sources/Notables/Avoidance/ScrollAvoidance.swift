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
    var answer = Answer(
      contentInset: content.inset(replacing: situation.contentInset, adding: added),
      indicatorInset: indicator.inset(replacing: situation.indicatorInset, adding: added),
      offset: nil,
      innerOffsets: situation.inner.map { _ in nil }
    )
    var metrics = situation.metrics
    metrics.insetBottom = answer.contentInset + safeBottom
    if added > 0 { offset.begin(at: metrics.offset) }
    if situation.isDragged { offset.userScrolled() }
    if added > 0 {
      let outer = ScrollReveal.Level(
        metrics: metrics,
        visibleTop: metrics.insetTop,
        visibleBottom: metrics.viewportHeight - max(overlap.height, safeBottom)
      )
      answer.move(to: outer, in: situation, target: reveals ? situation.target : nil, padding)
    } else {
      answer.offset = offset.end(metrics).ifOther(than: metrics.offset)
    }
    if situation.isDragged { answer.forgetOffsets() }
    return answer
  }
}

extension ScrollAvoidance.Answer {
  /// Brings the target into sight, or the content back to its end where that has become nearer.
  fileprivate mutating func move(
    to outer: ScrollReveal.Level,
    in situation: ScrollAvoidance.Situation,
    target: ScrollReveal.Target?,
    _ padding: CGFloat
  ) {
    var outer = outer
    outer.metrics.offset = outer.metrics.limited(outer.metrics.offset)
    var levels = situation.inner + [outer]
    var offsets = levels.map(\.metrics.offset)
    if let target {
      offsets = ScrollReveal.offsets(showing: target, in: levels, padding: padding)
    }
    levels[levels.count - 1].metrics.offset = situation.metrics.offset
    let changes = zip(offsets, levels).map { $0.ifOther(than: $1.metrics.offset) }
    innerOffsets = Array(changes.dropLast())
    offset = changes.last ?? nil
  }

  fileprivate mutating func forgetOffsets() {
    offset = nil
    innerOffsets = innerOffsets.map { _ in nil }
  }
}

extension CGFloat {
  fileprivate func ifOther(than present: CGFloat) -> CGFloat? { self == present ? nil : self }
}
