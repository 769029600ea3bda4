import KeyboardLayouts
import NotablesTraces

/// A keyboard that was asked for by name or by file.
struct LayoutSource {
  private let name: String
  private let keyboard: Keyboard

  /// Takes a built-in keyboard, or reads a file.
  ///
  /// - Throws: A failure when there is no such file, or it is no keyboard.
  init(_ name: String) throws {
    self.name = name
    if let keyboard = Keyboard.named(name) {
      self.keyboard = keyboard
      return
    }
    let input: Input
    do {
      input = try Input(path: name)
    } catch let failure as Failure {
      throw Failure(failure.status, "\(failure.message), and no built-in layout has that name")
    }
    let text = try input.rest()
    do {
      keyboard = try JSONReader().read(Keyboard.self, from: text)
    } catch let problem as JSONProblem {
      throw Failure(.badData, "\(input.name): \(problem)")
    }
  }

  /// The layout of a page.
  ///
  /// - Parameters:
  ///   - page: The page's name; the first page when nil.
  ///   - shift: The state of the shift key.
  /// - Returns: What the page shows.
  /// - Throws: A failure when there is no such page.
  func layout(page: String?, shift: KeyboardShift) throws -> KeyboardLayout {
    let pageName = page.map { KeyboardPage(rawValue: $0) }
    if let layout = keyboard.layout(page: pageName, shift: shift) { return layout }
    let names = keyboard.pages.map(\.name.rawValue).joined(separator: ", ")
    throw Failure(.usage, "--page must be one of \(names), not '\(page ?? "")'")
  }
}
