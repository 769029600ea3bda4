import Foundation
import NotablesTesting

@testable import NotablesDemo

/// Uses a phone without a terminal: what is typed goes through the decoder, time is turned by hand.
@MainActor
final class PhoneScript {
  let session: PhoneSession
  private(set) var time: TimeInterval = 0
  private var decoder = InputDecoder()

  init(_ device: String = "iphone-15", columns: Int = 60, rows: Int = 24) {
    session = PhoneSession(
      size: CellSize(columns: columns, rows: rows),
      device: SimulatedDevice.named(device) ?? .standard
    )
  }

  var state: PhoneState { session.state }

  /// The picture as text.
  var text: String { PhonePicture.screen(of: state).text }

  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The names of the hooks that were called, the first ones left out.
  func hooks(after count: Int = 0) -> [String] {
    state.log.dropFirst(count).map(\.call.name)
  }

  /// Types text or sends sequences; an Escape at the end is the key.
  @discardableResult
  func type(_ text: String) -> Self {
    for input in decoder.decode(text.utf8) + decoder.flush() { send(input) }
    return self
  }

  @discardableResult
  func send(_ input: TerminalInput) -> Self {
    session.receive(input, at: time)
    return self
  }

  /// Lets time pass, in pictures of a sixtieth of a second.
  @discardableResult
  func wait(_ seconds: TimeInterval) -> Self {
    let end = time + seconds
    while time < end {
      time = min(end, time + 1 / 60)
      session.receive(at: time)
    }
    return self
  }

  /// Lets the phone come to rest after a movement.
  @discardableResult
  func rest() -> Self { wait(0.6) }

  @discardableResult
  func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> Self {
    send(.mouse(MouseEvent(kind: kind, cell: CellPoint(column: column, row: row))))
  }

  @discardableResult
  func click(_ cell: CellPoint) -> Self {
    mouse(.press, cell.column, cell.row)
    return mouse(.release, cell.column, cell.row)
  }

  /// The middle of a drawn key.
  func cell(ofKey identifier: String) -> CellPoint? {
    guard let keys = state.keys,
      let index = keys.solution.keyIndex(withIdentifier: identifier)
    else { return nil }
    let cells = keys.keys[index]
    return CellPoint(column: cells.left + cells.width / 2, row: cells.top + (cells.height - 1) / 2)
  }

  /// Clicks drawn keys, one after the other, so far apart that none is double.
  @discardableResult
  func click(keys: String...) -> Self {
    for key in keys {
      if let cell = cell(ofKey: key) { click(cell) }
      wait(0.6)
    }
    return self
  }

  /// What is typed in a field.
  func text(of label: String) -> String? {
    state.form.fields.first { $0.label == label }?.text.text
  }
}
