import Foundation

/// Ends the process when a promise is broken, which the fuzzer takes for a finding.
func require(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  if isKept { return }
  FileHandle.standardError.write(Data("broken: \(promise())\n".utf8))
  abort()
}

/// The value, or a finding: what must not throw has thrown.
func mustNotThrow<Value>(_ what: String, _ body: () throws -> Value) -> Value {
  do {
    return try body()
  } catch {
    require(false, "\(what): \(error)")
    abort()
  }
}

/// The bytes that the fuzzer made up.
func input(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Data {
  start.map { Data(bytes: $0, count: count) } ?? Data()
}
