#if os(Linux)
import XCTest

@testable import Notables

final class SignalSourceTests: XCTestCase {
  override func tearDown() {
    signal(SIGUSR1, SIG_DFL)
    signal(SIGUSR2, SIG_DFL)
  }

  func testInputs_inTheOrderOfTheSignals() throws {
    let source = SignalSource([SIGUSR1, SIGUSR2])
    try source.open()
    defer { source.close() }

    raise(SIGUSR2)
    raise(SIGUSR1)

    XCTAssertEqual(source.inputs(for: 0), [.signal(SIGUSR2), .signal(SIGUSR1)])
    XCTAssertEqual(source.inputs(for: 0), [])
  }

  func testOpen_leavesAnIgnoredSignalAlone() throws {
    signal(SIGUSR1, SIG_IGN)
    let before = SignalAction(of: SIGUSR1)
    let source = SignalSource([SIGUSR1])

    try source.open()
    defer { source.close() }
    raise(SIGUSR1)

    XCTAssertEqual(SignalAction(of: SIGUSR1), before)
    XCTAssertEqual(source.inputs(for: 0), [])
  }

  func testClose_putsTheEarlierActionBack() throws {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in caught.pointee += 1 }
    action.sa_flags = SA_NODEFER
    sigaddset(&action.sa_mask, SIGALRM)
    sigaction(SIGUSR1, &action, nil)
    let before = SignalAction(of: SIGUSR1)
    let source = SignalSource([SIGUSR1])

    try source.open()
    XCTAssertNotEqual(SignalAction(of: SIGUSR1), before)
    source.close()

    XCTAssertEqual(SignalAction(of: SIGUSR1), before)
  }

  func testClose_raisesAgainWhatNobodyTook() throws {
    caught.pointee = 0
    signal(SIGUSR1) { _ in caught.pointee += 1 }
    let source = SignalSource([SIGUSR1])
    try source.open()

    raise(SIGUSR1)
    XCTAssertEqual(caught.pointee, 0)
    source.close()

    XCTAssertEqual(caught.pointee, 1)
  }

  func testPipe_isInheritedByNoProgram_andNeverBlocks() throws {
    let pipe = try BytePipe()
    defer { pipe.close() }
    for end in [pipe.readEnd, pipe.writeEnd] {
      XCTAssertEqual(fcntl(end, F_GETFD) & FD_CLOEXEC, FD_CLOEXEC)
      XCTAssertEqual(fcntl(end, F_GETFL) & O_NONBLOCK, O_NONBLOCK)
    }
  }

  func testErrno_survivesASignal() throws {
    signal(SIGUSR1) { _ in }
    let source = SignalSource([SIGUSR1])
    try source.open()
    defer { source.close() }
    // A pipe that takes nothing more makes the handler's write fail.
    for _ in 0..<70_000 { raise(SIGUSR1) }

    errno = EDOM
    raise(SIGUSR1)

    XCTAssertEqual(errno, EDOM)
  }
}

/// How often a test's own handler has run.
nonisolated(unsafe) private let caught: UnsafeMutablePointer<Int> = {
  let caught = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  caught.initialize(to: 0)
  return caught
}()
#endif
