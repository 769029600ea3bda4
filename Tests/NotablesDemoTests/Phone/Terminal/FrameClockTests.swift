import XCTest

@testable import NotablesDemo

final class FrameClockTests: XCTestCase {
  func testWaitingFromPictureToPicture_givesSixtyASecond() {
    for start in [0, 0.003, 0.0166, 1234.5678] {
      var now = start
      var count = 0
      while now < start + 1 {
        let due = FrameClock.next(after: now)
        XCTAssertGreaterThan(due, now)
        now += Double(FrameClock.milliseconds(from: now, to: due)) / 1000
        XCTAssertGreaterThanOrEqual(now + 1e-9, due)
        count += 1
      }
      XCTAssertTrue((60...61).contains(count), "\(count)")
    }
  }

  func testWait_isNeverNegative_norEndless() {
    XCTAssertEqual(FrameClock.milliseconds(from: 5, to: 4), 0)
    XCTAssertEqual(FrameClock.milliseconds(from: 0, to: .infinity), 1_000_000)
    XCTAssertEqual(FrameClock.milliseconds(from: 0, to: 0.0001), 1)
  }
}
