// Seeds: Tests/NotablesTracesTests/Fixtures/*.txt

import Foundation
import NotablesTraces

/// The console reader: it never traps, its records do not depend on where the text was cut, and each
/// survives as a line of JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = input(start, count)
  let whole = records(of: text, pieces: { .max })
  require(whole.count <= text.count, "more records than bytes")
  if count < 512 { require(records(of: text, pieces: { 1 }) == whole, "the same byte by byte") }
  var seed = text.reduce(UInt64(count)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  let pieces = records(of: text) {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1
    return Int(seed >> 58) + 1
  }
  require(pieces == whole, "the same in pieces")
  for record in whole {
    let line = record.jsonLine(index: 0)
    let again = mustNotThrow("reading \(line)") { try TraceRecord(jsonLine: Data(line.utf8)) }
    require(again == record, "reading \(line) gives the same")
  }
  return 0
}

private func records(of text: Data, pieces size: () -> Int) -> [TraceRecord] {
  var reader = ConsoleDumpReader()
  var records: [TraceRecord] = []
  var rest = text[...]
  while !rest.isEmpty {
    let piece = rest.prefix(size())
    records += reader.read(piece)
    rest = rest.dropFirst(piece.count)
  }
  return records + reader.finish()
}
