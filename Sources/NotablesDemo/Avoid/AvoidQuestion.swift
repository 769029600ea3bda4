import Foundation
import Notables
import NotablesTraces

/// One line of the avoid command's input.
struct AvoidQuestion {
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

  init(_ json: JSONValue) throws {
    screen = try json.required("screen", CGRect.size)
    view = try json.required("view", CGRect.rect)
    safeBottom = try json.optional("safeBottom") { try $0.number() } ?? 0
    followsUndocked = try json.optional("followsUndocked") { try $0.bool() } ?? false
    _ = try json.optional("isLocal") { try $0.bool() }
    let keyboard = try json.optional("keyboard", CGRect.rect)
    let inset = try json.optional("inset") { try $0.number() } ?? 0
    if let steps = try json.optional("events", AvoidStep.steps) {
      subject = .steps(steps, inset: inset)
      if keyboard != nil {
        throw JSONProblem("stands beside events; expected one of them").inside("keyboard")
      }
    } else {
      // Null is a hidden keyboard, no key at all a forgotten one.
      if keyboard == nil { try json.required("keyboard") { _ in } }
      subject = .keyboard(keyboard)
    }
  }
}

/// An event in a sequence, and what comes with it.
struct AvoidStep {
  let name: String
  let input: KeyboardTrackerMachine.Input
  /// The screen and the view from here on, where they change.
  let screen: CGRect?
  let view: CGRect?

  init(_ json: JSONValue) throws {
    name = try json.required("event") { try $0.string() }
    let end = try json.optional("end", CGRect.rect)
    let isLocal = try json.optional("isLocal") { try $0.bool() }
    screen = try json.optional("screen", CGRect.size)
    view = try json.optional("view", CGRect.rect)
    if let event = Self.keyboardEvents[name] {
      let info = KeyboardNotableInfo(
        animationCurve: nil,
        animationDuration: nil,
        frameBegin: nil,
        frameEnd: end,
        isLocal: isLocal
      )
      input = .keyboard(event, info)
    } else if let event = Self.appEvents[name] {
      input = .app(event)
    } else {
      throw JSONProblem("unknown event '\(name)'").inside("event")
    }
  }

  fileprivate static func steps(_ json: JSONValue) throws -> [AvoidStep] {
    try json.array(of: AvoidStep.init)
  }

  private static let keyboardEvents = byName(KeyboardEvent.self)
  private static let appEvents = byName(AppEvent.self)

  private static func byName<Event: NotableEvent>(_ family: Event.Type) -> [String: Event] {
    Dictionary(uniqueKeysWithValues: family.allCases.map { ("\($0)", $0) })
  }
}

extension CGRect {
  /// A size, as the bounds of a screen.
  fileprivate static func size(_ json: JSONValue) throws -> CGRect {
    let numbers = try json.numbers(2)
    return CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
  }

  fileprivate static func rect(_ json: JSONValue) throws -> CGRect {
    let numbers = try json.numbers(4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension JSONValue {
  fileprivate func numbers(_ count: Int) throws -> [Double] {
    let numbers = try array { try $0.number() }
    guard numbers.count == count else {
      throw JSONProblem("expected \(count) numbers, found \(numbers.count)")
    }
    return numbers
  }
}
