import XCTest

@testable import Notables

/// A private center, an observer on it, and what closures heard.
@MainActor
final class KeyboardStage {
  let center = NotificationCenter()
  let observer: KeyboardObserver
  private(set) var calls: [String] = []

  init() {
    observer = KeyboardObserver(on: center)
  }

  var underlyingCount: Int {
    KeyboardEvent.underlyingObserverCount(on: center)
  }

  func heard(_ call: String) { calls.append(call) }

  func post(_ event: KeyboardEvent, endY: CGFloat = 0) {
    let info = KeyboardNotableInfo(
      animationCurve: .keyboard,
      animationDuration: 0.25,
      frameBegin: nil,
      frameEnd: CGRect(x: 0, y: endY, width: 320, height: 200),
      isLocal: true
    )
    center.post(name: event.notificationName, object: nil, userInfo: info.userInfo)
  }

  /// Returns when everything that was on the main queue before has run.
  func mainQueueDrained() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  func assertNothingRegistered(file: StaticString = #filePath, line: UInt = #line) async {
    let count = KeyboardEvent.registrationCount(on: center)
    XCTAssertEqual(count, 0, "registered", file: file, line: line)
    await mainQueueDrained()
    XCTAssertEqual(underlyingCount, 0, "underlying observers", file: file, line: line)
  }
}
