import Foundation
import XCTest

@testable import NotablesDemo

/// The time that a picture takes; it counts in a release build, where `Scripts/measure-phone` runs it.
@MainActor
final class PhoneFrameTests: XCTestCase {
  func testAFrame_at120x40_takesLessThan4Milliseconds() async throws {
    #if DEBUG
    throw XCTSkip("a build without optimisation says nothing about speed")
    #else
    let moving = PhoneScript(columns: 120, rows: 40).type("\t").wait(0.1)
    let floating = PhoneScript("ipad-pro-11", columns: 120, rows: 40)
      .type("\tada").rest().type("\u{6}").wait(0.2)
    let menu = PhoneScript(columns: 120, rows: 40).type("\t").rest()
    let cell = try XCTUnwrap(menu.cell(ofKey: "e"))
    menu.mouse(.press, cell.column, cell.row).wait(1.1)
    for (name, phone) in [("moving", moving), ("floating", floating), ("menu", menu)] {
      // Everything is sent, as after a resize: more than any movement asks for.
      let whole = milliseconds(of: phone, isWhole: true)
      let change = milliseconds(of: phone, isWhole: false)
      print(String(format: "%@: whole %.3f ms, again %.3f ms", name, whole, change))
      XCTAssertLessThan(whole, 4, name)
      XCTAssertLessThan(change, 4, name)
    }
    #endif
  }

  /// The median time of a step, its picture and its text.
  private func milliseconds(of phone: PhoneScript, isWhole: Bool) -> Double {
    var writer = ScreenWriter(isColored: true)
    let times = (0..<101).map { _ in
      if isWhole { writer.invalidate() }
      let start = DispatchTime.now().uptimeNanoseconds
      phone.session.receive(at: phone.time)
      let text = writer.update(to: PhonePicture.screen(of: phone.state))
      let end = DispatchTime.now().uptimeNanoseconds
      if isWhole { XCTAssertGreaterThan(text.utf8.count, 4000) }
      return Double(end - start) / 1e6
    }
    return times.sorted()[50]
  }
}
