import Foundation
import KeyboardLayouts
import XCTest

/// Keyboards that were found or made up to be trouble: each is read, written, solved and drawn.
///
/// A file that came out of `Scripts/fuzz` goes to the folder `Fixtures`.
final class FixtureTests: XCTestCase {
  func testEachSurvivesJSON() throws {
    for (name, text) in try fixtures() {
      let keyboard = try decode(text, name)
      let written = try encoder.encode(keyboard)
      XCTAssertEqual(try encoder.encode(decode(written, name)), written, name)
    }
  }

  func testEachIsSolvedAndDrawn_inEverySize() throws {
    let sides = [0, 1620 * Double.leastNonzeroMagnitude, 1e-300, 0.5, 375, 99_999, 1e12, 1e300]
    for (name, text) in try fixtures() {
      for page in try decode(text, name).pages {
        for width in sides {
          for height in sides {
            let size = CGSize(width: width, height: height)
            check(page.layout, size, .portrait, name)
            let traits = KeyboardTraits(
              orientation: .landscape,
              isMirrored: true,
              hasDeadZones: true,
              pixelsPerPoint: 3
            )
            check(page.layout, size, traits, name)
          }
        }
      }
    }
  }

  private func check(
    _ layout: KeyboardLayout,
    _ size: CGSize,
    _ traits: KeyboardTraits,
    _ name: String
  ) {
    let solution = layout.solved(in: size, traits: traits)
    for key in solution.keys {
      let isFinite = (key.frame.numbers + key.hitArea.numbers).allSatisfy(\.isFinite)
      XCTAssertTrue(isFinite, "\(name), \(size): \(key.frame)")
      let end = Double(solution.size.width) * (1 + 1e-9)
      let isWithin = key.frame.minX >= 0 && Double(key.frame.maxX) <= end
      XCTAssertTrue(isWithin, "\(name), \(size): \(key.frame)")
    }
    let drawing = KeyboardDrawing(solution, touch: .held(0, item: 0), headroom: 80)
    XCTAssertTrue(drawing.svg.hasSuffix("</svg>\n"), name)
    XCTAssertTrue(drawing.text(columns: 80).split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  private func fixtures() throws -> [(name: String, text: Data)] {
    let folder = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    XCTAssertGreaterThan(files.count, 3)
    return try files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
  }

  private func decode(_ text: Data, _ name: String) throws -> Keyboard {
    do {
      return try JSONDecoder().decode(Keyboard.self, from: text)
    } catch {
      XCTFail("\(name): \(error)")
      throw error
    }
  }

  private var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
