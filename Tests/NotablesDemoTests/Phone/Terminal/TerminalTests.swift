#if os(Linux)
import Foundation
import XCTest

@testable import NotablesDemo

/// The terminal's modes, and a terminal that takes nothing.
@MainActor
final class TerminalTests: XCTestCase {
  func testEnterAndLeave_giveTheModeBack() async throws {
    let (window, terminal) = try open()
    let before = window.mode
    XCTAssertTrue(terminal.enter())
    XCTAssertNotEqual(window.mode, before)
    try terminal.flush()
    XCTAssertNotNil(window.output.text(upTo: "\u{1b}[?1049h"))
    XCTAssertTrue(terminal.enter())
    terminal.leave()
    XCTAssertEqual(window.mode, before)
    XCTAssertNotNil(window.output.text(upTo: "\u{1b}[?1049l"))
    terminal.leave()
    XCTAssertEqual(terminal.read(), [])
  }

  func testSize() async throws {
    let (window, terminal) = try open()
    XCTAssertNil(terminal.size)
    window.resize(columns: 90, rows: 33)
    XCTAssertEqual(terminal.size, CellSize(columns: 90, rows: 33))
  }

  func testReading_neverWaits() async throws {
    let (window, terminal) = try open()
    terminal.enter()
    XCTAssertEqual(terminal.read(), [])
    window.send("ab\r")
    XCTAssertEqual(terminal.read(), Array("ab\r".utf8))
    XCTAssertEqual(terminal.read(), [])
    try window.close()
    XCTAssertNil(terminal.read())
    // What is written now goes nowhere, and is no failure.
    try terminal.write("gone")
    XCTAssertFalse(terminal.isBusy)
  }

  func testTerminalThatTakesNothing_holdsNothingUp() async throws {
    let (window, terminal) = try open()
    let before = window.mode
    terminal.enter()
    let text = String(repeating: "─", count: 100_000)
    try terminal.write(text)
    XCTAssertTrue(terminal.isBusy)
    terminal.leave()
    XCTAssertEqual(window.mode, before)
  }

  func testSlowTerminal_getsEverything() async throws {
    let (window, terminal) = try open()
    terminal.enter()
    try terminal.write(String(repeating: "a", count: 50_000) + "end")
    var text = ""
    while terminal.isBusy {
      text += window.output.text(upTo: "aaaaaaaa") ?? ""
      try terminal.flush()
    }
    text += window.output.text(upTo: "end") ?? ""
    XCTAssertEqual(text.filter { $0 == "a" }.count, 50_000)
  }

  func testFiles_areNoTerminals() async throws {
    let file = try XCTUnwrap(FileHandle(forReadingAtPath: "/dev/null"))
    XCTAssertThrowsError(try Terminal(input: file.fileDescriptor, output: file.fileDescriptor)) {
      XCTAssertEqual(($0 as? Failure)?.status, .usage)
    }
  }

  /// A terminal, and the program's end of it.
  private func open() throws -> (PseudoTerminal, Terminal) {
    let window = try PseudoTerminal()
    let descriptor = Foundation.open(window.path, O_RDWR | O_NOCTTY)
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    addTeardownBlock { try file.close() }
    return (window, try Terminal(input: file.fileDescriptor, output: file.fileDescriptor))
  }
}
#endif
