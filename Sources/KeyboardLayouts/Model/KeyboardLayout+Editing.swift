extension KeyboardLayout {
  /// The first key with an identifier, at any depth; nil when there is none.
  ///
  /// Set it to change, replace or, with nil, remove that key. Setting an identifier that is not
  /// there changes nothing; ``insert(_:before:)`` says where a new key goes.
  public subscript(identifier: String) -> KeyboardButton? {
    get {
      for row in rows {
        if let button = row.button(withIdentifier: identifier) { return button }
      }
      return nil
    }
    set {
      if let newValue {
        replace(identifier, with: [.button(newValue)])
      } else {
        remove(identifier)
      }
    }
  }

  /// Puts an item before the first key with an identifier, in that key's row.
  ///
  /// - Returns: False when there is no such key; nothing changes then.
  @discardableResult
  public mutating func insert(_ item: KeyboardItem, before identifier: String) -> Bool {
    edit(identifier) { items, index in items.insert(item, at: index) }
  }

  /// Puts an item behind the first key with an identifier, in that key's row.
  ///
  /// - Returns: False when there is no such key; nothing changes then.
  @discardableResult
  public mutating func insert(_ item: KeyboardItem, after identifier: String) -> Bool {
    edit(identifier) { items, index in items.insert(item, at: index + 1) }
  }

  /// Removes the first key with an identifier.
  ///
  /// - Returns: False when there is no such key.
  @discardableResult
  public mutating func remove(_ identifier: String) -> Bool {
    edit(identifier) { items, index in items.remove(at: index) }
  }

  /// Puts items in the place of the first key with an identifier.
  ///
  /// - Returns: False when there is no such key; nothing changes then.
  @discardableResult
  public mutating func replace(_ identifier: String, with items: [KeyboardItem]) -> Bool {
    edit(identifier) { $0.replaceSubrange($1...$1, with: items) }
  }

  private mutating func edit<Result>(
    _ identifier: String,
    _ change: (inout [KeyboardItem], Int) -> Result
  ) -> Bool {
    for index in rows.indices where rows[index].edit(identifier, change) { return true }
    return false
  }
}

extension KeyboardRow {
  /// The first key with an identifier, at any depth; nil when there is none.
  public func button(withIdentifier identifier: String) -> KeyboardButton? {
    for item in items {
      switch item {
      case .button(let button) where button.identifier == identifier: return button
      case .button: continue
      case .row(let row):
        if let button = row.button(withIdentifier: identifier) { return button }
      }
    }
    return nil
  }

  fileprivate mutating func edit<Result>(
    _ identifier: String,
    _ change: (inout [KeyboardItem], Int) -> Result
  ) -> Bool {
    for (index, item) in items.enumerated() {
      switch item {
      case .button(let button) where button.identifier == identifier:
        _ = change(&items, index)
        return true
      case .button: continue
      case .row(var row):
        if row.edit(identifier, change) {
          items[index] = .row(row)
          return true
        }
      }
    }
    return false
  }
}

extension KeyboardLayout {
  /// Replaces every key by what a function makes of it, at any depth.
  public func mapButtons(_ change: (KeyboardButton) -> KeyboardButton) -> KeyboardLayout {
    KeyboardLayout(style: style, rows: rows.map { $0.mapButtons(change) })
  }
}

extension KeyboardRow {
  /// Replaces every key by what a function makes of it, at any depth.
  public func mapButtons(_ change: (KeyboardButton) -> KeyboardButton) -> KeyboardRow {
    let items = items.map { item -> KeyboardItem in
      switch item {
      case .button(let button): .button(change(button))
      case .row(let row): .row(row.mapButtons(change))
      }
    }
    return KeyboardRow(style: style, items: items)
  }
}
