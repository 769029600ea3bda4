import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Fields in the order in which the return key goes through them.
public struct FieldChain<Field> {
  /// The fields, the first first.
  public let fields: [Field]

  /// Takes fields that are in order.
  public init(_ fields: [Field]) {
    self.fields = fields
  }

  /// Puts fields in reading order: line by line from the top, each line from its leading end.
  ///
  /// A field is on a line when its middle is within the height of the line's first field, so that
  /// fields side by side need not be aligned to the point.
  ///
  /// - Parameters:
  ///   - fields: In any order; those at the same place keep theirs.
  ///   - direction: Where lines begin.
  ///   - frame: A field's frame, in coordinates that all share.
  public init(
    reading fields: [Field],
    direction: ReadingDirection = .leftToRight,
    frame: (Field) -> CGRect
  ) {
    let placed = fields.map { (field: $0, frame: frame($0)) }
    var lines: [[(field: Field, frame: CGRect)]] = []
    for place in placed.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = lines.last?.first, place.frame.midY < first.frame.maxY {
        lines[lines.count - 1].append(place)
      } else {
        lines.append([place])
      }
    }
    self.fields = lines.flatMap { line in
      line.sorted { direction.isBefore($0.frame, $1.frame) }.map(\.field)
    }
  }
}

extension FieldChain where Field: AnyObject {
  /// The field to go to from this one: the next that can take the focus; nil at the end.
  public func next(after field: Field, where canTakeFocus: (Field) -> Bool) -> Field? {
    fields.drop { $0 !== field }.dropFirst().first(where: canTakeFocus)
  }
}

/// Where a line of text, or of fields, begins; the raw values are those of
/// `UIUserInterfaceLayoutDirection`.
public enum ReadingDirection: Int, CaseIterable, Sendable {
  /// On the left.
  case leftToRight = 0
  /// On the right.
  case rightToLeft = 1

  fileprivate func isBefore(_ one: CGRect, _ other: CGRect) -> Bool {
    switch self {
    case .leftToRight: one.minX < other.minX
    case .rightToLeft: one.maxX > other.maxX
    }
  }
}
