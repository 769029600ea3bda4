import Foundation
import Notables

/// One line of the avoid command's input.
struct AvoidQuestion: Decodable {
  /// A keyboard where it is, or a sequence that moves it.
  enum Subject {
    case keyboard(CGRect?)
    case steps([AvoidStep], inset: CGFloat)
  }

  let screen: CGRect
  let view: CGRect
  let safeBottom: CGFloat
  let followsUndocked: Bool
  let subject: Subject

  private enum CodingKeys: CodingKey {
    case screen, view, keyboard, safeBottom, followsUndocked, isLocal, inset, events
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    screen = try container.screen(.screen)
    view = try container.rect(.view)
    safeBottom = try container.decodeIfPresent(Double.self, forKey: .safeBottom) ?? 0
    followsUndocked = try container.decodeIfPresent(Bool.self, forKey: .followsUndocked) ?? false
    _ = try container.decodeIfPresent(Bool.self, forKey: .isLocal)
    let keyboard = try container.ifPresent(.keyboard, container.rect)
    let inset = try container.decodeIfPresent(Double.self, forKey: .inset) ?? 0
    guard let steps = try container.decodeIfPresent([AvoidStep].self, forKey: .events) else {
      // Null is a hidden keyboard, no key at all a forgotten one.
      if keyboard == nil { _ = try container.decodeNil(forKey: .keyboard) }
      subject = .keyboard(keyboard)
      return
    }
    subject = .steps(steps, inset: inset)
    if keyboard != nil {
      throw DecodingError.dataCorruptedError(
        forKey: .keyboard,
        in: container,
        debugDescription: "stands beside events; expected one of them"
      )
    }
  }
}

/// An event in a sequence, and what comes with it.
struct AvoidStep: Decodable {
  let name: String
  let input: KeyboardTrackerMachine.Input
  /// The screen and the view from here on, where they change.
  let screen: CGRect?
  let view: CGRect?

  private enum CodingKeys: CodingKey {
    case event, end, screen, view, isLocal
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .event)
    let info = KeyboardNotableInfo(
      animationCurve: nil,
      animationDuration: nil,
      frameBegin: nil,
      frameEnd: try container.ifPresent(.end, container.rect),
      isLocal: try container.decodeIfPresent(Bool.self, forKey: .isLocal)
    )
    screen = try container.ifPresent(.screen, container.screen)
    view = try container.ifPresent(.view, container.rect)
    if let event = Self.keyboardEvents[name] {
      input = .keyboard(event, info)
    } else if let event = Self.appEvents[name] {
      input = .app(event)
    } else {
      throw DecodingError.dataCorruptedError(
        forKey: .event,
        in: container,
        debugDescription: "unknown event '\(name)'"
      )
    }
  }

  private static let keyboardEvents = byName(KeyboardEvent.self)
  private static let appEvents = byName(AppEvent.self)

  private static func byName<Event: NotableEvent>(_ family: Event.Type) -> [String: Event] {
    Dictionary(uniqueKeysWithValues: family.allCases.map { ("\($0)", $0) })
  }
}

extension KeyedDecodingContainer {
  /// A size, as the bounds of a screen.
  fileprivate func screen(_ key: Key) throws -> CGRect {
    let numbers = try numbers(key, count: 2)
    return CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
  }

  fileprivate func rect(_ key: Key) throws -> CGRect {
    let numbers = try numbers(key, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Reads the value unless the key is absent or its value null.
  fileprivate func ifPresent<Value>(
    _ key: Key,
    _ read: (Key) throws -> Value
  ) throws -> Value? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try read(key)
  }

  private func numbers(_ key: Key, count: Int) throws -> [Double] {
    let numbers = try decode([Double].self, forKey: key)
    guard numbers.count == count else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "expected \(count) numbers, found \(numbers.count)"
      )
    }
    return numbers
  }
}
