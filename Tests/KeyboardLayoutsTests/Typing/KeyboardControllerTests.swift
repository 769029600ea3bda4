import Foundation
import XCTest

@testable import KeyboardLayouts

/// What a keyboard's view does, without the view.
@MainActor
final class KeyboardControllerTests: XCTestCase {
  func testTouches_typeIntoTheDocument_andTheDelegateHearsAfterwards() async {
    let stage = Stage()
    stage.tap("a", at: 0)
    XCTAssertEqual(stage.text, "a")
    XCTAssertEqual(
      stage.delegate.log,
      [
        "touches down 1", "started a", "pop a", "touches up 1", "no pop a", "inserted a, text a",
        "ended a",
      ]
    )
  }

  func testTouches_areToldInTheKeyboardsCoordinates() async {
    let stage = Stage(headroom: 44)
    stage.tap("p", at: 0)
    XCTAssertEqual(stage.text, "p")
    XCTAssertEqual(stage.delegate.points.map(\.y), [31, 31])
  }

  func testEveryAction_reachesItsHook() async {
    let stage = Stage()
    let actions: [TypingAction] = [
      .pressStarted("a"), .pressEnded("a"), .dragged(from: "a", to: "b"), .insert("x"),
      .deleteBackward, .return, .nextKeyboard, .pageChanged(.numbers), .shiftChanged(.locked),
      .popShown("a"), .popHidden("a"), .menuOpened("e"), .menuClosed("e"),
      .menuItemChosen("é", key: "e"), .custom("emoji"),
    ]
    actions.forEach(stage.delegate.hear)
    XCTAssertEqual(
      stage.delegate.log,
      [
        "started a", "ended a", "dragged a b", "inserted x, text ", "deleted", "returned", "next",
        "page numbers", "shift locked", "pop a", "no pop a", "menu e", "no menu e", "item é of e",
        "custom emoji",
      ]
    )
  }

  func testWithoutHooks_nothingHappens() async {
    final class Deaf: TypingDelegate {}
    let delegate = Deaf()
    let stage = Stage()
    stage.controller.delegate = delegate
    stage.tap("123", at: 0)
    stage.tap("backspace", at: 1)
    XCTAssertEqual(stage.controller.machine.page, .numbers)
  }

  func testTheDelegateIsHeldWeakly() async {
    let controller = KeyboardController(.qwerty, options: TypingOptions())
    var listener: Listener? = Listener()
    controller.delegate = listener
    XCTAssertNotNil(controller.delegate)
    listener = nil
    XCTAssertNil(controller.delegate)
  }

  func testAHookThatChangesTheKeyboard_isHeardInOrder() async {
    let stage = Stage()
    stage.delegate.onInsert = { stage.controller.run { $0.capitalize() } }
    stage.tap("a", at: 0)
    stage.tap("b", at: 1)
    XCTAssertEqual(stage.text, "aB")
    XCTAssertEqual(stage.controller.machine.shift, .once)
    XCTAssertEqual(
      stage.delegate.log.filter { $0.hasPrefix("shift") || $0.hasPrefix("ended") },
      ["ended a", "shift once", "shift off", "ended b", "shift once"]
    )
  }

  func testTicks_areNeededWhileSomethingIsDue_andNotOnAnEmptyText() async {
    let stage = Stage(text: "abc")
    XCTAssertFalse(stage.controller.needsTicks)
    stage.touch("backspace", .down, at: 0)
    XCTAssertTrue(stage.controller.needsTicks)
    for time in [0.4, 0.5, 0.6] { stage.controller.tick(time: time) }
    XCTAssertEqual(stage.text, "")
    XCTAssertFalse(stage.controller.needsTicks)
    XCTAssertEqual(stage.delegate.log.filter { $0 == "deleted" }.count, 3)
  }

  func testALateTick_deletesNoMoreThanThereIs() async {
    let stage = Stage(text: "abc")
    stage.touch("backspace", .down, at: 0)
    stage.controller.tick(time: 9)
    XCTAssertEqual(stage.delegate.log.filter { $0 == "deleted" }.count, 3)
  }

  func testWithoutADocument_theDelegateHearsEverything() async {
    let stage = Stage()
    stage.controller.document = nil
    stage.touch("backspace", .down, at: 0)
    stage.controller.tick(time: 1)
    XCTAssertEqual(stage.delegate.log.filter { $0 == "deleted" }.count, 7)
  }

  func testTextDidChange_tellsTwoSpacesWhatIsBeforeThem() async {
    let stage = Stage()
    stage.controller.document = TextBuffer("moved here")
    stage.controller.textDidChange()
    stage.tap("space", at: 0)
    stage.tap("space", at: 0.2)
    XCTAssertEqual(stage.text, "moved here. ")
  }

  func testOnChange_comesWithEveryNewPicture_andOnlyThen() async {
    let stage = Stage()
    var changes = 0
    stage.controller.onChange = { changes += 1 }
    stage.touch("a", .down, at: 0)
    XCTAssertEqual(changes, 1)
    stage.touch("a", .moved, at: 0.1)
    stage.controller.tick(time: 0.2)
    XCTAssertEqual(changes, 1)
    stage.touch("a", .up, at: 0.3)
    XCTAssertEqual(changes, 2)
    stage.controller.scheme = .light
    XCTAssertEqual(changes, 2)
    stage.controller.scheme = .dark
    XCTAssertEqual(changes, 3)
    stage.controller.size = stage.controller.size
    XCTAssertEqual(changes, 3)
    stage.controller.size.width = 414
    XCTAssertEqual(changes, 4)
    XCTAssertEqual(stage.controller.drawing.bounds.width, 414)
  }

  func testOnNewKeys_comesWithPagesAndSizes_onNewNamesWithShiftAndNames() async {
    let stage = Stage()
    var changes: [String] = []
    stage.controller.onNewKeys = { changes.append("keys") }
    stage.controller.onNewNames = { changes.append("names") }
    stage.tap("a", at: 0)
    XCTAssertEqual(changes, [])
    stage.tap("shift", at: 1)
    XCTAssertEqual(changes, ["names"])
    stage.tap("123", at: 2)
    XCTAssertEqual(changes, ["names", "keys"])
    stage.controller.traits = .landscape
    XCTAssertEqual(changes, ["names", "keys", "keys"])
    stage.controller.names.space = "Leerzeichen"
    XCTAssertEqual(changes, ["names", "keys", "keys", "names"])
    XCTAssertTrue(stage.controller.elements.contains { $0.name == "Leerzeichen" })
  }

  func testElements_areInTheViewsCoordinates() async {
    let stage = Stage(headroom: 44)
    let key = stage.controller.machine.solution.key(withIdentifier: "q")?.frame.minY
    XCTAssertEqual(stage.controller.elements.first?.frame.minY, key.map { $0 + 44 })
  }

  func testHeadroomAboveTheWholeView_leavesAKeyboardOfNothing() async {
    let stage = Stage()
    stage.controller.headroom = 1000
    XCTAssertEqual(stage.controller.machine.size.height, 0)
  }
}

/// A controller with a document and a delegate that writes down what it hears.
@MainActor
private final class Stage {
  let controller = KeyboardController(.qwerty, options: TypingOptions())
  let delegate = Listener()

  init(text: String = "", headroom: Double = 0) {
    controller.headroom = headroom
    controller.size = CGSize(width: 375, height: 216 + headroom)
    controller.document = TextBuffer(text)
    controller.delegate = delegate
    delegate.text = { [weak self] in self?.text ?? "" }
  }

  var text: String { controller.document?.contextBefore ?? "" }

  /// A finger in the middle of a key, in the view's coordinates.
  func touch(_ key: String, _ phase: KeyboardTouch.Phase, at time: Double) {
    guard let key = controller.elements.first(where: { $0.identifier == key }) else { return }
    let point = CGPoint(x: key.frame.midX, y: key.frame.midY)
    controller.handle([KeyboardTouch(id: 1, point: point, time: time)], phase)
  }

  func tap(_ key: String, at time: Double) {
    touch(key, .down, at: time)
    touch(key, .up, at: time + 0.05)
  }
}

private final class Listener: TypingDelegate {
  var log: [String] = []
  var points: [CGPoint] = []
  var text: () -> String = { "" }
  var onInsert: () -> Void = {}

  func keyboardTouches(_ touches: [KeyboardTouch], phase: KeyboardTouch.Phase) {
    log.append("touches \(phase) \(touches.count)")
    points += touches.map(\.point)
  }

  func keyboardPressStarted(_ key: String) { log.append("started \(key)") }
  func keyboardPressEnded(_ key: String) { log.append("ended \(key)") }
  func keyboardDragged(from oldKey: String, to newKey: String) {
    log.append("dragged \(oldKey) \(newKey)")
  }
  func keyboardInserted(_ text: String) {
    log.append("inserted \(text), text \(self.text())")
    onInsert()
  }
  func keyboardDeletedBackward() { log.append("deleted") }
  func keyboardReturned() { log.append("returned") }
  func keyboardWantsNextKeyboard() { log.append("next") }
  func keyboardPageChanged(_ page: KeyboardPage) { log.append("page \(page.rawValue)") }
  func keyboardShiftChanged(_ shift: KeyboardShift) { log.append("shift \(shift)") }
  func keyboardPopShown(_ key: String) { log.append("pop \(key)") }
  func keyboardPopHidden(_ key: String) { log.append("no pop \(key)") }
  func keyboardMenuOpened(_ key: String) { log.append("menu \(key)") }
  func keyboardMenuClosed(_ key: String) { log.append("no menu \(key)") }
  func keyboardMenuItemChosen(_ item: String, key: String) { log.append("item \(item) of \(key)") }
  func keyboardCustomKeyPressed(_ key: String) { log.append("custom \(key)") }
}
