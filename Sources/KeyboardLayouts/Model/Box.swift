/// Keeps a large part of a value out of line, so that copies of the value are small and quick.
///
/// A box is never changed: a new value comes in a new box, so that copies stay independent.
final class Box<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (a: Box, b: Box) -> Bool {
    a === b || a.value == b.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
