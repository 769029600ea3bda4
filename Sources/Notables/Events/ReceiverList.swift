/// Receivers in the order of their registration, found by the identity of their target.
///
/// A removed receiver leaves a hole in the order. An open-addressed table of 4 bytes a cell leads from
/// a target to its place; a cell that leads to a hole is skipped. So order and table fill up together,
/// and are made anew together. Adding and removing are O(1), amortised.
///
/// It holds receivers and asks nothing of their targets: the end of a target can come back to the hub,
/// and must not do so in the middle of a change.
@MainActor
struct ReceiverList<Event: NotableEvent> {
  /// The receivers in order, with holes.
  ///
  /// Whoever walks them holds a copy and asks each for its `key`, so that adding and removing during
  /// the walk is safe.
  private(set) var slots: ContiguousArray<Receiver<Event>?> = []

  private(set) var count = 0

  /// The receivers' places in `slots`, each in the first cell from its key's hash on that was free;
  /// as many cells as a power of two.
  private var table: ContiguousArray<Int32> = []

  private static var free: Int32 { -1 }

  /// Whether there is no room for another receiver; a quarter of the cells stays free, so that
  /// searches are short.
  var isFull: Bool { slots.count >= table.count / 4 * 3 }

  /// The receiver with this key.
  subscript(key: ObjectIdentifier) -> Receiver<Event>? {
    guard let slot = slot(of: key) else { return nil }
    return slots[slot]
  }

  /// Adds a receiver at the end, where there is room, and no other receiver has its key.
  mutating func append(_ receiver: Receiver<Event>) {
    guard let key = receiver.key else { return }
    place(slots.count, for: key)
    slots.append(receiver)
    count += 1
  }

  /// Takes the receiver with this key off the list, and returns it.
  mutating func remove(_ key: ObjectIdentifier) -> Receiver<Event>? {
    guard let slot = slot(of: key), let receiver = slots[slot] else { return nil }
    receiver.key = nil
    slots[slot] = nil
    count -= 1
    if count < slots.count / 4 { makeRoom() }
    return receiver
  }

  /// Closes the holes, and makes the table large enough for at least thrice as many receivers.
  mutating func makeRoom() {
    if count < slots.count {
      // Loops, here and in the hub: each call of a closure would check its isolation anew.
      var closed: ContiguousArray<Receiver<Event>?> = []
      closed.reserveCapacity(2 * count)
      for case let receiver? in slots { closed.append(receiver) }
      slots = closed
    }
    var size = 16
    while size / 4 * 3 < 3 * count { size *= 2 }
    table = ContiguousArray(repeating: Self.free, count: size)
    for slot in slots.indices {
      if let key = slots[slot]?.key { place(slot, for: key) }
    }
  }

  private func slot(of key: ObjectIdentifier) -> Int? {
    guard !table.isEmpty else { return nil }
    var cell = cell(of: key)
    while table[cell] != Self.free {
      let slot = Int(table[cell])
      if let receiver = slots[slot], receiver.key == key { return slot }
      cell = (cell + 1) & (table.count - 1)
    }
    return nil
  }

  private mutating func place(_ slot: Int, for key: ObjectIdentifier) {
    var cell = cell(of: key)
    while table[cell] != Self.free { cell = (cell + 1) & (table.count - 1) }
    table[cell] = Int32(truncatingIfNeeded: slot)
  }

  /// Where the search for a key begins: by Fibonacci hashing, as addresses differ in their middle.
  private func cell(of key: ObjectIdentifier) -> Int {
    let mixed = UInt64(UInt(bitPattern: key)) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: mixed >> 32) & (table.count - 1)
  }
}
