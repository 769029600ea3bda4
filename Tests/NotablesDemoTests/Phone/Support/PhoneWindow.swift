#if os(Linux)
import Foundation
import XCTest

@testable import NotablesDemo

/// The built program in a terminal whose user is the test.
final class PhoneWindow {
  let terminal: PseudoTerminal
  let process: ChildProcess
  /// The modes of the terminal before the program ran.
  let modeBefore: [UInt32]
  private(set) var model: TerminalModel

  /// Runs a command of the shell in which `phone` stands for the program and its command.
  init(
    _ command: String = "exec phone",
    columns: Int = 60,
    rows: Int = 24,
    environment: String = "TERM=xterm-256color NO_COLOR="
  ) throws {
    let terminal = try PseudoTerminal()
    terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
    modeBefore = terminal.mode
    let program = "/usr/bin/env \(environment) '\(ChildProcess.path(of: "NotablesDemo"))' phone"
    let text = command.replacingOccurrences(of: "phone", with: program)
    process = try ChildProcess("/bin/sh", ["-mc", text], on: terminal)
    self.terminal = terminal
    model = TerminalModel(size: CellSize(columns: columns, rows: rows))
  }

  func send(_ text: String) {
    terminal.send(text)
  }

  /// Reads what comes as for a size of which the program is not told.
  func assume(columns: Int, rows: Int) {
    model = TerminalModel(size: CellSize(columns: columns, rows: rows))
  }

  func resize(columns: Int, rows: Int) {
    assume(columns: columns, rows: rows)
    terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
  }

  /// Waits until the screen shows a text.
  func expect(
    _ text: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    expect("no '\(text)' on", file: file, line: line) { $0.text.contains(text) }
  }

  /// Waits until the screen is as it should be.
  func expect(
    _ message: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ isRight: (TerminalModel) -> Bool
  ) {
    while !isRight(model) {
      // Every picture ends with a plain style.
      guard let piece = terminal.output.text(upTo: "\u{1b}[0m") else {
        return XCTFail("\(message)\n\(model.text)", file: file, line: line)
      }
      model.take(piece)
    }
  }

  /// Takes everything up to where the program has given the terminal back.
  func expectLeft(file: StaticString = #filePath, line: UInt = #line) {
    guard let rest = terminal.output.text(upTo: "\u{1b}[?1049l") else {
      return XCTFail("the terminal was not left", file: file, line: line)
    }
    model.take(rest)
    XCTAssertEqual(model.modes, ["25"], file: file, line: line)
    XCTAssertEqual(model.unknown, [], file: file, line: line)
  }
}
#endif
