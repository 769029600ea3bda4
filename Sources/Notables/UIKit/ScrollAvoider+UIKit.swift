#if os(iOS)
import UIKit

extension ScrollAvoider {
  /// Begins to keep a scroll view's content, and the field that is edited in it, clear of the keyboard.
  ///
  /// ```swift
  /// private lazy var avoider = ScrollAvoider(scrollView)
  /// ```
  ///
  /// Keep it for as long as it should avoid. The scroll view keeps its frame; its bottom insets and its
  /// offset are changed. `UITableViewController` and `UICollectionViewController` avoid by themselves
  /// and need none.
  ///
  /// - Parameters:
  ///   - scrollView: Is held weakly.
  ///   - dismissMode: How dragging the scroll view dismisses the keyboard.
  ///   - tracker: Knows the keyboard.
  ///   - center: Where UIKit tells that the focus has moved; held weakly.
  public convenience init(
    _ scrollView: UIScrollView,
    dismissMode: UIScrollView.KeyboardDismissMode = .interactive,
    tracker: KeyboardTracker = .shared,
    center: NotificationCenter = .default
  ) {
    let target = ScrollViewTarget(scrollView)
    self.init(target, tracker: tracker, center: center)
    companion = target
    scrollView.keyboardDismissMode = dismissMode
  }

  /// Never scrolls this scroll view inside the avoided one; the outer ones move instead.
  ///
  /// It is held weakly.
  public func ignore(_ inner: UIScrollView) {
    (companion as? ScrollViewTarget)?.ignored.add(inner)
  }
}

/// A scroll view's numbers, and the field in it.
@MainActor
private final class ScrollViewTarget: AvoidingScrollView {
  let ignored = NSHashTable<UIScrollView>.weakObjects()
  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  var avoidanceGeometry: AvoidanceGeometry? { scrollView?.avoidanceGeometry }

  var isDragged: Bool { scrollView?.isDragging ?? false }

  var avoidanceSituation: ScrollAvoidance.Situation? {
    guard let scrollView else { return nil }
    let field = scrollView.focusedView
    let inner = field.map { scrollView.scrollViews(around: $0) } ?? []
    return ScrollAvoidance.Situation(
      contentInset: scrollView.contentInset.bottom,
      indicatorInset: scrollView.verticalScrollIndicatorInsets.bottom,
      metrics: scrollView.metrics,
      isDragged: isDragged,
      target: field?.revealTarget(in: inner.first ?? scrollView),
      inner: zip(inner, [inner.dropFirst(), [scrollView]].joined()).map { scrollView, outer in
        ScrollReveal.Level(
          metrics: scrollView.metrics,
          top: scrollView.convert(scrollView.bounds, to: outer).minY,
          isIgnored: ignored.contains(scrollView)
        )
      }
    )
  }

  func avoid(_ answer: ScrollAvoidance.Answer) {
    guard let scrollView else { return }
    scrollView.contentInset.bottom = answer.contentInset
    scrollView.verticalScrollIndicatorInsets.bottom = answer.indicatorInset
    let inner = scrollView.focusedView.map { scrollView.scrollViews(around: $0) } ?? []
    for (view, offset) in zip(inner, answer.innerOffsets) { view.goTo(offset) }
    scrollView.goTo(answer.offset)
  }
}

extension UIScrollView {
  fileprivate var metrics: ScrollMetrics {
    ScrollMetrics(
      offset: contentOffset.y,
      contentHeight: contentSize.height,
      viewportHeight: bounds.height,
      insetTop: adjustedContentInset.top,
      insetBottom: adjustedContentInset.bottom
    )
  }

  fileprivate func goTo(_ offset: CGFloat?) {
    if let offset { contentOffset.y = offset }
  }

  /// The view in this one, or this one, that has the keyboard's focus.
  fileprivate var focusedView: UIView? {
    Tree.nodes(in: self as UIView, children: \.subviews, where: \.isFirstResponder).first
  }

  /// The scroll views inside this one that the view is in, or is, the innermost first.
  fileprivate func scrollViews(around view: UIView) -> [UIScrollView] {
    Tree.path(from: view, upTo: self, parent: \.superview).compactMap { $0 as? UIScrollView }
  }
}

extension UIView {
  /// The view, and a text view's caret, in the content of a scroll view.
  fileprivate func revealTarget(in scrollView: UIScrollView) -> ScrollReveal.Target {
    let textView = self as? UITextView
    let caret = textView?.selectedTextRange.flatMap { textView?.caretRect(for: $0.end) }
    return ScrollReveal.Target(
      field: convert(bounds, to: scrollView),
      caret: caret.map { convert($0, to: scrollView) }
    )
  }
}
#endif
