import Foundation
import KeyboardLayouts
import NotablesTraces

extension KeyboardSolution {
  /// The size, the keys and the diagnostics.
  var json: JSONText {
    .object([
      "size": .numbers([Double(size.width), Double(size.height)]),
      "keys": .array(keys.map(\.json)),
      "diagnostics": .array(diagnostics.map(\.json)),
    ])
  }
}

extension SolvedKey {
  fileprivate var json: JSONText {
    .object([
      "id": .string(identifier),
      "row": .integer(row),
      "frame": frame.json,
      "hit": hitArea.json,
    ])
  }
}

extension LayoutDiagnostic {
  /// The row, the code and the message on one line.
  var text: String {
    (row.map { "row \($0): " } ?? "") + "\(code.rawValue): \(message.oneLine)"
  }

  fileprivate var json: JSONText {
    .object([
      "code": .string(code.rawValue),
      "row": row.map(JSONText.integer) ?? .null,
      "message": .string(message),
    ])
  }
}

extension CGRect {
  fileprivate var json: JSONText {
    .numbers([origin.x, origin.y, size.width, size.height].map { Double($0) })
  }
}
