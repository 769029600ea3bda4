#if os(iOS)
import UIKit

/// Lets the return key go from field to field, and close the keyboard at the last one.
///
/// ```swift
/// private lazy var returnKey = ReturnKeyChain(in: formView)
/// ```
///
/// Each text field's return key shows «Next», the last one's «Done». A text view keeps its return key,
/// and is gone to from the field before it. Delegates stay free, and can still refuse in
/// `textFieldShouldReturn(_:)`.
///
/// Keep the chain for as long as its fields: a control does not keep its targets.
@MainActor
public final class ReturnKeyChain: NSObject {
  /// The fields in the order in which the return key goes through them.
  public var fields: [UIView] { chain.fields }

  private let chain: FieldChain<UIView>

  /// Links the fields in this order.
  public init(_ fields: [UIView]) {
    chain = FieldChain(fields)
    super.init()
    let textFields = fields.lazy.compactMap { $0 as? UITextField }
    for field in textFields {
      field.returnKeyType = .next
      field.addTarget(self, action: #selector(goOn), for: .editingDidEndOnExit)
    }
    (fields.last as? UITextField)?.returnKeyType = .done
  }

  /// Links every text field and text view below a view in reading order, as they lie now.
  public convenience init(in view: UIView) {
    view.layoutIfNeeded()
    let fields = Tree.nodes(in: view, children: \.subviews) { $0 is UIView & UITextInput }
    let chain = FieldChain(
      reading: fields,
      direction: ReadingDirection(view.effectiveUserInterfaceLayoutDirection)
    ) { $0.convert($0.bounds, to: view) }
    self.init(chain.fields)
  }

  /// The control resigns by itself unless another field has taken the focus.
  @objc private func goOn(_ field: UITextField) {
    _ = chain.next(after: field, where: \.takesFocus)?.becomeFirstResponder()
  }
}

extension UIView {
  fileprivate var takesFocus: Bool {
    canBecomeFirstResponder && isUserInteractionEnabled && !isHidden
  }
}

extension ReadingDirection {
  fileprivate init(_ direction: UIUserInterfaceLayoutDirection) {
    self = ReadingDirection(rawValue: direction.rawValue) ?? .leftToRight
  }
}
#endif
