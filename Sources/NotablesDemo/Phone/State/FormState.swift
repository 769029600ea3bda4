import Foundation
import Notables

/// A form in a scrolling view: fields below each other, one of which may be edited.
struct FormState: Equatable {
  var fields = FormField.all
  /// The field that is edited.
  private(set) var focus: Int?
  /// The room that the keyboard asks for below the content, in points.
  private(set) var inset: CGFloat = 0
  private var offset = Glide(0)

  var focused: FormField? {
    get { focus.map { fields[$0] } }
    set {
      if let focus, let newValue { fields[focus] = newValue }
    }
  }

  /// Edits a field, or none.
  mutating func edit(_ field: Int?) {
    focus = field
  }

  /// The field so many places on; beyond the last comes the first.
  func neighbour(by distance: Int) -> Int {
    guard let focus else { return distance > 0 ? 0 : fields.count - 1 }
    return (focus + distance + fields.count) % fields.count
  }

  func offset(at time: TimeInterval) -> CGFloat { offset.value(at: time) }

  func isMoving(at time: TimeInterval) -> Bool { offset.isMoving(at: time) }

  /// Where the content will rest.
  var restingOffset: CGFloat { offset.end }

  mutating func scroll(to goal: CGFloat, _ plan: AnimationPlan, at time: TimeInterval) {
    guard goal != offset.end else { return }
    offset = Glide(from: offset.value(at: time), to: goal, plan, start: time)
  }

  /// Goes to an offset without an animation.
  mutating func scroll(to goal: CGFloat) {
    offset = Glide(goal)
  }

  mutating func setInset(_ inset: CGFloat) {
    self.inset = inset
  }
}

/// The lines of the form's content: a title, then each field and a rule below it.
extension FormState {
  static let titleLines = 2
  static let linesPerField = 2

  var lines: Int { Self.titleLines + Self.linesPerField * fields.count }

  func line(of field: Int) -> Int { Self.titleLines + Self.linesPerField * field }

  /// The field on a line of the content; its rule belongs to it.
  func field(onLine line: Int) -> Int? {
    guard line >= Self.titleLines, line < lines else { return nil }
    return (line - Self.titleLines) / Self.linesPerField
  }

  /// The field's frame in the content, in points.
  func frame(of field: Int, in geometry: PhoneGeometry) -> CGRect {
    CGRect(
      x: 0,
      y: CGFloat(line(of: field)) * geometry.pointsPerLine,
      width: geometry.points.width,
      height: CGFloat(Self.linesPerField) * geometry.pointsPerLine
    )
  }

  /// The scrolling view as it will rest.
  func metrics(in geometry: PhoneGeometry, safeBottom: CGFloat) -> ScrollMetrics {
    ScrollMetrics(
      offset: restingOffset,
      contentHeight: CGFloat(lines) * geometry.pointsPerLine,
      viewportHeight: geometry.contentPoints.height,
      insetBottom: inset + safeBottom
    )
  }
}

extension FormState {
  /// The room above and below a field that is brought into sight.
  static func padding(in geometry: PhoneGeometry) -> CGFloat { geometry.pointsPerLine }

  /// Scrolls as little as will show the edited field, up or down.
  mutating func showFocus(
    in geometry: PhoneGeometry,
    safeBottom: CGFloat,
    at time: TimeInterval,
    isAnimated: Bool
  ) {
    guard let focus else { return }
    let field = frame(of: focus, in: geometry)
    let metrics = metrics(in: geometry, safeBottom: safeBottom)
    let padding = Self.padding(in: geometry)
    let visible = ScrollReveal.Level(
      metrics: metrics,
      visibleBottom: metrics.viewportHeight - metrics.insetBottom
    )
    let down = ScrollReveal.offsets(showing: .init(field: field), in: [visible], padding: padding)
    let goal = min(down.first ?? metrics.offset, max(metrics.smallestOffset, field.minY - padding))
    let plan = AnimationPlan(delay: 0, duration: isAnimated ? 0.25 : 0, curve: .easeInOut)
    scroll(to: goal, plan, at: time)
  }
}
