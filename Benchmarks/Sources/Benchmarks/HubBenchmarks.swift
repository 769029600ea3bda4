import Foundation
import Notables

/// What it costs to post, to register and to be registered.
@MainActor
enum HubBenchmarks {
  private static let name = KeyboardEvent.willShow.notificationName

  static let info = KeyboardNotableInfo(
    animationCurve: .keyboard,
    animationDuration: 0.25,
    frameBegin: CGRect(x: 0, y: 812, width: 375, height: 336),
    frameEnd: CGRect(x: 0, y: 476, width: 375, height: 336),
    isLocal: true
  )

  /// A keyboard's notification with its full userInfo, per listener.
  static func post(_ size: Int) -> Row {
    let hooked = (0..<size).map { _ in Hooked() }
    let center = NotificationCenter()
    hooked.forEach { $0.note_registerForKeyboardEvents(on: center) }
    let handmade = (0..<size).map { _ in Handmade() }
    let other = NotificationCenter()
    handmade.forEach { $0.observeShow(on: other) }
    let boxes = hooked.map { WeakBox($0) }
    let userInfo = info.userInfo
    let info = info
    let medians = Stopwatch.medians(
      rounds: size > 10_000 ? 7 : 21,
      [
        { center.post(name: name, object: nil, userInfo: userInfo) },
        { other.post(name: name, object: nil, userInfo: userInfo) },
        { for box in boxes { box.target?.note_keyboardWillShow(info: info) } },
      ]
    )
    // The optimizer would let go of the listeners before they are called.
    withExtendedLifetime((hooked, handmade)) {}
    handmade.forEach { $0.stop(on: other) }
    let each = medians.map { $0 / Double(size) }
    return Row(
      work: "post",
      size: size,
      notables: each[0],
      baseline: each[1],
      limit: each[2],
      unit: "ns"
    )
  }

  /// The same against Foundation's typed messages, which need no decoding.
  static func postMessage(_ size: Int) -> Row {
    let hooked = (0..<size).map { _ in Hooked() }
    let center = NotificationCenter()
    hooked.forEach { $0.note_registerForKeyboardEvents(on: center) }
    let other = NotificationCenter()
    var sum = 0.0
    let tokens = (0..<size).map { _ in
      other.addObserver(for: KeyboardMessage.self) { message in
        sum += message.info.animationDuration
      }
    }
    let userInfo = info.userInfo
    let subject = KeyboardMessage.Screen()
    let medians = Stopwatch.medians([
      { center.post(name: name, object: nil, userInfo: userInfo) },
      { other.post(KeyboardMessage(info: info), subject: subject) },
    ])
    withExtendedLifetime((hooked, sum)) {}
    tokens.forEach { other.removeObserver($0) }
    let each = medians.map { $0 / Double(size) }
    return Row(
      work: "postMessage",
      size: size,
      notables: each[0],
      baseline: each[1],
      limit: nil,
      unit: "ns"
    )
  }

  /// Registering a listener for all six events, and unregistering it, per listener.
  ///
  /// The limit of registering is a weak reference in a box in an array.
  static func registerAndUnregister(_ size: Int) -> [Row] {
    var samples = [[Double]](repeating: [], count: 5)
    for _ in 0..<(size == 1 ? 2001 : 41) {
      let hooked = (0..<size).map { _ in Hooked() }
      let boxed = (0..<size).map { _ in Hooked() }
      let handmade = (0..<size).map { _ in Handmade() }
      // Someone else listens already: it is the usual case, and the same for both.
      let center = NotificationCenter()
      let other = NotificationCenter()
      let first = Hooked()
      let second = Handmade()
      first.note_registerForKeyboardEvents(on: center)
      second.observeAll(on: other)
      var boxes: ContiguousArray<WeakBox> = []
      let works: [() -> Void] = [
        { for each in hooked { each.note_registerForKeyboardEvents(on: center) } },
        { for each in handmade { each.observeAll(on: other) } },
        { for each in boxed { boxes.append(WeakBox(each)) } },
        { for each in hooked { each.note_unregisterForKeyboardEvents(from: center) } },
        { for each in handmade { each.stop(on: other) } },
      ]
      for (index, work) in works.enumerated() {
        samples[index].append(Double(Stopwatch.nanoseconds(work)) / Double(size))
      }
      second.stop(on: other)
      withExtendedLifetime((first, boxed, boxes)) {}
    }
    let medians = samples.map { $0.sorted()[$0.count / 2] }
    return [
      Row(
        work: "register",
        size: size,
        notables: medians[0],
        baseline: medians[1],
        limit: medians[2],
        unit: "ns"
      ),
      Row(
        work: "unregister",
        size: size,
        notables: medians[3],
        baseline: medians[4],
        limit: nil,
        unit: "ns"
      ),
    ]
  }

  /// The bytes that a registered listener takes, beside itself.
  static func memory(_ size: Int) -> Row {
    let hooked = (0..<size).map { _ in Hooked() }
    let center = NotificationCenter()
    let before = allocatedBytes()
    hooked.forEach { $0.note_registerForKeyboardEvents(on: center) }
    let notables = allocatedBytes() - before

    let handmade = (0..<size).map { _ in Handmade() }
    let other = NotificationCenter()
    let start = allocatedBytes()
    handmade.forEach { $0.observeAll(on: other) }
    let baseline = allocatedBytes() - start
    handmade.forEach { $0.stop(on: other) }
    withExtendedLifetime(hooked) {}
    return Row(
      work: "memory",
      size: size,
      notables: Double(notables) / Double(size),
      baseline: Double(baseline) / Double(size),
      limit: nil,
      unit: "bytes"
    )
  }
}

private struct KeyboardMessage: NotificationCenter.MainActorMessage {
  final class Screen {}
  typealias Subject = Screen

  let info: KeyboardNotableInfo
}
