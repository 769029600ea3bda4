import XCTest

@testable import NotablesDemo

/// Whole screens as text.
@MainActor
final class PhonePictureTests: XCTestCase {
  func testStart() async {
    XCTAssertEqual(
      PhoneScript("iphone-se").text,
      """
      ╭─ iphone-se ────────────────────────────╮ 320 x 568
      │  9:41                        Notables  │ app    active
      │ New contact                           ▐│ keys   hidden
      │                                       ▐│ inset  0
      │ Name                                  ▐│ offset 0
      │ ──────────────────────────────────────▐│ top    -
      │ Surname                               ▐│
      │ ──────────────────────────────────────▐│ didFinishLaunchi…
      │ Mail                                  ▐│ didBecomeActive
      │ ──────────────────────────────────────▐│
      │ Web                                   ▐│
      │ ──────────────────────────────────────▐│
      │ Phone                                 ▐│
      │ ──────────────────────────────────────▐│
      │ Company                               ▐│
      │ ──────────────────────────────────────▐│
      │ Street                                ▐│
      │ ────────────────────────────────────── │
      │ Town                                   │
      │ ────────────────────────────────────── │
      ╰────────────────────────────────────────╯
       Tab or a click edits a field. Keys:
      e home  t return  a call  w memory  r rotate  f float
      k hardware  s bar  d device  l slow  o record  q quit

      """
    )
  }

  func testTyping_withAPop() async {
    let phone = PhoneScript().type("\t").rest().type("ada lo")
    XCTAssertEqual(
      phone.text,
      """
      ╭─ iphone-15 ────────────────────────────╮ 393 x 852
      │  9:41                        Notables  │ app    active
      │ New contact                           ▐│ keys   docked
      │                                       ▐│ inset  302
      │ Name     Ada lo                       ▐│ offset 0
      │ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▐│ top    516
      │ Surname                               ▐│
      │ ──────────────────────────────────────▐│ didFinishLaunchi…
      │ Mail                                   │ didBecomeActive
      │ ────────────────────────────────────── │ willChangeFrame
      │ Web                                    │ willShow
      │ ──────────────────────────────┏━━━━┓── │ didChangeFrame
      │ Phone                         ┃ o  ┃   │ didShow
      │    “lo”    ╷            ╷     ┗━━━━┛   │
      │ q │ w │ e │ r │ t │ y │ u │ i │ o │ p  │
      │   a │ s │ d │ f │ g │ h │ j │ k │ l    │
      │ ⇧   │ z │ x │ c │ v │ b │ n │ m  │ ⌫   │
      │123 │ ⊕  │        space         │return │
      │                                        │
      │                                        │
      ╰────────────────────────────────────────╯
       Tab, return: next field. Esc: leave it. With Control:
      ^E home ^T return ^A call ^W memory ^R rotate ^F float
      ^K hardware ^S bar ^D device ^L slow ^O record ^Q quit

      """
    )
    XCTAssertEqual(PhonePicture.screen(of: phone.state).cursor, CellPoint(column: 17, row: 4))
  }

  func testReadme_showsAScreenAsItIs() async throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let phone = PhoneScript().type("\t").rest().type("ada lo")
    let readme = try String(contentsOf: file, encoding: .utf8)
    XCTAssertTrue(readme.contains("```text\n\(phone.text)```\n"))
  }

  func testLandscape_putsTheLogBelow() async {
    let phone = PhoneScript().type("r\t\t").rest()
    XCTAssertEqual(
      phone.text,
      """
      ╭─ iphone-15 ──────────────────────────────────────────────╮
      │  9:41                                          Notables  │
      │ Name                                                    ▐│
      │ ────────────────────────────────────────────────────────▐│
      │ Surname                                                  │
      │ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ │
      │ Mail                                                     │
      │                  ╷                  ╷                    │
      │ Q   │ W   │ E   │ R  │ T   │ Y   │ U   │ I   │ O  │ P    │
      │    A   │ S   │ D  │ F   │ G   │ H   │ J   │ K  │ L       │
      │  ⬆    │  Z   │ X   │ C  │ V   │ B   │ N   │ M   │  ⌫     │
      │ 123  │  ⊕   │             space               │ return   │
      │                                                          │
      │                                                          │
      ╰──────────────────────────────────────────────────────────╯
       852 x 393            note_appDidFinishLaunching
       app    active        note_appDidBecomeActive
       keys   docked        note_keyboardWillChangeFrame
       inset  188           note_keyboardWillShow
       offset 58            note_keyboardDidChangeFrame
                            note_keyboardDidShow
       Tab, return: next field. Esc: leave it. With Control:
      ^E home ^T return ^A call ^W memory ^R rotate ^F float
      ^K hardware ^S bar ^D device ^L slow ^O record ^Q quit

      """
    )
  }

  func testFloating() async {
    let phone = PhoneScript("ipad-9.7", columns: 76).type("\t").rest().type("\u{6}").rest()
    XCTAssertEqual(
      phone.text,
      """
      ╭─ ipad-9.7 ─────────────────────────────╮ 768 x 1024
      │  9:41                        Notables  │ app    active
      │ New contact                           ▐│ keys   floating
      │                                       ▐│ inset  0
      │ Name                                  ▐│ offset 0
      │ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━▐│ top    512
      │ Surname                               ▐│
      │ ──────────────────────────────────────▐│ note_appDidFinishLaunching
      │ Mail                                  ▐│ note_appDidBecomeActive
      │ ──────────────────────────────────────▐│ note_keyboardWillChangeFrame
      │ Web        ╭────────────────────╮     ▐│ note_keyboardWillShow
      │ ───────────│Q│W│E│R│T│Y│U│I│O│P │─────▐│ note_keyboardDidChangeFrame
      │ Phone      │ A│S│D│F│G│H│J│K│L  │     ▐│ note_keyboardDidShow
      │ ───────────│⬆ │Z│X│C│V│B│N│M │⌫ │─────▐│ note_keyboardWillChangeFrame
      │ Company    │12│⊕ │  space   │ ⏎ │     ▐│ note_keyboardWillHide
      │ ───────────╰────────━━━━────────╯─────▐│ note_keyboardWillChangeFrame
      │ Street                                ▐│ note_keyboardDidChangeFrame
      │ ────────────────────────────────────── │
      │ Town                                   │
      │ ────────────────────────────────────── │
      ╰────────────────────────────────────────╯
       Tab, return: next field. Esc: leave it. With Control:
      ^E home ^T return ^A call ^W memory ^R rotate ^F float ^K hardware ^S bar
      ^D device ^L slow ^O record ^Q quit

      """
    )
  }

  func testLargeTerminal_framesTheKeys() async {
    let lines = PhoneScript(columns: 120, rows: 40).type("\t").rest().lines
    XCTAssertEqual(
      lines[24..<38].map { String($0.prefix(42)) }.joined(separator: "\n"),
      """
      │            ╷            ╷              │
      │┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐ │
      ││Q│ │W│ │E│ │R│ │T│ │Y│ │U│ │I│ │O│ │P│ │
      │└─┘ └─┘ └─┘ └─┘ └─┘ └─┘ └─┘ └─┘ └─┘ └─┘ │
      │  ┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐   │
      │  │A│ │S│ │D│ │F│ │G│ │H│ │J│ │K│ │L│   │
      │  └─┘ └─┘ └─┘ └─┘ └─┘ └─┘ └─┘ └─┘ └─┘   │
      │┌──┐  ┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐ ┌─┐  ┌──┐ │
      ││⬆ │  │Z│ │X│ │C│ │V│ │B│ │N│ │M│  │⌫ │ │
      │└──┘  └─┘ └─┘ └─┘ └─┘ └─┘ └─┘ └─┘  └──┘ │
      │┌──┐ ┌──┐ ┌────────────────────┐ ┌────┐ │
      │123  │⊕ │ │       space        │ return │
      │└──┘ └──┘ └────────────────────┘ └────┘ │
      ╰────────────────────────────────────────╯
      """
    )
    XCTAssertEqual(
      lines[9],
      "│ ────────────────────────────────────── │    0.00  note_keyboardWillChangeFrame   y 852 to 516, 0.25 s"
    )
  }

  func testKeyboardOnItsWay_coversAPartOfALine() async {
    let phone = PhoneScript().type("\t").wait(0.2)
    XCTAssertEqual(
      phone.lines[10..<21].joined(separator: "\n"),
      """
      │ Web                                    │ willShow
      │ ────────────────────────────────────── │
      │ Phone                                  │
      │▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄│
      │            ╷            ╷              │
      │ Q │ W │ E │ R │ T │ Y │ U │ I │ O │ P  │
      │   A │ S │ D │ F │ G │ H │ J │ K │ L    │
      │ ⬆   │ Z │ X │ C │ V │ B │ N │ M  │ ⌫   │
      │123 │ ⊕  │        space         │return │
      │                                        │
      ╰────────────────────────────────────────╯
      """
    )
  }

  func testHomeScreenAndCall() async {
    let home = PhoneScript().type("e").lines
    XCTAssertEqual(
      home[8..<13].map { String($0.prefix(42)) }.joined(separator: "\n"),
      """
      │              ╭───────────╮             │
      │              │ Notables  │             │
      │              │ t returns │             │
      │              ╰───────────╯             │
      │                                        │
      """
    )
    let call = PhoneScript().type("a").lines
    XCTAssertEqual(call[3], "│  A call comes in; a ends it            │ inset  0")
    XCTAssertEqual(call[1], "│  9:41                        Notables  │ app    inactive")
  }

  func testSmallTerminal_isTold() async {
    XCTAssertEqual(
      PhoneScript(columns: 50, rows: 7).text,
      """


           The phone needs 60 columns and 24 rows.
                 This terminal has 50 and 7.
             Make it larger, or press q to quit.



      """
    )
    for (columns, rows) in [(1, 1), (0, 0), (3, 2), (60, 23), (59, 24)] {
      let phone = PhoneScript(columns: columns, rows: rows).type("\tab").rest()
      XCTAssertEqual(phone.lines.count, rows + 1)
      XCTAssertFalse(phone.text.contains("╭"))
    }
  }

  func testLitKey_isToldWithoutColoursToo() async throws {
    let phone = PhoneScript().type("\t").rest().type("d")
    let cell = try XCTUnwrap(phone.cell(ofKey: "d"))
    let screen = PhonePicture.screen(of: phone.state)
    XCTAssertTrue(screen[cell.column, cell.row].style.attributes.contains(.reversed))
    phone.wait(0.2)
    let later = PhonePicture.screen(of: phone.state)
    XCTAssertFalse(later[cell.column, cell.row].style.attributes.contains(.reversed))
  }

  func testEveryScreen_isDrawnTheSameTwice_andSentOnce() async {
    let phone = PhoneScript(columns: 90, rows: 30)
    var writer = ScreenWriter(isColored: true)
    var terminal = TerminalModel(size: phone.state.size)
    for keys in ["\t", "h", "\u{12}", "\u{1b}", "e", "t", "d", "d", "\t", "\u{6}", "\u{1}", "a"] {
      phone.type(keys)
      for _ in 0..<5 {
        terminal.take(writer.update(to: PhonePicture.screen(of: phone.state)))
        XCTAssertEqual(terminal.text, phone.text)
        XCTAssertEqual(writer.update(to: PhonePicture.screen(of: phone.state)), "")
        phone.wait(0.1)
      }
    }
  }
}
