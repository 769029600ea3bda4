#if canImport(SwiftUI) && os(iOS)
import SwiftUI
import UIKit

extension View {
  /// Keeps the view clear of the keyboard, on every system from iOS 13 on and by the same rules as the
  /// rest of the library.
  ///
  /// The view takes all the space that it is offered and leaves free at the bottom what the keyboard
  /// covers of it. It moves with the keyboard's own curve. SwiftUI's own avoidance, which came with
  /// iOS 14, is switched off for it.
  ///
  /// ```swift
  /// VStack { messages; composer }.avoidingKeyboard()
  /// ```
  ///
  /// - Parameter followsUndocked: Whether an undocked or floating keyboard is avoided as well.
  /// - Returns: The view with room for the keyboard.
  @MainActor
  public func avoidingKeyboard(followsUndocked: Bool = false) -> some View {
    modifier(KeyboardAvoidance(followsUndocked: followsUndocked))
  }
}

@MainActor
private struct KeyboardAvoidance: ViewModifier {
  let followsUndocked: Bool
  @State private var inset: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .padding(.bottom, inset)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(KeyboardProbe(inset: $inset, followsUndocked: followsUndocked))
      .withoutSystemAvoidance()
  }
}

extension View {
  @ViewBuilder
  fileprivate func withoutSystemAvoidance() -> some View {
    if #available(iOS 14, *) {
      ignoresSafeArea(.keyboard, edges: .bottom)
    } else {
      self
    }
  }
}

/// Knows where the view is on its screen, which SwiftUI does not tell.
private struct KeyboardProbe: UIViewRepresentable {
  @Binding var inset: CGFloat
  let followsUndocked: Bool

  func makeUIView(context: Context) -> ProbeView {
    ProbeView { overlap, info in
      withAnimation(info?.animation) { inset = overlap.height }
    }
  }

  func updateUIView(_ view: ProbeView, context: Context) {
    view.follower?.followsUndocked = followsUndocked
  }
}

private final class ProbeView: UIView {
  private(set) var follower: KeyboardFollower?

  init(onChange: @escaping @MainActor (KeyboardOverlap, KeyboardNotableInfo?) -> Void) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    follower = KeyboardFollower(
      geometry: { [weak self] in self?.avoidanceGeometry },
      onChange: onChange
    )
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    follower?.refresh()
  }
}

extension KeyboardNotableInfo {
  /// The keyboard's movement as SwiftUI animates; nil for none.
  fileprivate var animation: Animation? {
    plan(delay: 0).match { x1, y1, x2, y2 in
      .timingCurve(x1, y1, x2, y2, duration: animationDuration)
    } spring: { spring in
      .interpolatingSpring(
        mass: spring.mass,
        stiffness: spring.stiffness,
        damping: spring.damping,
        initialVelocity: spring.initialVelocity
      )
    }
  }
}
#endif
