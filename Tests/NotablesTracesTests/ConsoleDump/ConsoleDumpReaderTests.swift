import Notables
import NotablesTraces
import TestSupport
import XCTest

final class ConsoleDumpReaderTests: XCTestCase {
  func testFixtures_areReadRight() throws {
    let fixtures = try Fixture.all()
    XCTAssertGreaterThan(fixtures.count, 20)
    for fixture in fixtures {
      XCTAssertEqual(
        ConsoleDumpReader.records(of: fixture.text).map(\.lineForComparison),
        fixture.records.map(\.lineForComparison),
        fixture.name
      )
    }
  }

  func testFixtures_inPieces_giveTheSame() throws {
    for fixture in try Fixture.all() {
      for size in [1, 2, 7, 64] {
        XCTAssertEqual(
          ConsoleDumpReader.records(of: fixture.text, pieces: size),
          fixture.records,
          "\(fixture.name) in pieces of \(size)"
        )
      }
    }
  }

  func testFixtures_oneBehindTheOther_doNotMix() throws {
    let fixtures = try Fixture.all().sorted { $0.name < $1.name }
    for (first, second) in zip(
      fixtures,
      fixtures.dropFirst().filter { $0.name != "no-brackets.txt" }
    )
    where first.name != "cut-off.txt" {
      let separator = Array("\nUIApplicationWillTerminateNotification\n".utf8)
      let records = ConsoleDumpReader.records(of: first.text + separator + second.text)
      let terminate = TraceRecord(name: AppEvent.willTerminate.notificationName, info: nil)
      XCTAssertEqual(
        records,
        first.records + [terminate] + second.records,
        "\(first.name) before \(second.name)"
      )
    }
  }

  func testRecord_comesOutWhenItsBracketHasClosed() {
    var reader = ConsoleDumpReader()
    XCTAssertEqual(reader.read("{name = UIKeyboardWillShowNotification; userInfo = {\n".utf8), [])
    XCTAssertEqual(reader.read("UIKeyboardAnimationCurveUserInfoKey = 7;\n".utf8), [])
    XCTAssertEqual(reader.read("}".utf8).count, 1)
    XCTAssertEqual(reader.read("}\n".utf8), [])
    XCTAssertEqual(reader.finish(), [])
  }

  func testFinish_leavesTheReaderAtTheBeginning() {
    var reader = ConsoleDumpReader()
    _ = reader.read("{name = UIKeyboardWillShowNotification; user".utf8)
    XCTAssertEqual(reader.finish().count, 1)
    XCTAssertEqual(reader.finish(), [])
    XCTAssertEqual(reader.read("UIKeyboardDidShowNotification\n".utf8).count, 0)
    XCTAssertEqual(reader.finish().count, 1)
  }

  func testMissingValues_stayMissing() {
    let records = NotificationTrace(
      consoleDump: "{UIKeyboardAnimationDurationUserInfoKey = 0;}"
    ).records
    XCTAssertEqual(records.count, 1)
    XCTAssertEqual(
      records[0].info?.missing,
      [.frameBegin, .frameEnd, .animationCurve, .isLocal]
    )
  }

  func testMutatedFixtures_andRandomBytes_neverTrap() throws {
    var random = SeededGenerator(seed: 7)
    let fixtures = try Fixture.all()
    for _ in 0..<2000 {
      var text = fixtures.randomElement(using: &random)?.text ?? []
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0...text.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 1: text.removeSubrange(place..<min(place + 9, text.count))
        default: text.insert(contentsOf: text.suffix(40), at: place)
        }
      }
      let whole = ConsoleDumpReader.records(of: text)
      XCTAssertLessThanOrEqual(whole.count, text.count)
      let size = Int.random(in: 1...200, using: &random)
      XCTAssertEqual(ConsoleDumpReader.records(of: text, pieces: size), whole)
    }
    let noise = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    XCTAssertEqual(ConsoleDumpReader.records(of: noise), [])
  }
}

extension TraceRecord {
  /// Reads better than the value where two differ.
  fileprivate var lineForComparison: String { jsonLine(index: 0) }
}
