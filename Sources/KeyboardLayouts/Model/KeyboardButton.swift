/// A key: what it shows, how wide it is, how it looks and what it does.
public struct KeyboardButton: Hashable, Sendable {
  /// What a key shows.
  public enum Label: Hashable, Sendable {
    /// A text that the key types.
    case key(String)
    /// A text that names what the key does, such as `space`.
    case text(String)
    /// The name of an image, such as `shift`.
    case image(String)

    /// The text, or the image's name.
    public var name: String {
      switch self {
      case .key(let name), .text(let name), .image(let name): name
      }
    }
  }

  /// What the key shows.
  public var label: Label
  /// What tells the key from others; it stays the same when shift changes the label.
  public var identifier: String
  /// How wide the key is.
  public var width: KeyboardButtonWidth
  /// How the key looks.
  public var style: KeyboardButtonStyle {
    get { styleBox.value }
    set { styleBox = Box(newValue) }
  }
  /// The menu that the key opens when it is held; nil for none.
  public var menu: KeyMenu?
  /// What the key does.
  public var action: KeyAction
  private var styleBox: Box<KeyboardButtonStyle>

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - label: What it shows.
  ///   - identifier: What tells it from others; the label's name when nil.
  ///   - width: How wide it is.
  ///   - style: How it looks; ``KeyboardButtonStyle/standard(for:)`` when nil.
  ///   - menu: The menu that it opens when it is held.
  ///   - action: What it does; ``KeyAction/standard(for:identifier:)`` when nil.
  public init(
    _ label: Label,
    identifier: String? = nil,
    width: KeyboardButtonWidth = .dynamic,
    style: KeyboardButtonStyle? = nil,
    menu: KeyMenu? = nil,
    action: KeyAction? = nil
  ) {
    self.label = label
    self.identifier = identifier ?? label.name
    self.width = width
    self.menu = menu
    self.action = action ?? .standard(for: label, identifier: self.identifier)
    styleBox = Box(style ?? .standard(for: self.action))
  }
}

extension KeyboardButton {
  /// Makes a key that types what it shows.
  public static func key(
    _ text: String,
    width: KeyboardButtonWidth = .dynamic,
    style: KeyboardButtonStyle? = nil,
    menu: KeyMenu? = nil
  ) -> KeyboardButton {
    KeyboardButton(.key(text), width: width, style: style, menu: menu)
  }

  /// Makes a key that shows a text and does what its identifier or its action says.
  public static func text(
    _ text: String,
    identifier: String? = nil,
    width: KeyboardButtonWidth = .dynamic,
    style: KeyboardButtonStyle? = nil,
    action: KeyAction? = nil
  ) -> KeyboardButton {
    KeyboardButton(.text(text), identifier: identifier, width: width, style: style, action: action)
  }

  /// Makes a key that shows an image and does what its identifier or its action says.
  public static func image(
    _ name: String,
    identifier: String? = nil,
    width: KeyboardButtonWidth = .dynamic,
    style: KeyboardButtonStyle? = nil,
    action: KeyAction? = nil
  ) -> KeyboardButton {
    KeyboardButton(.image(name), identifier: identifier, width: width, style: style, action: action)
  }
}
