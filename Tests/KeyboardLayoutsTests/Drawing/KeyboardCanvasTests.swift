import Foundation
import XCTest

@testable import KeyboardLayouts

/// Painting a drawing on a surface.
final class KeyboardCanvasTests: XCTestCase {
  func testAKey_isAShadowAFillAndALabel() {
    let style = KeyboardButtonStyle(
      background: KeyboardColor(Shade(1, 2, 3)),
      borderColor: KeyboardColor(Shade(4, 5, 6)),
      borderWidth: 2,
      shadowColor: KeyboardColor(Shade(7, 8, 9))
    )
    let layout = KeyboardLayout {
      KeyboardRow(style: KeyboardRowStyle(leading: 0, trailing: 0, top: 0, bottom: 0)) {
        KeyboardButton.key("X", style: style)
      }
    }
    let log = paint(layout, CGSize(width: 30, height: 40))
    XCTAssertEqual(
      Array(log.drop { $0 != "shadow #070809 0.0 1.0" }),
      [
        "shadow #070809 0.0 1.0", "outline", "fill #010203", "no shadow",
        "outline", "stroke #040506 2.0", "text X 21.0 #000000 at 15.0 20.0",
      ]
    )
  }

  func testAClearShadow_isNotPainted() {
    let style = KeyboardButtonStyle(shadowOpacity: 0)
    let layout = KeyboardLayout { KeyboardRow { KeyboardButton.key("X", style: style) } }
    XCTAssertFalse(paint(layout, CGSize(width: 30, height: 40)).joined().contains("shadow"))
  }

  func testAnImage_isItsStrokes_filledOrNot() {
    let plain = paint(KeyboardLayout { KeyboardRow { KeyboardButton.image("shift") } })
    let filled = paint(KeyboardLayout { KeyboardRow { KeyboardButton.image("shiftOn") } })
    XCTAssertEqual(plain.filter { $0.hasPrefix("stroke") }.count, 1)
    XCTAssertEqual(filled.filter { $0.hasPrefix("stroke") }.count, 1)
    XCTAssertEqual(
      filled.filter { $0.hasPrefix("fill") }.count,
      plain.filter { $0.hasPrefix("fill") }.count + 1
    )
  }

  func testEveryElement_isPainted_inOrder() {
    let solution = Keyboard.qwerty.layout()?.solved(in: CGSize(width: 375, height: 216))
    guard let solution else { return XCTFail("no letters") }
    let drawing = KeyboardDrawing(solution, touch: .pressed(3))
    var canvas = Recorder()
    drawing.paint(on: &canvas)
    let labels = drawing.elements.compactMap { element -> String? in
      guard case .label(let text, _, _) = element.content else { return nil }
      return text
    }
    XCTAssertEqual(canvas.texts, labels)
    XCTAssertEqual(canvas.texts.last, "r")
    XCTAssertEqual(canvas.openParts, 0)
  }

  func testUnitComponents() {
    let parts = Shade(255, 0, 51, opacity: 102).unitComponents
    XCTAssertEqual([parts.red, parts.green, parts.blue, parts.opacity], [1, 0, 0.2, 0.4])
  }

  func testALineOfText_standsInTheMiddle_howeverLong() {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    XCTAssertEqual(
      frame.line(of: CGSize(width: 8, height: 24)),
      CGRect(x: 10, y: 28, width: 30, height: 24)
    )
    XCTAssertEqual(
      frame.line(of: CGSize(width: 49.5, height: 24)),
      CGRect(x: -0.5, y: 28, width: 51, height: 24)
    )
  }

  private func paint(
    _ layout: KeyboardLayout,
    _ size: CGSize = CGSize(width: 60, height: 60)
  ) -> [String] {
    var canvas = Recorder()
    KeyboardDrawing(layout.solved(in: size)).paint(on: &canvas)
    return canvas.log
  }
}

/// Writes down what is painted; the steps of an outline are one line.
private struct Recorder: KeyboardCanvas {
  private(set) var log: [String] = []
  private(set) var texts: [String] = []
  /// The shadows that have begun and not ended.
  private(set) var openParts = 0
  private var steps = 0

  mutating func move(to point: CGPoint) { steps += 1 }
  mutating func line(to point: CGPoint) { steps += 1 }
  mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) { steps += 1 }
  mutating func close() { steps += 1 }

  mutating func fill(_ color: Shade) { finish("fill \(color.hex)") }
  mutating func stroke(_ color: Shade, width: Double) { finish("stroke \(color.hex) \(width)") }

  mutating func beginShadow(_ shadow: ShapePaint.Shadow) {
    openParts += 1
    log.append("shadow \(shadow.color.hex) \(shadow.offset.x) \(shadow.offset.y)")
  }

  mutating func endShadow() {
    openParts -= 1
    log.append("no shadow")
  }

  mutating func text(_ text: String, size: Double, color: Shade, in frame: CGRect) {
    texts.append(text)
    log.append("text \(text) \(size) \(color.hex) at \(frame.midX) \(frame.midY)")
  }

  private mutating func finish(_ line: String) {
    if steps > 0 { log.append("outline") }
    steps = 0
    log.append(line)
  }
}
