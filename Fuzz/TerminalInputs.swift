// Seeds: Fuzz/Seeds/TerminalInputs/*

import Foundation

@testable import NotablesDemo

/// What a terminal sends: it never traps, and what is made of it does not depend on where it was cut.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  var decoder = InputDecoder()
  let whole = decoder.decode(bytes)
  require(whole.count <= bytes.count, "more inputs than bytes")
  var other = InputDecoder()
  require(bytes.flatMap { other.decode([$0]) } == whole, "the same byte by byte")
  require(decoder.isUndecided == other.isUndecided, "the same at the end")
  require(decoder.flush() == (other.isUndecided ? [.key(.escape)] : []), "Escape is a key at last")
  require(!decoder.isUndecided, "a flush decides")
  for input in whole {
    switch input {
    case .mouse(let event):
      require(event.cell.column >= 0 && event.cell.row >= 0, "a cell of the screen: \(event)")
    case .resize(let size):
      require(1...1000 ~= size.columns && 1...1000 ~= size.rows, "a size: \(size)")
    case .key, .focus, .paste:
      break
    }
  }
  return 0
}
