import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// The pages of a keyboard at a size, each solved once for every state of shift.
struct SolvedPages: Sendable {
  private struct Name: Hashable {
    let page: KeyboardPage
    let shift: KeyboardShift
  }

  let keyboard: Keyboard
  let size: CGSize
  let traits: KeyboardTraits
  private var solutions: [Name: KeyboardSolution] = [:]

  init(_ keyboard: Keyboard, size: CGSize, traits: KeyboardTraits) {
    self.keyboard = keyboard
    self.size = CGSize(width: Double(size.width).asLength, height: Double(size.height).asLength)
    self.traits = traits
  }

  /// The page that shows first.
  var first: KeyboardPage { keyboard.pages.first?.name ?? .letters }

  func contains(_ page: KeyboardPage) -> Bool {
    keyboard.pages.contains { $0.name == page }
  }

  mutating func solution(_ page: KeyboardPage, _ shift: KeyboardShift) -> KeyboardSolution {
    let name = Name(page: page, shift: shift)
    if let solution = solutions[name] { return solution }
    let layout = keyboard.layout(page: page, shift: shift) ?? KeyboardLayout(rows: [])
    let solution = layout.solved(in: size, traits: traits)
    solutions[name] = solution
    return solution
  }
}
