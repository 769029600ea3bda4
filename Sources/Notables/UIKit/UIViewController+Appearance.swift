#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewController {
  /// Runs `begin` whenever the view is about to appear, and `end` when it has disappeared.
  ///
  /// For what a screen should do only while it is seen. Call it once, in `viewDidLoad()`:
  ///
  /// ```swift
  /// note_whileVisible { [weak self] in
  ///   self?.note_registerForBatteryEvents()
  /// } end: { [weak self] in
  ///   self?.note_unregisterForBatteryEvents()
  /// }
  /// ```
  ///
  /// It adds a child view controller with an invisible view, which hears of the appearance as every
  /// child does. So it is not for the containers that show their children, such as
  /// `UINavigationController` and `UITabBarController`, nor for a container that forwards appearance
  /// by itself.
  ///
  /// - Parameters:
  ///   - begin: Runs in `viewWillAppear(_:)`. It must not hold the view controller strongly.
  ///   - end: Runs in `viewDidDisappear(_:)`. It must not hold the view controller strongly.
  public func note_whileVisible(
    begin: @escaping @MainActor () -> Void,
    end: @escaping @MainActor () -> Void
  ) {
    let child = AppearanceListener(begin: begin, end: end)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

extension AppNotable where Self: UIViewController {
  /// Registers for app events whenever the view is about to appear, until it has disappeared.
  ///
  /// Call it once, in `viewDidLoad()`. See `note_whileVisible(begin:end:)` for how it listens.
  ///
  /// - Parameters:
  ///   - center: Where the notifications are posted.
  ///   - names: Which notification stands for which event; nil for the platform's own.
  public func note_registerForAppEventsWhileVisible(
    on center: NotificationCenter = .default,
    names: AppEvent.Names? = nil
  ) {
    note_whileVisible { [weak self] in
      self?.note_registerForAppEvents(on: center, names: names)
    } end: { [weak self] in
      self?.note_unregisterForAppEvents(from: center)
    }
  }
}

#if os(iOS)
extension KeyboardNotable where Self: UIViewController {
  /// Registers for keyboard events whenever the view is about to appear, until it has disappeared.
  ///
  /// Call it once, in `viewDidLoad()`. See `note_whileVisible(begin:end:)` for how it listens.
  ///
  /// - Parameter center: Where the notifications are posted.
  public func note_registerForKeyboardEventsWhileVisible(
    on center: NotificationCenter = .default
  ) {
    note_whileVisible { [weak self] in
      self?.note_registerForKeyboardEvents(on: center)
    } end: { [weak self] in
      self?.note_unregisterForKeyboardEvents(from: center)
    }
  }
}
#endif

/// A child that tells when its parent appears.
private final class AppearanceListener: UIViewController {
  private let begin: @MainActor () -> Void
  private let end: @MainActor () -> Void

  init(begin: @escaping @MainActor () -> Void, end: @escaping @MainActor () -> Void) {
    self.begin = begin
    self.end = end
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView()
    view.isHidden = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    begin()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    end()
  }
}
#endif
