#if os(iOS)
import UIKit

extension UIView {
  /// A layout guide that stands where the keyboard covers the view, and follows it.
  ///
  /// Pin to its top what must stay above the keyboard:
  ///
  /// ```swift
  /// bar.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor).isActive = true
  /// ```
  ///
  /// The view gets the guide at the first use and keeps it.
  public var keyboardGuide: KeyboardGuide {
    layoutGuides.lazy.compactMap { $0 as? KeyboardGuide }.first ?? KeyboardGuide(in: self)
  }
}

/// The part of a view that the keyboard covers, as a layout guide; see `UIView.keyboardGuide`.
///
/// Like the system's guide of iOS 15, but from iOS 13 on: it moves with the keyboard's own curve, and
/// while the keyboard is hidden it is a strip at the view's bottom. It is judged by the place of the
/// view on its own window's screen, so that it is right in Split View, in sheets, in windows that the
/// user moves, and on a second display.
@MainActor
public final class KeyboardGuide: UILayoutGuide {
  /// Whether the guide's top is never below the safe area's bottom; true at first.
  ///
  /// Set it to false for content that reaches down to the view's own bottom.
  public var usesBottomSafeArea = true {
    didSet { safeArea?.isActive = usesBottomSafeArea }
  }

  /// Whether the guide also stands where an undocked or floating keyboard is; false at first.
  public var followsUndockedKeyboard: Bool {
    get { follower.followsUndocked }
    set { follower.followsUndocked = newValue }
  }

  /// In the order of `GuideEdges.constants`.
  private var edges: [NSLayoutConstraint] = []
  private var safeArea: NSLayoutConstraint?
  private let animator = KeyboardAnimator()
  private lazy var follower = KeyboardFollower(
    geometry: { [weak self] in self?.owningView?.avoidanceGeometry },
    onChange: { [weak self] overlap, info in self?.follow(overlap, info) }
  )

  fileprivate init(in view: UIView) {
    super.init()
    identifier = "Notables.KeyboardGuide"
    view.addLayoutGuide(self)
    let height = heightAnchor.constraint(equalToConstant: 0)
    // It gives way where the safe area reaches higher.
    height.priority = UILayoutPriority(999)
    edges = [
      leftAnchor.constraint(equalTo: view.leftAnchor),
      rightAnchor.constraint(equalTo: view.rightAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      height,
    ]
    let safeArea = topAnchor.constraint(
      lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor
    )
    self.safeArea = safeArea
    NSLayoutConstraint.activate(edges)
    safeArea.isActive = true
    follower.refresh()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func follow(_ overlap: KeyboardOverlap, _ info: KeyboardNotableInfo?) {
    guard let view = owningView else { return }
    let constants = GuideEdges(overlap, in: view.bounds.size).constants
    guard let info else { return set(constants) }
    // What waits to be laid out is not part of the movement.
    view.layoutIfNeeded()
    info.animate(with: animator) { [weak self] in
      self?.set(constants)
      view.layoutIfNeeded()
    }
  }

  private func set(_ constants: [CGFloat]) {
    for (edge, constant) in zip(edges, constants) { edge.constant = constant }
  }
}
#endif
