#if os(Linux)
import XCTest

@testable import Notables

final class PressureStallTests: XCTestCase {
  func testOpen_withoutTheKernelsSupport() {
    let source = PressureStall(file: "/proc/pressure/no-such-resource")

    source.open()

    XCTAssertNil(source.descriptor)
  }

  func testOpen_whenTheKernelRefuses() {
    let before = openDescriptors()
    let source = PressureStall(stall: 3_000_000, window: 2_000_000)

    source.open()

    XCTAssertNil(source.descriptor)
    XCTAssertEqual(openDescriptors(), before)
  }

  func testInputs_whenTheKernelTakesItBack() throws {
    let source = PressureStall()
    source.open()
    defer { source.close() }
    try XCTSkipIf(source.descriptor == nil, "no pressure stall information here")

    XCTAssertEqual(source.inputs(for: Int16(POLLERR)), [])
    XCTAssertNil(source.descriptor)
  }

  /// Makes the kernel take away and fetch back the pages of a file until it calls that a stall.
  func testInputs_underRealPressure() throws {
    let source = PressureStall()
    source.open()
    defer { source.close() }
    let descriptor = try XCTUnwrap(
      source.descriptor ?? { throw XCTSkip("no pressure stall information here") }()
    )
    let before = try stalledMicroseconds()
    let pages = try MappedFile(size: 64 << 20)
    var entry = pollfd(fd: descriptor, events: source.awaited, revents: 0)

    // Asking takes the warning away, so the first answer is the only one.
    var rounds = 0
    while poll(&entry, 1, 0) == 0, rounds < 40 {
      pages.evictAndTouch()
      rounds += 1
    }
    if entry.revents == 0 { poll(&entry, 1, 2000) }

    try XCTSkipIf(
      try stalledMicroseconds() - before < 300_000 && entry.revents == 0,
      "the kernel did not count this as pressure"
    )
    XCTAssertEqual(entry.revents, Int16(POLLPRI))
    XCTAssertEqual(source.inputs(for: entry.revents), [.memoryWarning])
  }

  private func stalledMicroseconds() throws -> Int {
    let text = try String(contentsOfFile: "/proc/pressure/memory", encoding: .utf8)
    let total = text.components(separatedBy: "total=").dropFirst().first?.prefix { $0.isNumber }
    return try XCTUnwrap(total.flatMap { Int($0) })
  }
}

/// A file of the page cache whose pages count as needed.
private final class MappedFile {
  private let size: Int
  private let bytes: UnsafeMutableRawPointer
  private static let pageOut: Int32 = 21

  init(size: Int) throws {
    self.size = size
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("notables-pressure-\(getpid())")
    try Data(count: size).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = open(url.path, O_RDONLY)
    defer { close(file) }
    fsync(file)
    bytes = try XCTUnwrap(mmap(nil, size, PROT_READ, MAP_SHARED, file, 0))
  }

  deinit {
    munmap(bytes, size)
  }

  func evictAndTouch() {
    for _ in 0..<2 {
      for offset in stride(from: 0, to: size, by: 4096) {
        _ = bytes.load(fromByteOffset: offset, as: UInt8.self)
      }
    }
    madvise(bytes, size, Self.pageOut)
  }
}
#endif
