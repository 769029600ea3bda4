import NotablesTesting
import XCTest

@testable import NotablesDemo

/// The controls, each by its key.
@MainActor
final class ControlTests: XCTestCase {
  private let launch = ["note_appDidFinishLaunching", "note_appDidBecomeActive"]
  private let show = [
    "note_keyboardWillChangeFrame", "note_keyboardWillShow", "note_keyboardDidChangeFrame",
    "note_keyboardDidShow",
  ]
  private let hide = [
    "note_keyboardWillChangeFrame", "note_keyboardWillHide", "note_keyboardDidChangeFrame",
    "note_keyboardDidHide",
  ]

  func testLaunch() async {
    XCTAssertEqual(PhoneScript().hooks(), launch)
  }

  func testHomeAndReturn() async {
    let phone = PhoneScript().type("e")
    XCTAssertEqual(
      phone.hooks(after: 2),
      ["note_appWillResignActive", "note_appDidEnterBackground"]
    )
    XCTAssertTrue(phone.text.contains("│ t returns │"), phone.text)
    phone.type("e")
    XCTAssertEqual(phone.state.message, "'home' is impossible while 'background'")
    phone.type("t")
    XCTAssertEqual(
      phone.hooks(after: 4),
      ["note_appWillEnterForeground", "note_appDidBecomeActive"]
    )
    phone.type("e")
    let icon = HomeScreen(in: phone.state.geometry).icon
    phone.click(CellPoint(column: icon.left + 2, row: icon.top + 1))
    XCTAssertEqual(phone.state.life.phase, .active)
  }

  func testHome_withTheKeyboardUp_andBack() async {
    let phone = PhoneScript().type("\ta").rest().type("\u{5}")
    XCTAssertNil(phone.state.plate)
    // Letters are controls, because nothing is typed here.
    phone.type("rkt")
    XCTAssertEqual(phone.state.orientation, .portrait)
    XCTAssertNil(phone.state.hardware)
    XCTAssertNotNil(phone.state.plate)
    phone.type("b")
    XCTAssertEqual(phone.text(of: "Name"), "Ab")
  }

  func testCall_interrupts_andEnds() async {
    let phone = PhoneScript().type("\t").rest().type("\u{1}")
    XCTAssertEqual(phone.hooks().last, "note_appWillResignActive")
    XCTAssertTrue(phone.text.contains("A call comes in; a ends it"), phone.text)
    phone.type("x\t")
    XCTAssertEqual(phone.text(of: "Name"), "")
    XCTAssertEqual(phone.state.message, "the app is not active")
    phone.type("a")
    XCTAssertEqual(phone.hooks().last, "note_appDidBecomeActive")
    phone.type("x")
    XCTAssertEqual(phone.text(of: "Name"), "X")
  }

  func testMemoryWarning() async {
    XCTAssertEqual(
      PhoneScript().type("ww").hooks(after: 2),
      ["note_appDidReceiveMemoryWarning", "note_appDidReceiveMemoryWarning"]
    )
  }

  func testRotate_hidesAndShowsTheKeyboard() async {
    let phone = PhoneScript().type("\t").rest().type("\u{12}").rest()
    XCTAssertEqual(phone.hooks(after: 6), hide + show)
    XCTAssertEqual(phone.state.orientation, .landscape)
    XCTAssertEqual(phone.state.form.inset, 188)
    phone.type("\u{12}").rest()
    XCTAssertEqual(phone.state.form.inset, 302)
  }

  func testFloat_isATabletsAffair() async {
    let phone = PhoneScript().type("\t").rest().type("\u{6}")
    XCTAssertEqual(phone.state.message, "only a tablet's keyboard floats; ^D goes on to one")
    let tablet = PhoneScript("ipad-9.7").type("f")
    XCTAssertEqual(tablet.state.message, "no keyboard is up")
    tablet.type("\t").rest()
    XCTAssertEqual(tablet.state.form.inset, 313)
    tablet.type("\u{6}").rest()
    XCTAssertEqual(tablet.state.plate?.isFloating, true)
    XCTAssertEqual(tablet.state.form.inset, 0)
    tablet.click(keys: "q").type("\u{6}").rest()
    XCTAssertEqual(tablet.state.plate?.isFloating, false)
    XCTAssertEqual(tablet.state.form.inset, 0)
    tablet.type("\u{6}").rest()
    XCTAssertEqual(tablet.state.form.inset, 313)
    XCTAssertEqual(tablet.text(of: "Name"), "Q")
  }

  func testFloatingKeyboard_isDraggedByTheMouse() async throws {
    let phone = PhoneScript("ipad-9.7", columns: 120, rows: 40).type("\t").rest().type("\u{6}")
      .rest()
    let grip = try XCTUnwrap(phone.state.plate).grip
    let before = try XCTUnwrap(phone.state.movement?.info.frameEnd)
    let start = CellPoint(column: grip.left + grip.width / 2, row: grip.top)
    phone.mouse(.press, start.column, start.row).mouse(.drag, start.column - 4, start.row + 3)
    XCTAssertTrue(phone.text.contains("┏"), phone.text)
    let calls = phone.hooks().count
    phone.mouse(.release, start.column - 4, start.row + 3).rest()
    let after = try XCTUnwrap(phone.state.movement?.info.frameEnd)
    let geometry = phone.state.geometry
    XCTAssertEqual(after.minX, before.minX - 4 * geometry.pointsPerColumn, accuracy: 0.01)
    XCTAssertEqual(after.minY, before.minY + 3 * geometry.pointsPerLine, accuracy: 0.01)
    // Twice: gone while it was dragged, then there.
    XCTAssertEqual(phone.hooks(after: calls).filter { $0.contains("Will") }.count, 2)
    XCTAssertFalse(phone.text.contains("┏"), phone.text)
  }

  func testHardwareKeyboard_onAPhone_takesTheKeyboardAway() async {
    let phone = PhoneScript().type("\t").rest().type("\u{b}").rest()
    XCTAssertNil(phone.state.plate)
    XCTAssertEqual(phone.state.form.inset, 0)
    phone.type("plugged 1\u{7f}2\r")
    XCTAssertEqual(phone.text(of: "Name"), "plugged 2")
    XCTAssertEqual(phone.state.form.focus, 1)
    phone.type("\u{b}").rest()
    XCTAssertNotNil(phone.state.plate)
  }

  func testHardwareKeyboard_onATablet_leavesItsShortcuts() async {
    let phone = PhoneScript("ipad-9.7").type("\t").rest().type("\u{b}").rest()
    XCTAssertEqual(phone.state.form.inset, 55)
    phone.type("\u{b}").rest()
    XCTAssertEqual(phone.state.form.inset, 0)
    phone.type("\u{b}").rest()
    XCTAssertEqual(phone.state.form.inset, 313)
  }

  func testSuggestionBar_changesTheHeightAtOnce() async {
    let phone = PhoneScript().type("\t").rest().type("\u{13}")
    XCTAssertEqual(phone.hooks(after: 6), show)
    XCTAssertEqual(phone.state.form.inset, 257)
    XCTAssertEqual(phone.state.plate?.bar.height, 0)
    phone.type("\u{13}")
    XCTAssertEqual(phone.state.form.inset, 302)
  }

  func testDevice_startsTheAppAnew_withWhatWasTyped() async {
    let phone = PhoneScript("iphone-15").type("\tada").rest().type("\u{4}").rest()
    XCTAssertEqual(phone.state.device.name, "iphone-15-pro-max")
    XCTAssertEqual(
      phone.hooks(after: 6),
      ["note_appWillResignActive", "note_appDidEnterBackground", "note_appWillTerminate"]
        + launch + show
    )
    XCTAssertEqual(phone.text(of: "Name"), "Ada")
    XCTAssertEqual(phone.state.form.inset, 312)
    for _ in SimulatedDevice.all { phone.type("\u{4}").wait(0.1) }
    XCTAssertEqual(phone.state.device.name, "iphone-15-pro-max")
    // What the phones of before had still to post reaches nobody.
    phone.rest()
    XCTAssertEqual(phone.hooks().suffix(4), show[...])
  }

  func testSlowMotion_takesTenTimesAsLong() async throws {
    let phone = PhoneScript().type("l\t").wait(1)
    let usual = PhoneScript().type("\t").wait(0.1)
    XCTAssertEqual(
      try XCTUnwrap(phone.state.movement?.frame(at: phone.state.clock.simulated)).minY,
      try XCTUnwrap(usual.state.movement?.frame(at: usual.state.clock.simulated)).minY,
      accuracy: 0.01
    )
    XCTAssertTrue(phone.state.isMoving)
    phone.wait(3.9)
    XCTAssertTrue(phone.state.isMoving)
    phone.wait(0.2)
    XCTAssertFalse(phone.state.isMoving)
    XCTAssertEqual(phone.hooks().last, "note_keyboardDidShow")
  }

  func testQuit_endsTheApp() async {
    for keys in ["q", "Q", "\u{11}", "\u{1b}q", "\t\u{11}", "\t\u{1b}q"] {
      let phone = PhoneScript().type(keys)
      XCTAssertTrue(phone.session.hasEnded, keys)
      XCTAssertEqual(phone.hooks().last, "note_appWillTerminate")
    }
    let phone = PhoneScript().type("\tq")
    XCTAssertFalse(phone.session.hasEnded)
    XCTAssertEqual(phone.text(of: "Name"), "Q")
  }

  func testHelpLine_canBeClicked() async throws {
    let phone = PhoneScript().type("\t").rest()
    let geometry = phone.state.geometry
    let help = HelpLine(columns: 60, isTyping: true)
    let item = try XCTUnwrap(help.items.first { $0.control == .rotate })
    phone.click(
      CellPoint(column: item.place.column + 4, row: geometry.help.top + item.place.row)
    )
    XCTAssertEqual(phone.state.orientation, .landscape)
  }

  func testLetters_areDistinct_andFreeWithControl() {
    let letters = PhoneControl.allCases.map(\.letter)
    XCTAssertEqual(Set(letters).count, letters.count)
    // Backspace, tab, line feed and return; interrupt, stop.
    XCTAssertTrue(Set(letters).isDisjoint(with: "hijmcz"))
  }
}
