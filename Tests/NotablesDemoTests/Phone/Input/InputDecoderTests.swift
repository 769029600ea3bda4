import TestSupport
import XCTest

@testable import NotablesDemo

final class InputDecoderTests: XCTestCase {
  func testKeys() {
    expect("aZ é€😀", [.text("a"), .text("Z"), .text(" "), .text("é"), .text("€"), .text("😀")])
    expect("\t\r\n\u{7f}\u{8}", [.tab, .enter, .enter, .backspace, .backspace])
    expect("\u{1}\u{12}\u{1a}", [.control("a"), .control("r"), .control("z")])
    expect("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D", [.up, .down, .right, .left])
    expect("\u{1b}OA\u{1b}OH\u{1b}OF\u{1b}OM", [.up, .home, .end, .enter])
    expect("\u{1b}[Z\u{1b}[H\u{1b}[F", [.backTab, .home, .end])
    expect(
      "\u{1b}[1~\u{1b}[3~\u{1b}[4~\u{1b}[5~\u{1b}[6~",
      [.home, .delete, .end, .pageUp, .pageDown]
    )
    expect("\u{1b}[1;5C\u{1b}[3;2~", [.right, .delete])
    expect("\u{1b}r\u{1b}R", [.alt("r"), .alt("R")])
    expect("\u{1b}\u{1b}[A\u{1b}\t", [.escape, .up, .escape, .tab])
  }

  func testEscape_waitsForWhatComesBehind() {
    var decoder = InputDecoder()
    XCTAssertEqual(decoder.decode([0x1b]), [])
    XCTAssertTrue(decoder.isUndecided)
    XCTAssertEqual(decoder.flush(), [.key(.escape)])
    XCTAssertFalse(decoder.isUndecided)
    XCTAssertEqual(decoder.flush(), [])
    XCTAssertEqual(decoder.decode([0x1b]) + decoder.decode(Array("[".utf8)), [])
    XCTAssertEqual(decoder.flush(), [])
    XCTAssertEqual(decoder.decode(Array("A".utf8)), [.key(.up)])
  }

  func testMouse() {
    expect(
      "\u{1b}[<0;1;1M\u{1b}[<32;12;3M\u{1b}[<0;120;40m\u{1b}[<64;5;6M\u{1b}[<65;5;6M",
      mouse: [
        (.press, 0, 0), (.drag, 11, 2), (.release, 119, 39), (.wheelUp, 4, 5), (.wheelDown, 4, 5),
      ]
    )
    // With Shift, Alt and Control; other buttons; nonsense.
    expect("\u{1b}[<28;2;2M", mouse: [(.press, 1, 1)])
    expect("\u{1b}[<1;2;2M\u{1b}[<2;2;2m\u{1b}[<66;2;2M\u{1b}[<35;2;2M", mouse: [])
    expect("\u{1b}[<0;0;2M\u{1b}[<0;2M\u{1b}[<;;M\u{1b}[<0;-1;3M\u{1b}[<0;2;2X", mouse: [])
    // In three bytes, as old terminals tell.
    expect(
      "\u{1b}[M !!\u{1b}[M#\"#\u{1b}[M`!!",
      mouse: [(.press, 0, 0), (.release, 1, 2), (.wheelUp, 0, 0)]
    )
  }

  func testFocusPasteAndSize() {
    XCTAssertEqual(decode("\u{1b}[I\u{1b}[O"), [.focus(true), .focus(false)])
    XCTAssertEqual(decode("\u{1b}[8;40;120t"), [.resize(CellSize(columns: 120, rows: 40))])
    let pasted = "q\r\u{1b}[A and \u{1b}[20é"
    XCTAssertEqual(
      decode("x\u{1b}[200~\(pasted)\u{1b}[201~y"),
      [.key(.text("x")), .paste(pasted), .key(.text("y"))]
    )
  }

  func testSizes_thatNoScreenHas() {
    XCTAssertEqual(decode("\u{1b}[8;<0;120t\u{1b}[8;0;80t\u{1b}[8;-4;80t"), [])
    let large = "\u{1b}[8;99999;99999999999999999999t\u{1b}[8;99999;99999t"
    XCTAssertEqual(decode(large), [.resize(CellSize(columns: 1000, rows: 1000))])
  }

  func testPaste_isCutAt64KB() {
    let text = String(repeating: "ab", count: 50_000)
    let inputs = decode("\u{1b}[200~\(text)\u{1b}[201~z")
    XCTAssertEqual(inputs, [.paste(String(text.prefix(65_536))), .key(.text("z"))])
  }

  func testUnknownSequences_areSkipped() {
    expect(
      "a\u{1b}[38;5;1mb\u{1b}[?1;2cc\u{1b}[1 qd\u{1b}OZe",
      [
        .text("a"), .text("b"), .text("c"), .text("d"), .text("e"),
      ]
    )
    expect("\u{1b}[\(String(repeating: "1;", count: 500))Aa", [.text("a")])
    // A sequence that breaks off gives way to what breaks it.
    expect("\u{1b}[12\u{1b}[A\u{1b}[1\tb", [.up, .tab, .text("b")])
  }

  func testBrokenUTF8_isSkipped() {
    let bytes: [UInt8] = [
      0x61, 0xff, 0xc3, 0x62, 0xe2, 0x82, 0x63, 0x80, 0xed, 0xa0, 0x80, 0x64, 0xc2, 0x9b, 0xf0,
      0x80, 0x80, 0x80, 0x65,
    ]
    var decoder = InputDecoder()
    XCTAssertEqual(decoder.decode(bytes), "abcde".unicodeScalars.map { .key(.text($0)) })
  }

  func testPieces_giveTheSameWhereverTheyAreCut() {
    let stream = Array(
      "é\u{1b}[<0;12;5M\u{1b}[1;5A\u{1b}OHx\u{1b}[200~a\u{1b}[2b\u{1b}[201~\u{1b}r\u{1b}[M !!😀\u{1b}[O"
        .utf8
    )
    let whole = decode(stream)
    XCTAssertEqual(whole.count, 10)
    for first in stream.indices {
      for second in first..<stream.count {
        var decoder = InputDecoder()
        let parts = [stream[..<first], stream[first..<second], stream[second...]]
        XCTAssertEqual(parts.flatMap { decoder.decode($0) }, whole, "cut at \(first), \(second)")
      }
    }
  }

  func testRandomBytes_neverStopIt() {
    var random = SeededGenerator(seed: 8)
    let frequent = Array("\u{1b}[<0;1M~Om201".utf8)
    for round in 0..<150 {
      let bytes = (0..<500).map { _ in
        Bool.random(using: &random)
          ? frequent[Int.random(in: frequent.indices, using: &random)]
          : UInt8.random(in: 0...255, using: &random)
      }
      var whole = InputDecoder()
      var pieces = InputDecoder()
      var inputs: [TerminalInput] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...20, using: &random)
        inputs += pieces.decode(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      XCTAssertEqual(whole.decode(bytes), inputs, "round \(round)")
      // Whatever was begun can be ended: a paste by its ending, three bytes of a mouse by more.
      _ = whole.decode(Array("\u{1b}[201~~~~".utf8))
      XCTAssertEqual(whole.decode(Array("a".utf8)), [.key(.text("a"))], "round \(round)")
    }
  }

  private func decode(_ text: String) -> [TerminalInput] { decode(Array(text.utf8)) }

  private func decode(_ bytes: [UInt8]) -> [TerminalInput] {
    var decoder = InputDecoder()
    return decoder.decode(bytes)
  }

  private func expect(
    _ text: String,
    _ keys: [Key],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(decode(text), keys.map { .key($0) }, file: file, line: line)
  }

  private func expect(
    _ text: String,
    mouse events: [(MouseEvent.Kind, Int, Int)],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let expected = events.map { kind, column, row in
      TerminalInput.mouse(MouseEvent(kind: kind, cell: CellPoint(column: column, row: row)))
    }
    XCTAssertEqual(decode(text), expected, file: file, line: line)
  }
}
