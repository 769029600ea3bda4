import Foundation
import XCTest

/// What goes wrong with files and pipes, under every command and each of its formats.
final class FaultTests: XCTestCase {
  func testEveryCommand_isTriedHere() throws {
    XCTAssertEqual(Set(try Program.commands()), Set(Writing.all.keys))
    let readers = try Program.commands().filter { try Program.usage(of: $0).contains("FILE") }
    XCTAssertEqual(Set(readers), Set(Reading.all.map(\.command)))
  }

  // MARK: Writing

  func testFullDisk_is74() throws {
    try skipUnlessThere("/dev/full")
    for (arguments, input) in try Writing.invocations() {
      let result = try ProgramRunner.run(arguments: arguments, input: input, output: "/dev/full")
      XCTAssertEqual(
        result,
        failure(74, "standard output: No space left on device"),
        "\(arguments)"
      )
    }
  }

  func testFullDisk_underAnOutputFile_is74() throws {
    try skipUnlessThere("/dev/full")
    for format in try Program.formats(of: "keyboard") {
      let result = try ProgramRunner.run("keyboard", "--format", format, "-o", "/dev/full")
      XCTAssertEqual(result, failure(74, "/dev/full: No space left on device"), format)
    }
  }

  func testOutputFile_thatIsADirectory_is73() throws {
    let result = try ProgramRunner.run("keyboard", "-o", "/")
    XCTAssertEqual(result, failure(73, "/: Is a directory"))
  }

  func testClosedPipe_isQuiet() throws {
    for (arguments, input) in try Writing.invocations() {
      let result = try ProgramRunner.runUnread(arguments: arguments, input: input)
      XCTAssertEqual(result, .init(output: "", error: "", status: 0), "\(arguments)")
    }
  }

  func testFullDisk_underErrors_leavesTheStatus() throws {
    try skipUnlessThere("/dev/full")
    for reading in Reading.all {
      let arguments = reading.arguments("/nowhere/at/all")
      let result = try ProgramRunner.run(arguments: arguments, error: "/dev/full")
      XCTAssertEqual(result, .init(output: "", error: "", status: 66), reading.command)
    }
    XCTAssertEqual(try ProgramRunner.run("fly", error: "/dev/full").status, 64)
  }

  // MARK: Reading

  func testDirectoriesAndMissingFiles_are66() throws {
    for reading in Reading.all {
      let folder = try ProgramRunner.run(arguments: reading.arguments("/"))
      XCTAssertEqual(folder, failure(66, "/: Is a directory"), reading.command)
      let missing = try ProgramRunner.run(arguments: reading.arguments("/nowhere/at/all"))
      XCTAssertEqual(missing.status, 66, reading.command)
      assertOneLine(missing, "/nowhere/at/all: No such file or directory")
    }
  }

  func testUnreadableFiles_are66() throws {
    try XCTSkipIf(getuid() == 0, "nothing is unreadable for the superuser")
    for reading in Reading.all {
      let file = try ProgramRunner.file(reading.text, in: self)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
      let result = try ProgramRunner.run(arguments: reading.arguments(file))
      XCTAssertEqual(result.status, 66, reading.command)
      assertOneLine(result, "\(file): Permission denied")
    }
  }

  func testEndlessFiles_andHugeOnes_ofZeros_are65() throws {
    try skipUnlessThere("/dev/zero")
    let huge = try ProgramRunner.file("", in: self)
    try FileHandle(forWritingTo: URL(fileURLWithPath: huge)).truncate(atOffset: 1 << 36)
    for reading in Reading.all {
      for file in ["/dev/zero", huge] {
        let result = try ProgramRunner.run(arguments: reading.arguments(file))
        XCTAssertEqual(result, failure(65, "\(file):1: not a text, it has a NUL byte"))
      }
    }
  }

  func testText_withoutEnd_is65_beforeItFillsTheMemory() throws {
    let long = Data(repeating: UInt8(ascii: "x"), count: 70_000_000)
    let file = try ProgramRunner.file(Data(#"{"x":""#.utf8) + long, in: self)
    for reading in Reading.all {
      let result = try ProgramRunner.run(arguments: reading.arguments(file))
      XCTAssertEqual(result.status, 65, reading.command)
      XCTAssertEqual(result.output, "", reading.command)
      assertOneLine(result, "longer than 64 MB")
    }
  }

  func testLineEnds_andMarks_ofOtherSystems_changeNothing() throws {
    for reading in Reading.all {
      let plain = try ProgramRunner.run(arguments: reading.arguments("-"), input: reading.data)
      XCTAssertEqual(plain.status, 0, plain.error)
      let windows = reading.text.replacingOccurrences(of: "\n", with: "\r\n")
      for text in [windows, "\u{feff}" + reading.text, "\u{feff}\r\n" + windows] {
        let data = Data(text.utf8)
        let result = try ProgramRunner.run(arguments: reading.arguments("-"), input: data)
        XCTAssertEqual(result, plain, reading.command)
      }
    }
  }

  func testLatin1_is65_inJSON_andPassesInADump() throws {
    for reading in Reading.all {
      let data = Data(
        reading.text.replacingOccurrences(of: "q", with: "é").unicodeScalars.map {
          UInt8(truncatingIfNeeded: $0.value)
        }
      )
      let result = try ProgramRunner.run(arguments: reading.arguments("-"), input: data)
      if reading.isJSON {
        XCTAssertEqual(result.status, 65, reading.command)
        XCTAssertEqual(result.output, "", reading.command)
        assertOneLine(result, "not UTF-8 text")
      } else {
        XCTAssertEqual(result.status, 0, result.error)
        XCTAssertNotEqual(result.output, "")
      }
    }
  }

  // MARK: What came before

  func testWhatCameBefore_isNotLost() throws {
    for reading in Reading.all where reading.answersAsItReads {
      let plain = try ProgramRunner.run(arguments: reading.arguments("-"), input: reading.data)
      let latin = Data("{\"x\":\"".utf8) + [0xe9] + Data("\"}\n".utf8)
      var faults = [Data([0]), Data(repeating: 0, count: 100_000)]
      if reading.isJSON { faults += [latin, Data("{\"x\"".utf8)] }
      for fault in faults {
        let data = reading.data + fault + reading.data
        let result = try ProgramRunner.run(arguments: reading.arguments("-"), input: data)
        XCTAssertEqual(result.status, 65, reading.command)
        XCTAssertEqual(result.output, plain.output, reading.command)
        assertOneLine(result, "standard input")
      }
    }
  }

  func testFilesBeforeAnUnreadableOne_areNotLost() throws {
    for reading in Reading.all where reading.command == "replay" {
      let file = try ProgramRunner.file(reading.text, in: self)
      let plain = try ProgramRunner.run(arguments: reading.arguments(file))
      let result = try ProgramRunner.run(arguments: reading.arguments(file) + ["/"])
      XCTAssertEqual(result.output, plain.output)
      XCTAssertEqual(result.status, 66)
      assertOneLine(result, "/: Is a directory")
    }
  }

  // MARK: Helpers

  private func failure(_ status: Int32, _ message: String) -> ProgramRunner.Result {
    .init(output: "", error: "NotablesDemo: \(message)\n", status: status)
  }

  private func assertOneLine(
    _ result: ProgramRunner.Result,
    _ part: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let isOneLine = result.error.hasSuffix("\n") && !result.error.dropLast().contains("\n")
    XCTAssertTrue(isOneLine && result.error.contains(part), result.error, file: file, line: line)
  }

  private func skipUnlessThere(_ device: String) throws {
    try XCTSkipUnless(FileManager.default.fileExists(atPath: device), "no \(device) here")
  }
}
