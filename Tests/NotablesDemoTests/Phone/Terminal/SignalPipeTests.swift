import Foundation
import XCTest

@testable import NotablesDemo

@MainActor
final class SignalPipeTests: XCTestCase {
  func testSignals_comeThroughThePipe_inOrder() async throws {
    let signals = try SignalPipe([SIGUSR1, SIGUSR2])
    defer { signals.stop() }
    XCTAssertEqual(signals.take(), [])
    raise(SIGUSR2)
    raise(SIGUSR1)
    var entry = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
    XCTAssertEqual(poll(&entry, 1, 0), 1)
    XCTAssertEqual(signals.take(), [SIGUSR2, SIGUSR1])
    XCTAssertEqual(poll(&entry, 1, 0), 0)
  }

  func testIgnoredSignals_stayIgnored() async throws {
    let before = signal(SIGUSR1, SIG_IGN)
    defer { signal(SIGUSR1, before) }
    let signals = try SignalPipe([SIGUSR1, SIGUSR2])
    raise(SIGUSR1)
    raise(SIGUSR2)
    XCTAssertEqual(signals.take(), [SIGUSR2])
    signals.stop()
    // Still ignored: otherwise it would end the tests.
    raise(SIGUSR1)
  }
}
