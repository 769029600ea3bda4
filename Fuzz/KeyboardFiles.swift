// Seeds: Tests/KeyboardLayoutsTests/Fixtures/*.json

import Foundation
import KeyboardLayouts
import NotablesTraces

/// Keyboards as JSON: what is read survives writing, and whatever it holds, it is solved, hit and
/// drawn by the rules.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = input(start, count)
  guard let keyboard = try? JSONReader().read(Keyboard.self, from: text) else { return 0 }
  checkCoding(of: keyboard)
  let setting = ((try? JSONReader().read(Setting.self, from: text)) ?? Setting()).circumstances
  for page in keyboard.pages {
    guard let layout = keyboard.layout(page: page.name, shift: setting.shift ?? .off) else {
      continue
    }
    let solution = layout.solved(in: setting.size, traits: setting.traits)
    checkFrames(of: solution)
    checkHits(of: solution)
    checkDrawing(of: solution, setting)
  }
  return 0
}

/// What a keyboard is solved for; the file has it beside what a keyboard reads, in a key `try`.
private struct Setting: Decodable {
  struct Circumstances: Decodable {
    var width: Double?
    var height: Double?
    var isLandscape: Bool?
    var isMirrored: Bool?
    var hasDeadZones: Bool?
    var pixels: Double?
    var shift: KeyboardShift?
    var headroom: Double?
    var columns: Int?

    var size: CGSize { CGSize(width: width ?? 375, height: height ?? 216) }

    var traits: KeyboardTraits {
      KeyboardTraits(
        orientation: isLandscape == true ? .landscape : .portrait,
        isMirrored: isMirrored ?? false,
        hasDeadZones: hasDeadZones ?? false,
        pixelsPerPoint: pixels
      )
    }
  }

  private var `try`: Circumstances?

  var circumstances: Circumstances { `try` ?? Circumstances() }

  init() {}
}

private func checkCoding(of keyboard: Keyboard) {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let text = mustNotThrow("writing") { try encoder.encode(keyboard) }
  let name = String(decoding: text, as: UTF8.self)
  let again = mustNotThrow("reading \(name)") { try JSONReader().read(Keyboard.self, from: text) }
  // A NaN is not equal to itself; its text is.
  require(again == keyboard || name.contains("\"nan\""), "reading \(name) gives the same")
  require(mustNotThrow("writing") { try encoder.encode(again) } == text, "writing \(name)")
}

private func checkFrames(of solution: KeyboardSolution) {
  let (width, height) = (solution.size.width, solution.size.height)
  require(width.isFinite && height.isFinite && width >= 0 && height >= 0, "\(solution.size)")
  // What rounding may add up to.
  let slack = 1e-9 * (1 + width)
  var row: (index: Int, frame: CGRect)?
  for key in solution.keys {
    let frame = key.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    require(numbers.allSatisfy(\.isFinite), "finite: \(frame)")
    require(frame.size.width >= 0 && frame.size.height >= 0, "no negative side: \(frame)")
    require(frame.minX >= -slack && frame.maxX <= width + slack, "\(frame) is within its row")
    if let row, row.index == key.row {
      let isSame = row.frame.minY == frame.minY && row.frame.height == frame.height
      require(isSame, "keys of a row stand side by side")
    } else if let row {
      let isBelow = row.index < key.row && frame.minY >= row.frame.maxY - 1e-9 * (1 + frame.minY)
      require(isBelow, "rows stand below each other")
    }
    row = (key.row, frame)
  }
}

private func checkHits(of solution: KeyboardSolution) {
  let size = solution.size
  let bounds = CGRect(origin: .zero, size: size)
  for (index, key) in solution.keys.enumerated() {
    let area = key.hitArea
    require(area.minX >= 0 && area.minY >= 0, "\(area) in \(bounds)")
    require(area.width >= 0 && area.height >= 0, "no negative side: \(area)")
    let slack = 1e-9 * (1 + max(size.width, size.height))
    let isWithin = area.maxX <= size.width + slack && area.maxY <= size.height + slack
    require(isWithin, "\(area) in \(bounds)")
    guard area.width > 1e-3, area.height > 1e-3, size.width < 1e6, size.height < 1e6 else {
      continue
    }
    let middle = CGPoint(x: area.midX, y: area.midY)
    if solution.traits.hasDeadZones, !key.frame.contains(middle) { continue }
    require(solution.keyIndex(at: middle) == index, "\(middle) belongs to the key of \(area)")
  }
  guard !solution.traits.hasDeadZones, !solution.keys.isEmpty else { return }
  for x in [0, size.width / 3, size.width] {
    for y in [0, size.height / 3, size.height] {
      let point = CGPoint(x: x, y: y)
      require(solution.keyIndex(at: point) != nil, "\(point) has a key")
    }
  }
}

private func checkDrawing(of solution: KeyboardSolution, _ setting: Setting.Circumstances) {
  let headroom = setting.headroom ?? 80
  let touched = solution.keys.indices.prefix(12)
  let touches: [KeyboardDrawing.Touch?] =
    [nil] + touched.flatMap { [.pressed($0), .held($0, item: 0)] }
  for touch in touches {
    let drawing = KeyboardDrawing(solution, touch: touch, headroom: headroom)
    for element in drawing.elements {
      let frame = element.frame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      require(numbers.allSatisfy(\.isFinite), "finite: \(element)")
    }
    let svg = drawing.svg
    require(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"), "an SVG is whole")
    let columns = setting.columns ?? 80
    if columns <= 500 { _ = drawing.text(columns: columns) }
  }
  for key in solution.keys.prefix(12) {
    guard let menu = solution.menu(for: key, headroom: headroom) else { continue }
    let frame = menu.callout.frame
    let slack = 1e-9 * (1 + frame.width + frame.height + abs(frame.minX) + abs(frame.minY))
    let isWithin = menu.itemFrames.allSatisfy {
      $0.minX >= frame.minX - slack && $0.maxX <= frame.maxX + slack
        && $0.minY >= frame.minY - slack && $0.maxY <= frame.maxY + slack
    }
    require(isWithin, "items stand in their bubble")
  }
}
