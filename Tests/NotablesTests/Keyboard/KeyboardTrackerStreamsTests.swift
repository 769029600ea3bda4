import Foundation
import Notables
import XCTest

final class KeyboardTrackerStreamsTests: XCTestCase {
  @MainActor
  func testB04_visibleHeights_areDistinctAndNeverNegative() async {
    let stage = Stage()
    let heights = stage.tracker.visibleHeightValues()
    stage.center.post(.willShow, .docked)
    stage.center.post(.didShow, .docked)
    stage.center.post(.willHide, rect(0, 812, 375, 71))
    stage.center.post(.didHide, rect(0, 812, 375, 71))
    stage.center.post(.willShow, .taller)
    await assert(heights, [291, 0, 336])
  }

  @MainActor
  func testVisibleHeights_beginWithTheHeightThatIsKnown() async {
    let stage = Stage()
    stage.center.post(.willShow, .docked)
    let heights = stage.tracker.visibleHeightValues()
    stage.center.post(.willShow, .taller)
    await assert(heights, [291, 336])
  }

  @MainActor
  func testVisibleHeights_begunBeforeTheChangeIsTold_holdItOnce() async {
    let stage = Stage()
    stage.center.post(.willShow, .docked)
    stage.tracker.beginCoalescing()
    stage.center.post(.willShow, .taller)
    let heights = stage.tracker.visibleHeightValues()
    stage.tracker.endCoalescing()
    stage.center.post(.willHide, .below)
    await assert(heights, [336, 0])
  }

  @MainActor
  func testIsHidden_changesOnlyWhenItDiffers() async {
    let stage = Stage()
    stage.center.post(.willHide, .below)
    let values = stage.tracker.isHiddenValues()
    stage.center.post(.willShow, .docked)
    stage.center.post(.willShow, .taller)
    stage.center.post(.willHide, .below)
    await assert(values, [true, false, true])
  }

  @MainActor
  func testWillShowVisibleHeights_areTheHeightsToAdd() async {
    let stage = Stage()
    let values = stage.tracker.willShowVisibleHeightValues()
    stage.center.post(.willShow, .docked)
    stage.center.post(.willShow, .taller)
    stage.center.post(.willHide, .below)
    stage.center.post(.willShow, .taller)
    await assert(values, [291, 336])
  }

  @MainActor
  func testChanges_comeInOrder_theOldestAreDropped() async {
    let stage = Stage()
    let all = stage.tracker.changes()
    let newest = stage.tracker.changes(bufferingNewest: 2)
    stage.center.post(.willShow, .docked)
    stage.center.post(.willShow, .taller)
    stage.center.post(.willHide, .below)
    var kinds: [KeyboardChange.Kind] = []
    for await change in all.prefix(3) { kinds.append(change.kind) }
    XCTAssertEqual(kinds, [.shown, .moved, .hidden])
    kinds = []
    for await change in newest.prefix(2) { kinds.append(change.kind) }
    XCTAssertEqual(kinds, [.moved, .hidden])
  }

  @MainActor
  func testStreams_leaveNothingRegistered_howeverTheyEnd() async {
    let stage = Stage()
    for _ in 0..<1000 { _ = stage.tracker.changes() }
    XCTAssertEqual(stage.tracker.listenerCount, 0)

    let left = stage.tracker.changes()
    stage.center.post(.willShow, .docked)
    for await _ in left { break }
    XCTAssertEqual(stage.tracker.listenerCount, 0)

    let cancelled = stage.tracker.visibleHeightValues()
    let task = Task { for await _ in cancelled {} }
    task.cancel()
    await task.value
    XCTAssertEqual(stage.tracker.listenerCount, 0)
  }

  @MainActor
  func testStream_keepsItsTrackerAlive_untilItEnds() async {
    let center = NotificationCenter()
    var tracker: KeyboardTracker? = KeyboardTracker(on: center) { screen(375, 812) }
    weak let kept = tracker
    var stream = tracker?.changes()
    tracker = nil
    XCTAssertNotNil(kept)
    center.post(.willShow, .docked)
    var iterator = stream?.makeAsyncIterator()
    let change = await iterator?.next()
    XCTAssertEqual(change?.kind, .shown)
    iterator = nil
    stream = nil
    XCTAssertNil(kept)
  }
}

extension CGRect {
  fileprivate static let docked = rect(0, 521, 375, 291)
  fileprivate static let taller = rect(0, 476, 375, 336)
  fileprivate static let below = rect(0, 812, 375, 291)
}

@MainActor
private struct Stage {
  let center = NotificationCenter()
  let tracker: KeyboardTracker

  init() {
    tracker = KeyboardTracker(on: center) { screen(375, 812) }
  }
}

extension KeyboardTrackerStreamsTests {
  @MainActor
  private func assert<Element: Equatable>(
    _ stream: NotableStream<Element>,
    _ expected: [Element],
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    var values: [Element] = []
    for await value in stream.prefix(expected.count) { values.append(value) }
    XCTAssertEqual(values, expected, file: file, line: line)
  }
}
