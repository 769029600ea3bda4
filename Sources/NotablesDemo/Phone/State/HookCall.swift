import Foundation
import Notables

/// A hook that was called, with what it was told.
enum HookCall: Equatable {
  case app(AppEvent)
  case keyboard(KeyboardEvent, KeyboardNotableInfo)

  /// The hook's name.
  var name: String {
    switch self {
    case .app(let event): "note_app" + Self.capitalized("\(event)")
    case .keyboard(let event, _): "note_keyboard" + Self.capitalized("\(event)")
    }
  }

  /// The name without what all hooks of its family have in common.
  var shortName: String {
    switch self {
    case .app(let event): "\(event)"
    case .keyboard(let event, _): "\(event)"
    }
  }

  var info: KeyboardNotableInfo? {
    guard case .keyboard(_, let info) = self else { return nil }
    return info
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
