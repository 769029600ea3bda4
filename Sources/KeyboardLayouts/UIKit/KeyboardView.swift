#if canImport(UIKit) && os(iOS)
import UIKit

/// A keyboard on the screen: it draws itself, takes fingers, types into a document and tells a
/// delegate.
///
/// It works in a keyboard extension and in an app, as an input view or anywhere. Its size comes from
/// its bounds and its orientation from ``traits``; it never asks a screen.
///
/// ```swift
/// let keyboard = KeyboardView(.qwerty)
/// keyboard.document = ProxyDocument(textDocumentProxy)
/// keyboard.delegate = self
/// ```
public final class KeyboardView: UIView {
  private let controller: KeyboardController
  private lazy var ticker = FrameTicker { [weak self] time in self?.feed { $0.tick(time: time) } }
  private var pool: [KeyElement] = []

  /// Makes a view of a keyboard.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard; its first page shows.
  ///   - options: How fingers are understood.
  public init(_ keyboard: Keyboard, options: TypingOptions = .touchScreen) {
    controller = KeyboardController(keyboard, options: options)
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    isOpaque = false
    contentMode = .redraw
    controller.onChange = { [weak self] in self?.setNeedsDisplay() }
    controller.onNewNames = { [weak self] in self?.showElements() }
    controller.onNewKeys = { [weak self] in
      self?.showElements()
      UIAccessibility.postLayoutChange()
    }
  }

  /// A keyboard view is made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The text that the keyboard types into; nil when the delegate alone hears of what is typed.
  public var document: (any TextDocument)? {
    get { controller.document }
    set { controller.document = newValue }
  }

  /// Who hears of all that happens; held weakly.
  public weak var delegate: (any TypingDelegate)? {
    get { controller.delegate }
    set { controller.delegate = newValue }
  }

  /// Orientation, mirroring, dead zones and pixels.
  public var traits: KeyboardTraits {
    get { controller.traits }
    set { controller.traits = newValue }
  }

  /// The height at the upper end of the view that is left to pops and menus; the keyboard has the
  /// rest.
  public var headroom: Double {
    get { controller.headroom }
    set { controller.headroom = newValue }
  }

  /// The appearance; nil follows the view's trait collection.
  public var scheme: KeyboardScheme? {
    didSet { adoptScheme() }
  }

  /// How fingers are understood.
  public var options: TypingOptions {
    get { controller.machine.options }
    set { controller.setOptions(newValue) }
  }

  /// How a screen reader calls the keys.
  public var names: KeyboardNames {
    get { controller.names }
    set { controller.names = newValue }
  }

  /// The state of the keyboard.
  public var machine: TypingMachine { controller.machine }

  /// Changes what shows, and tells the delegate what has changed.
  ///
  /// ```swift
  /// keyboardView.change { $0.capitalize() }
  /// ```
  public func change(_ change: (inout TypingMachine) -> [TypingAction]) {
    feed { $0.run(change) }
  }

  /// Tells that the text or its cursor has changed by other means than this keyboard.
  public func textDidChange() { controller.textDidChange() }

  private func feed(_ work: (KeyboardController) -> Void) {
    work(controller)
    ticker.isNeeded = controller.needsTicks
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    feed { $0.size = bounds.size }
  }

  public override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: 0, y: controller.machine.headroom)
    var canvas = ContextCanvas(context: context)
    controller.drawing.paint(on: &canvas)
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    ticker.attach(to: window)
    change { $0.cancel() }
    adoptScheme()
  }

  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    adoptScheme()
  }

  private func adoptScheme() {
    controller.scheme = scheme ?? KeyboardScheme(traitCollection.userInterfaceStyle)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(touches, .down)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(touches, .moved)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(touches, .up)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(touches, .cancelled)
  }

  private func handle(_ touches: Set<UITouch>, _ phase: KeyboardTouch.Phase) {
    let touches = touches.map { touch in
      KeyboardTouch(
        id: Int(bitPattern: ObjectIdentifier(touch)),
        point: touch.location(in: self),
        time: touch.timestamp
      )
    }
    feed { $0.handle(touches, phase) }
  }

  private func showElements() {
    let elements = controller.elements
    zip(pool, elements).forEach { $0.show($1) }
    pool.append(
      contentsOf: elements.dropFirst(pool.count).map { element in
        KeyElement(element, in: self) { [weak self] in self?.change($0) }
      }
    )
    accessibilityElements = Array(pool.prefix(elements.count))
  }
}
#endif
