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
  ///   - rightToLeft: Whether lines begin on the right.
  ///   - frame: A field's frame, in coordinates that all share.
  public init(
    reading fields: [Field],
    rightToLeft: Bool = false,
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
      line.sorted {
        rightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }
      .map(\.field)
    }
  }
}

extension FieldChain where Field: AnyObject {
  /// The field to go to from this one: the next that can take the focus; nil at the end.
  public func next(after field: Field, where canTakeFocus: (Field) -> Bool) -> Field? {
    fields.drop { $0 !== field }.dropFirst().first(where: canTakeFocus)
  }

  /// Every field below a root, each found before its siblings that come later.
  ///
  /// - Parameters:
  ///   - root: Where to begin; it is not asked itself.
  ///   - children: What is directly below.
  ///   - isField: Whether it is a field; what is below a field is not looked at.
  /// - Returns: The fields, an outer one before an inner one.
  public static func fields(
    below root: Field,
    children: (Field) -> [Field],
    where isField: (Field) -> Bool
  ) -> [Field] {
    children(root).flatMap { child in
      isField(child) ? [child] : fields(below: child, children: children, where: isField)
    }
  }
}
