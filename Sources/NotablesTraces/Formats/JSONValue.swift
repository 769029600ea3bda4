/// A JSON value as it was read.
///
/// What asks it throws a ``JSONProblem`` that names the place, so that a text can be read by hand as
/// well as by `Decodable`, and several times as fast.
public enum JSONValue: Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A number, infinite when it is beyond every `Double`.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Values by key, as they were written.
  case object([Member])

  /// A key in an object, and its value.
  public struct Member: Sendable {
    /// The key.
    public let key: String
    /// Its value.
    public let value: JSONValue
  }

  /// The value as a number; those that JSON lacks are the strings `"inf"`, `"-inf"` and `"nan"`.
  public func number() throws -> Double {
    switch self {
    case .number(let number) where number.isFinite: return number
    case .number: throw JSONProblem("expected a number, found one that no Double comes near")
    case .string("inf"): return .infinity
    case .string("-inf"): return -.infinity
    case .string("nan"): return .nan
    default: throw mismatch("a number")
    }
  }

  /// The value as true or false.
  public func bool() throws -> Bool {
    guard case .bool(let bool) = self else { throw mismatch("true or false") }
    return bool
  }

  /// The value as a text.
  public func string() throws -> String {
    guard case .string(let string) = self else { throw mismatch("a string") }
    return string
  }

  /// Reads each value of an array.
  public func array<Value>(
    of read: (JSONValue) throws -> Value
  ) throws -> [Value] {
    guard case .array(let elements) = self else { throw mismatch("an array") }
    var values: [Value] = []
    for element in elements {
      do {
        values.append(try read(element))
      } catch let problem as JSONProblem {
        throw problem.inside("[\(values.count)]")
      }
    }
    return values
  }

  /// Reads the value of a key in an object.
  public func required<Value>(
    _ key: String,
    _ read: (JSONValue) throws -> Value
  ) throws -> Value {
    guard let value = try member(key) else { throw JSONProblem("is missing").inside(key) }
    do {
      return try read(value)
    } catch let problem as JSONProblem {
      throw problem.inside(key)
    }
  }

  /// Reads the value of a key in an object; nil when there is no such key or its value is null.
  public func optional<Value>(
    _ key: String,
    _ read: (JSONValue) throws -> Value
  ) throws -> Value? {
    guard let value = try member(key) else { return nil }
    if case .null = value { return nil }
    do {
      return try read(value)
    } catch let problem as JSONProblem {
      throw problem.inside(key)
    }
  }

  /// The value of a key, of the first one where it stands twice.
  private func member(_ key: String) throws -> JSONValue? {
    guard case .object(let members) = self else { throw mismatch("an object") }
    for member in members where member.key == key { return member.value }
    return nil
  }

  private func mismatch(_ expected: String) -> JSONProblem {
    JSONProblem("expected \(expected), found \(kind)")
  }

  /// A word for the value.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value at a path; nil when there is none.
  subscript(path: [any CodingKey]) -> JSONValue? {
    var value = self
    for key in path {
      if let index = key.intValue {
        guard case .array(let values) = value, values.indices.contains(index) else { return nil }
        value = values[index]
      } else {
        guard let member = try? value.member(key.stringValue) else { return nil }
        value = member
      }
    }
    return value
  }
}
