// Seeds: Tests/NotablesTracesTests/Fixtures/*.jsonl

import Foundation
import NotablesTraces

/// JSON Lines: what is read is JSON by the letter, and writing it and reading it again gives the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  StrictJSON.check(bytes)
  for line in bytes.split(separator: 0x0a) {
    if let record = try? TraceRecord(jsonLine: line) { check(record) }
  }
  let text = String(decoding: bytes, as: UTF8.self)
  if let trace = try? NotificationTrace(jsonLines: text) {
    let again = mustNotThrow("a trace") { try NotificationTrace(jsonLines: trace.jsonLines) }
    require(again == trace, "reading a trace gives the same")
  }
  return 0
}

private func check(_ record: TraceRecord) {
  let line = record.jsonLine(index: 0)
  require(!line.utf8.contains(0x0a), "a line has no line feed: \(line)")
  let again = mustNotThrow("reading \(line)") { try TraceRecord(jsonLine: Data(line.utf8)) }
  require(again == record, "reading \(line) gives the same")
  require(again.jsonLine(index: 0) == line, "writing \(line) gives the same")
}
