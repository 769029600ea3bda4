import Foundation
import KeyboardLayouts
import XCTest

#if canImport(FoundationXML)
import FoundationXML
#endif

final class SVGTests: XCTestCase {
  func testEveryBuiltInPage_isWellFormed_andShowsEveryLabel() throws {
    for keyboard in Keyboard.builtIn.map(\.value) {
      for page in keyboard.pages {
        let solution = page.layout.solved(375)
        let labels = solution.keys.map(\.button.label).filter { $0 != .image($0.name) }.map(\.name)
        for scheme in KeyboardScheme.allCases {
          let texts = try Texts.parse(KeyboardDrawing(solution, scheme: scheme).svg)
          XCTAssertEqual(texts.all, labels)
        }
      }
    }
  }

  func testLabels_areEscaped() throws {
    let names = ["<", "&", "a\"b", "]]>", "'", "<!--", "&amp;"]
    let layout = KeyboardLayout(row: KeyboardRowStyle()) {
      for name in names { KeyboardButton.key(name) }
    }
    XCTAssertEqual(try Texts.parse(KeyboardDrawing(layout.solved(700)).svg).all, names)
  }

  func testAnEmptyLabel_isNoElement() throws {
    let menu = KeyMenu([KeyMenuItem(""), KeyMenuItem("x")])
    let layout = KeyboardLayout(row: KeyboardRowStyle()) {
      KeyboardButton.key("", menu: menu)
      KeyboardButton.text("")
      KeyboardButton.image("")
    }
    let drawing = KeyboardDrawing(layout.solved(300), touch: .held(0, item: 0))
    XCTAssertEqual(try Texts.parse(drawing.svg).all, ["x"])
  }

  func testLabelsThatMayNotFit_areHeldToTheirWidth() throws {
    func svg(_ label: String, fontSize: KeyboardMetric = 21) -> String {
      let style = KeyboardButtonStyle(fontSize: fontSize)
      let layout = KeyboardLayout(row: KeyboardRowStyle(leading: 0, trailing: 0)) {
        KeyboardButton.text(label, style: style)
      }
      return KeyboardDrawing(layout.solved(50)).svg
    }
    let held = #"textLength="47" lengthAdjust="spacingAndGlyphs""#
    XCTAssertTrue(svg("<&\"><&\">").contains(held))
    XCTAssertTrue(svg("a", fontSize: 400).contains("lengthAdjust"))
    // Where a font lacks the picture, its parts would stand side by side.
    XCTAssertTrue(svg("👨‍👩‍👧").contains("lengthAdjust"))
    XCTAssertTrue(svg("🇩🇪").contains("lengthAdjust"))
    for label in ["a", "ab", "W", "🙂", "é", ""] {
      XCTAssertFalse(svg(label).contains("lengthAdjust"), label)
    }
  }

  func testOddSizes_areDrawn() throws {
    let layout = try XCTUnwrap(Keyboard.qwerty.layout())
    let e = try XCTUnwrap(layout.solved(375).keyIndex(withIdentifier: "e"))
    for width in [
      Double.leastNonzeroMagnitude, .leastNormalMagnitude / 8, 1e-9, 0.5, 1e9, 1e300, .nan,
    ] {
      for height in [Double.leastNonzeroMagnitude, 216, 1e300] {
        let solution = layout.solved(width, height)
        for touch in [KeyboardDrawing.Touch.pressed(e), .held(e, item: 0)] {
          let svg = KeyboardDrawing(solution, touch: touch, headroom: 1e300).svg
          XCTAssertFalse(svg.contains("nan") || svg.contains("inf"), "\(width)x\(height)")
          _ = try Texts.parse(svg)
        }
      }
    }
  }

  func testCharactersThatXMLCannotHold_areReplaced() throws {
    let layout = KeyboardLayout(row: KeyboardRowStyle()) {
      KeyboardButton.key("a\u{1}b\u{1b}c\u{ffff}")
    }
    XCTAssertEqual(
      try Texts.parse(KeyboardDrawing(layout.solved(300)).svg).all,
      ["a\u{fffd}b\u{fffd}c\u{fffd}"]
    )
  }

  func testOddNumbers_areNeverWritten() throws {
    let odd = KeyboardMetric(.nan, landscape: .infinity)
    let style = KeyboardButtonStyle(
      cornerRadius: odd,
      borderWidth: odd,
      shadowOpacity: odd,
      shadowX: odd,
      shadowY: odd,
      shadowRadius: odd,
      fontSize: odd,
      textOffset: odd,
      imageSize: odd,
      pop: KeyPopStyle(
        widthMultiplier: odd,
        heightMultiplier: odd,
        offset: odd,
        cornerRadius: odd,
        fontMultiplier: odd
      )
    )
    let layout = KeyboardLayout(row: KeyboardRowStyle(leading: odd, spacing: odd)) {
      KeyboardButton.key("a", style: style)
      KeyboardButton.image("globe", style: style)
    }
    for traits in [KeyboardTraits.portrait, .landscape] {
      let drawing = KeyboardDrawing(
        layout.solved(100, 50, traits),
        touch: .pressed(0),
        headroom: .nan
      )
      let svg = drawing.svg
      XCTAssertFalse(svg.contains("nan") || svg.contains("inf"), svg)
      _ = try Texts.parse(svg)
    }
  }

  func testLightAndDark_differ() throws {
    let solution = try XCTUnwrap(Keyboard.qwerty.layout()).solved(375)
    let light = KeyboardDrawing(solution, scheme: .light).svg
    let dark = KeyboardDrawing(solution, scheme: .dark).svg
    XCTAssertTrue(light.contains("#D0D5DB"))
    XCTAssertFalse(dark.contains("#D0D5DB"))
  }

  func testHeadroom_enlargesThePicture() throws {
    let solution = try XCTUnwrap(Keyboard.qwerty.layout()).solved(375)
    let svg = KeyboardDrawing(solution, touch: .pressed(0), headroom: 43).svg
    XCTAssertTrue(svg.contains(#"width="375" height="259" viewBox="0 -43 375 259""#), svg)
  }

  func testBlurs_areDefinedOnce() throws {
    let layout = KeyboardLayout { "ab" }.mapButtons { button in
      var button = button
      button.style.shadowRadius = 2
      return button
    }
    let svg = KeyboardDrawing(layout.solved(100)).svg
    XCTAssertEqual(svg.components(separatedBy: "<filter id=\"blur2\"").count, 2)
    XCTAssertEqual(svg.components(separatedBy: "url(#blur2)").count, 3)
  }
}

/// The contents of an SVG document's text elements.
private final class Texts: NSObject, XMLParserDelegate {
  private(set) var all: [String] = []
  private var isInText = false

  static func parse(_ svg: String, file: StaticString = #filePath, line: UInt = #line) throws
    -> Texts
  {
    let parser = XMLParser(data: Data(svg.utf8))
    let texts = Texts()
    parser.delegate = texts
    XCTAssertTrue(
      parser.parse(),
      "\(String(describing: parser.parserError))",
      file: file,
      line: line
    )
    return texts
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    isInText = name == "text"
    if isInText { all.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInText { all[all.count - 1] += text }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    isInText = false
  }
}
