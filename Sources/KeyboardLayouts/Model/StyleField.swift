/// A field of a style and how JSON holds it.
///
/// A style's JSON has the fields that differ from the defaults. A metric's value for landscape
/// stands in the object `landscape`; one that is missing there is the same as in portrait.
struct StyleField<Style> {
  let read: (inout Style, StyleContainer) throws -> Void
  let write: (_ style: Style, _ defaults: Style, inout StyleOutput) throws -> Void

  static func metric(_ name: String, _ path: WritableKeyPath<Style, KeyboardMetric>) -> Self {
    StyleField { style, container in
      if let value = try container.main.number(name) {
        style[keyPath: path] = KeyboardMetric(value)
      }
      if let value = try container.landscape?.number(name) {
        style[keyPath: path].landscape = value
      }
    } write: { style, defaults, output in
      let metric = style[keyPath: path]
      guard metric != defaults[keyPath: path] else { return }
      output.main.append((name, Number(metric.portrait)))
      if metric.landscape != metric.portrait {
        output.landscape.append((name, Number(metric.landscape)))
      }
    }
  }

  /// A metric that is as another one of the style while it is not given; that one comes first.
  static func metric(
    _ name: String,
    _ path: WritableKeyPath<Style, KeyboardMetric?>,
    or other: KeyPath<Style, KeyboardMetric>
  ) -> Self {
    StyleField { style, container in
      if let value = try container.main.number(name) {
        style[keyPath: path] = KeyboardMetric(value)
      }
      if let value = try container.landscape?.number(name) {
        let metric = style[keyPath: path] ?? style[keyPath: other]
        style[keyPath: path] = KeyboardMetric(metric.portrait, landscape: value)
      }
    } write: { style, defaults, output in
      let metric = style[keyPath: path]
      guard let metric, metric != defaults[keyPath: path] else { return }
      output.main.append((name, Number(metric.portrait)))
      if metric.landscape != metric.portrait {
        output.landscape.append((name, Number(metric.landscape)))
      }
    }
  }

  static func value<Value: Codable & Equatable>(
    _ name: String,
    _ path: WritableKeyPath<Style, Value>
  ) -> Self {
    StyleField { style, container in
      if let value = try container.main.decodeIfPresent(Value.self, forKey: StyleKey(name)) {
        style[keyPath: path] = value
      }
    } write: { style, defaults, output in
      guard style[keyPath: path] != defaults[keyPath: path] else { return }
      output.main.append((name, style[keyPath: path]))
    }
  }

  /// One of a few words.
  static func choice<Value: CaseIterable & RawRepresentable<String> & Equatable>(
    _ name: String,
    _ path: WritableKeyPath<Style, Value>
  ) -> Self {
    StyleField { style, container in
      let key = StyleKey(name)
      guard let word = try container.main.decodeIfPresent(String.self, forKey: key) else { return }
      guard let value = Value(rawValue: word) else {
        let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: container.main,
          debugDescription: "expected one of \(words), found '\(word)'"
        )
      }
      style[keyPath: path] = value
    } write: { style, defaults, output in
      guard style[keyPath: path] != defaults[keyPath: path] else { return }
      output.main.append((name, style[keyPath: path].rawValue))
    }
  }

  /// A part that may be missing: `null` says that it is, no field leaves the default.
  static func optional<Value: Codable & Equatable>(
    _ name: String,
    _ path: WritableKeyPath<Style, Value?>
  ) -> Self {
    StyleField { style, container in
      let key = StyleKey(name)
      guard container.main.contains(key) else { return }
      style[keyPath: path] = try container.main.decodeIfPresent(Value.self, forKey: key)
    } write: { style, defaults, output in
      guard style[keyPath: path] != defaults[keyPath: path] else { return }
      output.main.append((name, style[keyPath: path]))
    }
  }
}

/// A style whose JSON form is a table of its fields.
protocol FieldCodedStyle: Codable, Hashable {
  static var fields: [StyleField<Self>] { get }
}

extension FieldCodedStyle {
  /// Replaces the fields that are there; the others stay.
  mutating func readFields(from decoder: any Decoder) throws {
    let container = try StyleContainer(decoder)
    for field in Self.fields { try field.read(&self, container) }
  }

  /// Writes the fields that differ from the defaults.
  func writeFields(to encoder: any Encoder, over defaults: Self) throws {
    var output = StyleOutput()
    for field in Self.fields { try field.write(self, defaults, &output) }
    var container = encoder.container(keyedBy: StyleKey.self)
    for (name, value) in output.main {
      try value.encode(to: container.superEncoder(forKey: StyleKey(name)))
    }
    if output.landscape.isEmpty { return }
    var landscape = container.nestedContainer(keyedBy: StyleKey.self, forKey: .landscape)
    for (name, value) in output.landscape {
      try value.encode(to: landscape.superEncoder(forKey: StyleKey(name)))
    }
  }
}

/// The object of a style and the object `landscape` within it.
struct StyleContainer {
  let main: KeyedDecodingContainer<StyleKey>
  let landscape: KeyedDecodingContainer<StyleKey>?

  fileprivate init(_ decoder: any Decoder) throws {
    main = try decoder.container(keyedBy: StyleKey.self)
    let isGiven = try main.contains(.landscape) && !main.decodeNil(forKey: .landscape)
    landscape =
      isGiven ? try main.nestedContainer(keyedBy: StyleKey.self, forKey: .landscape) : nil
  }
}

/// What will be written, in order.
struct StyleOutput {
  fileprivate var main: [(String, any Encodable)] = []
  fileprivate var landscape: [(String, any Encodable)] = []
}

struct StyleKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  static let landscape = StyleKey("landscape")

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer where Key == StyleKey {
  fileprivate func number(_ name: String) throws -> Double? {
    try decodeIfPresent(Number.self, forKey: StyleKey(name))?.value
  }
}
