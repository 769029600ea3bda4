import Foundation
import KeyboardLayouts
import XCTest

final class CodingTests: XCTestCase {
  func testALayout_withEveryKindOfItem() throws {
    let layout = try decode(
      KeyboardLayout.self,
      """
      {"style":{"top":1,"bottom":2,"rowSpacing":3},
       "rows":[{"style":{"leading":4,"landscape":{"leading":5}},
                "items":[{"key":"q"},{"text":"space","id":"bar","width":{"relative":0.5}},
                         {"image":"shift","width":{"static":42}},{"key":"x","width":"dynamic"},
                         {"row":{"items":[{"key":"y"}]}}]}]}
      """
    )
    let expected = KeyboardLayout(
      style: KeyboardLayoutStyle(top: 1, bottom: 2, rowSpacing: 3)
    ) {
      KeyboardRow(style: KeyboardRowStyle(leading: KeyboardMetric(4, landscape: 5))) {
        KeyboardButton.key("q")
        KeyboardButton.text("space", identifier: "bar", width: .relative(0.5))
        KeyboardButton.image("shift", width: .static(42))
        KeyboardButton.key("x")
        KeyboardRow { "y" }
      }
    }
    XCTAssertEqual(layout, expected)
  }

  func testAFieldGivenForPortraitAlone_holdsInBothOrientations() throws {
    let style = try decode(KeyboardRowStyle.self, #"{"bottom":9,"spacing":8}"#)
    XCTAssertEqual(style.bottom, 9)
    XCTAssertEqual(style.spacing, 8)
    XCTAssertEqual(style.top, 6)
  }

  func testAFieldGivenForLandscapeAlone_keepsTheDefaultUpright() throws {
    let style = try decode(KeyboardRowStyle.self, #"{"landscape":{"spacing":1,"leading":7}}"#)
    XCTAssertEqual(style.spacing, KeyboardMetric(6, landscape: 1))
    XCTAssertEqual(style.leading, KeyboardMetric(3, landscape: 7))
    XCTAssertEqual(style.bottom, KeyboardMetric(6, landscape: 4))
  }

  func testWithoutStyles_theDefaultsHold() throws {
    let row = try decode(KeyboardRow.self, #"{"items":[{"key":"q"}]}"#)
    XCTAssertEqual(row.style, KeyboardRowStyle())
    let style = KeyboardRowStyle()
    XCTAssertEqual([style.leading, style.trailing, style.top], [3, 3, 6])
    XCTAssertEqual(style.bottom, KeyboardMetric(6, landscape: 4))
    XCTAssertEqual(style.spacing, KeyboardMetric(6, landscape: 5))
    guard case .button(let button) = row.items[0] else { return XCTFail("no key") }
    XCTAssertEqual(button.style.cornerRadius, 5)
    XCTAssertEqual(button.style.borderWidth, 0)
    XCTAssertEqual(button.style.fontSize, 21)
    XCTAssertEqual(button.style.imageSize, 20)
    XCTAssertEqual(button.style.pop?.widthMultiplier, 1.5)
    XCTAssertEqual(button.style.pop?.heightMultiplier, 1.1)
    XCTAssertEqual(button.style.pop?.offset, 5)
    XCTAssertEqual(KeyMenuStyle().itemWidth, 40)
    XCTAssertEqual(KeyMenuStyle().itemHeight, 40)
    XCTAssertEqual([KeyMenuStyle().padding, KeyMenuStyle().itemSpacing], [5, 5])
    XCTAssertEqual(KeyMenuStyle().fontSize, 15)
  }

  func testAKeysStyle_changesTheOneItWouldHave() throws {
    let json = ##"{"text":"go","style":{"fontSize":18,"background":"#FF0000"}}"##
    let button = try decode(KeyboardButton.self, json)
    var expected = KeyboardButtonStyle.dark
    expected.fontSize = 18
    expected.background = KeyboardColor(Shade(255, 0, 0))
    XCTAssertEqual(button.style, expected)
    XCTAssertNil(try decode(KeyboardButton.self, #"{"key":"a","style":{"pop":null}}"#).style.pop)
  }

  func testUnknownKeysAndNulls_areAsNothing() throws {
    let json = #"{"note":1,"key":"q","text":null,"style":null,"width":null,"id":null,"menu":null}"#
    XCTAssertEqual(try decode(KeyboardButton.self, json), .key("q"))
  }

  func testColors() throws {
    let both = try decode(KeyboardColor.self, ##""#0a141EC8""##)
    XCTAssertEqual(both, KeyboardColor(Shade(10, 20, 30, opacity: 200)))
    let pair = try decode(KeyboardColor.self, ##"{"light":"#FFFFFF","dark":"#000000"}"##)
    XCTAssertEqual(pair, KeyboardColor(light: Shade(255, 255, 255), dark: Shade(0, 0, 0)))
    XCTAssertEqual(Shade(10, 20, 30, opacity: 200).hex, "#0A141EC8")
    for text in ["", "#", "red", "#12345", "#1234567", "#GGGGGG", "#+12345", "0A141E"] {
      XCTAssertNil(Shade(hex: text), text)
    }
  }

  func testNumbersThatJSONLacks_areStrings() throws {
    for (text, value) in ["inf": Double.infinity, "-inf": -.infinity] {
      let width = try decode(KeyboardButtonWidth.self, #"{"static":"\#(text)"}"#)
      XCTAssertEqual(width, .static(value))
      XCTAssertEqual(try json(width), #"{"static":"\#(text)"}"#)
    }
    guard case .relative(let share) = try decode(KeyboardButtonWidth.self, #"{"relative":"nan"}"#)
    else { return XCTFail("not relative") }
    XCTAssertTrue(share.isNaN)
  }

  func testMenus_takeTitlesAndObjects() throws {
    let menu = try decode(
      KeyMenu.self,
      """
      {"items":["à",{"title":"Undo","id":"undo"},{"title":"…","action":{"insert":"..."}}],
       "style":{"direction":"vertical","itemWidth":90}}
      """
    )
    let expected = [
      KeyMenuItem("à"), KeyMenuItem("Undo", identifier: "undo"),
      KeyMenuItem("…", action: .insert("...")),
    ]
    XCTAssertEqual(menu.items, expected)
    XCTAssertEqual(menu.items.map(\.action), [.insert("à"), .custom, .insert("...")])
    XCTAssertEqual(menu.style, KeyMenuStyle(direction: .vertical, itemWidth: 90))
  }

  func testEveryBuiltInKeyboard_survivesJSON() throws {
    for (name, keyboard) in Keyboard.builtIn {
      let again = try decode(Keyboard.self, try json(keyboard))
      XCTAssertEqual(again, keyboard, name)
    }
  }

  func testEveryFieldOfEveryStyle_survivesJSON() throws {
    let odd = KeyboardMetric(1.5, landscape: -2.25)
    let color = KeyboardColor(light: Shade(1, 2, 3, opacity: 4), dark: Shade(5, 6, 7))
    let pop = KeyPopStyle(
      .right,
      widthMultiplier: odd,
      heightMultiplier: odd,
      offset: odd,
      cornerRadius: odd,
      fontMultiplier: odd
    )
    let button = KeyboardButtonStyle(
      background: color,
      pressedBackground: color,
      cornerRadius: odd,
      borderColor: color,
      borderWidth: odd,
      shadowColor: color,
      shadowOpacity: odd,
      shadowX: odd,
      shadowY: odd,
      shadowRadius: odd,
      textColor: color,
      fontSize: odd,
      textOffset: odd,
      imageSize: odd,
      tint: color,
      pop: pop
    )
    let menu = KeyMenuStyle(
      direction: .vertical,
      itemWidth: odd,
      itemHeight: odd,
      itemSpacing: odd,
      separatorColor: color,
      separatorWidth: odd,
      padding: odd,
      leading: odd,
      trailing: odd,
      offset: odd,
      cornerRadius: odd,
      fontSize: odd,
      selectedFontSize: odd,
      background: color,
      textColor: color,
      selectedBackground: color,
      selectedTextColor: color,
      shadowColor: color,
      shadowOpacity: odd,
      shadowX: odd,
      shadowY: odd,
      shadowRadius: odd
    )
    let row = KeyboardRowStyle(
      leading: odd,
      trailing: odd,
      top: odd,
      bottom: odd,
      spacing: odd,
      alignment: .center
    )
    let layout = KeyboardLayoutStyle(top: odd, bottom: odd, rowSpacing: odd, background: color)
    XCTAssertEqual(try roundTrip(pop), pop)
    XCTAssertEqual(try roundTrip(button), button)
    XCTAssertEqual(try roundTrip(menu), menu)
    XCTAssertEqual(try roundTrip(row), row)
    XCTAssertEqual(try roundTrip(layout), layout)
    // As many keys as fields, so that one that is forgotten here or there shows.
    let fields = [try json(pop), try json(button), try json(menu), try json(row), try json(layout)]
    let counts = try fields.map { text in
      (try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])?.count
    }
    XCTAssertEqual(counts, [6 + 1, 16 + 1, 22 + 1, 6 + 1, 4 + 1])
  }

  func testAMetricThatIsAsAnother_staysSoUntilGiven() throws {
    let style = try decode(KeyMenuStyle.self, #"{"padding":7}"#)
    XCTAssertEqual(style, KeyMenuStyle(padding: 7))
    XCTAssertEqual(try json(style), #"{"padding":7}"#)
    let other = try decode(
      KeyMenuStyle.self,
      #"{"leading":2,"padding":7,"landscape":{"trailing":3},"selectedFontSize":null}"#
    )
    XCTAssertEqual(
      other,
      KeyMenuStyle(padding: 7, leading: 2, trailing: KeyboardMetric(7, landscape: 3))
    )
    XCTAssertEqual(try roundTrip(other), other)
  }

  func testBadValues_sayWhereAndWhat() {
    assertFails(
      #"{"rows":[{"items":[{"key":"q"},{"key":"w","width":"wide"}]}]}"#,
      at: ["rows", "0", "items", "1", "width"],
      #"expected "dynamic", {"static":POINTS} or {"relative":SHARE}, found 'wide'"#
    )
    assertFails(
      #"{"rows":[{"items":[{"id":"q"}]}]}"#,
      at: ["rows", "0", "items", "0"],
      "expected one of key, text, image and row, found none"
    )
    assertFails(
      #"{"rows":[{"items":[{"key":"q","row":{"items":[]}}]}]}"#,
      at: ["rows", "0", "items", "0"],
      "expected one of key, text, image and row, found key and row"
    )
    assertFails(
      #"{"rows":[{"items":[{"row":{"items":[{"key":"q","style":{"tint":"blue"}}]}}]}]}"#,
      at: ["rows", "0", "items", "0", "row", "items", "0", "style", "tint"],
      "expected a colour such as #D0D5DB, found 'blue'"
    )
    assertFails(
      #"{"pages":[]}"#,
      at: ["pages"],
      "expected at least one page, found none"
    )
  }

  private func assertFails(
    _ json: String,
    at path: [String],
    _ message: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertThrowsError(try decode(Keyboard.self, json), file: file, line: line) { error in
      guard case DecodingError.dataCorrupted(let context) = error else {
        return XCTFail("\(error)", file: file, line: line)
      }
      let keys = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      XCTAssertEqual(keys, path, file: file, line: line)
      XCTAssertEqual(context.debugDescription, message, file: file, line: line)
    }
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try decode(Value.self, try json(value))
  }
}
