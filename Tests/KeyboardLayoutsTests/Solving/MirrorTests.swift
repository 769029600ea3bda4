import KeyboardLayouts
import XCTest

final class MirrorTests: XCTestCase {
  private let layout = KeyboardLayout(row: KeyboardRowStyle(leading: 3, trailing: 9)) {
    "abcdefghij"
  }
  private let mirrored = KeyboardTraits(isMirrored: true)

  func testB92_withoutTheSwitch_nothingIsMirrored() {
    assertEqual(
      [layout.solved(320).columns[0], layout.solved(320).columns[9]],
      [[3, 25.4], [285.6, 25.4]]
    )
  }

  func testB92_framesAreReflected_andTheOrderStays() {
    let solution = layout.solved(320, 216, mirrored)
    assertEqual([solution.columns[0], solution.columns[9]], [[291.6, 25.4], [9, 25.4]])
    XCTAssertEqual(solution.keys.map(\.identifier).joined(), "abcdefghij")
  }

  func testB92_hitAreasFollow_andATieStillGoesLeft() {
    let solution = layout.solved(320, 216, mirrored)
    XCTAssertEqual(solution.hit(0, 0), "j")
    XCTAssertEqual(solution.hit(319, 100), "a")
    XCTAssertEqual(solution.hit(288.7, 100), "a")
    XCTAssertEqual(solution.hit(288.5, 100), "b")
    XCTAssertEqual(Double(solution.keys[0].hitArea.minX), 288.6, accuracy: 1e-9)

    let two = KeyboardLayout { "ab" }.solved(106, 100, mirrored)
    assertEqual(two.columns, [[56, 47], [3, 47]])
    XCTAssertEqual(two.hit(53, 50), "b")
  }

  func testB92_popsFollow() throws {
    let layout = KeyboardLayout(row: KeyboardRowStyle(leading: 40, trailing: 9)) {
      KeyboardButton.key("a", style: KeyboardButtonStyle(pop: KeyPopStyle(.left)))
      KeyboardButton.key("b", style: KeyboardButtonStyle(pop: KeyPopStyle(.right)))
    }
    for headroom in [0.0, 200] {
      let plain = layout.solved(320)
      let solution = layout.solved(320, 216, mirrored)
      for (key, image) in zip(plain.keys, solution.keys) {
        let pop = try XCTUnwrap(plain.pop(for: key, headroom: headroom)).frame
        let popImage = try XCTUnwrap(solution.pop(for: image, headroom: headroom)).frame
        XCTAssertEqual(popImage.minX, 320 - pop.maxX, accuracy: 1e-9)
        XCTAssertEqual(popImage.minY, pop.minY)
        XCTAssertEqual(popImage.size, pop.size)
      }
    }
  }

  func testNestedRows_areReflectedToo() {
    let layout = KeyboardLayout(row: KeyboardRowStyle(leading: 0, trailing: 0, spacing: 0)) {
      "a"
      KeyboardRow("bc", style: KeyboardRowStyle(leading: 10, trailing: 30, spacing: 0))
    }
    assertEqual(layout.solved(140, 100, mirrored).columns, [[90, 50], [55, 25], [30, 25]])
  }
}
