/// A whole keyboard: its pages, each a layout.
///
/// A JSON file is a layout, which is a keyboard of one page, or
/// `{"pages":[{"name":"letters","rows":[…]},{"name":"numbers","rows":[…]}]}`.
public struct Keyboard: Hashable, Sendable {
  /// A page and its name.
  public struct Page: Hashable, Sendable {
    /// The name that actions call it by.
    public var name: KeyboardPage
    /// What the page shows without shift.
    public var layout: KeyboardLayout

    /// Makes a page.
    public init(_ name: KeyboardPage, _ layout: KeyboardLayout) {
      self.name = name
      self.layout = layout
    }
  }

  /// The pages; the first one is shown first.
  public var pages: [Page]

  /// Makes a keyboard of its pages.
  public init(pages: [Page]) {
    self.pages = pages
  }

  /// Makes a keyboard of one page, called `letters`.
  public init(_ layout: KeyboardLayout) {
    self.init(pages: [Page(.letters, layout)])
  }

  /// What a page shows.
  ///
  /// - Parameters:
  ///   - name: The page's name; the first page when nil.
  ///   - shift: The state of the shift key; see ``KeyboardLayout/shifted(_:)``.
  /// - Returns: Nil when the keyboard has no such page.
  public func layout(
    page name: KeyboardPage? = nil,
    shift: KeyboardShift = .off
  ) -> KeyboardLayout? {
    let page = name.map { name in pages.first { $0.name == name } } ?? pages.first
    return page?.layout.shifted(shift)
  }
}

extension Keyboard: Codable {
  private enum Keys: CodingKey {
    case pages
  }

  /// Reads a layout, or an object whose `pages` are layouts with names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    if let pages = try container.decodeIfPresent([Page].self, forKey: .pages) {
      if pages.isEmpty {
        let problem = "expected at least one page, found none"
        throw DecodingError.dataCorruptedError(
          forKey: .pages,
          in: container,
          debugDescription: problem
        )
      }
      self.init(pages: pages)
    } else {
      self.init(try KeyboardLayout(from: decoder))
    }
  }

  /// Writes a layout when the only page is called `letters`, the pages otherwise.
  public func encode(to encoder: any Encoder) throws {
    if let page = pages.first, pages.count == 1, page.name == .letters {
      return try page.layout.encode(to: encoder)
    }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(pages, forKey: .pages)
  }
}

extension Keyboard.Page: Codable {
  private enum Keys: CodingKey {
    case name
  }

  /// Reads a layout with a name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    self.init(
      try container.decode(KeyboardPage.self, forKey: .name),
      try KeyboardLayout(from: decoder)
    )
  }

  /// Writes a layout with a name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(name, forKey: .name)
    try layout.encode(to: encoder)
  }
}
