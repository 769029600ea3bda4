import XCTest

/// What the allocator of the process tells.
enum Memory {
  /// The bytes that have been given out and not got back; nil where nobody tells.
  static func usedBytes() -> Int? {
    sanitizedBytes() ?? glibcBytes()
  }

  /// Skips a test of what happens at an address that is used again: the address sanitizer keeps those
  /// that were freed aside.
  static func skipUnlessAddressesAreReused() throws {
    try XCTSkipIf(dlsym(nil, "__asan_init") != nil, "freed addresses are not used again")
  }

  /// By the count of a sanitizer, whose allocator replaces the system's.
  private static func sanitizedBytes() -> Int? {
    guard let symbol = dlsym(nil, "__sanitizer_get_current_allocated_bytes") else { return nil }
    typealias Count = @convention(c) () -> Int
    return unsafeBitCast(symbol, to: Count.self)()
  }

  /// By the report of glibc, which Swift's module of it leaves out.
  private static func glibcBytes() -> Int? {
    #if canImport(Glibc)
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    var text: UnsafeMutablePointer<CChar>?
    var size = 0
    guard let file = open_memstream(&text, &size) else { return nil }
    let result = unsafeBitCast(symbol, to: Report.self)(0, file)
    fclose(file)
    defer { free(text) }
    guard result == 0, let report = text.map({ String(cString: $0) }) else { return nil }
    // The totals of all arenas stand last; what the system gave less what is free is in use.
    func total(_ type: String) -> Int {
      let line = report.split(separator: "\n").last { $0.contains(type) }
      let number = line?.components(separatedBy: "size=\"").last?.prefix { $0.isNumber }
      return number.flatMap { Int($0) } ?? 0
    }
    let free = total("total type=\"fast\"") + total("total type=\"rest\"")
    return total("system type=\"current\"") + total("total type=\"mmap\"") - free
    #else
    return nil
    #endif
  }
}
