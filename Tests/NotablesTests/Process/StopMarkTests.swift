#if os(Linux)
import XCTest

@testable import Notables

final class StopMarkTests: XCTestCase {
  func testMark_staysUntilAContinue() {
    withSignalsBlocked {
      var mark = StopMark()
      XCTAssertFalse(mark.isGone)

      mark.set()
      mark.set()
      XCTAssertFalse(mark.isGone)
      kill(getpid(), SIGCONT)
      XCTAssertTrue(mark.isGone)

      mark.set()
      kill(getpid(), SIGCONT)
      XCTAssertTrue(mark.isGone)
    }
  }
}
#endif
