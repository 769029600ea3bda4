#if os(Linux)
import Foundation

/// Memory pressure by the kernel's pressure stall information.
///
/// On a kernel without it, or where the process may not use it, there is nothing to wait for.
final class PressureStall: LifeSource {
  private let file: String
  private let trigger: String
  private(set) var descriptor: Int32?

  /// Warns when some task waited `stall` microseconds for memory within a window, once for each
  /// `window` of microseconds; without privileges only a multiple of two seconds will do for it.
  init(
    file: String = "/proc/pressure/memory",
    stall: Int = 150_000,
    window: Int = 2_000_000
  ) {
    self.file = file
    trigger = "some \(stall) \(window)"
  }

  let awaited = Int16(POLLPRI)

  func open() {
    let descriptor = Foundation.open(file, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    let text = trigger.utf8CString
    let isArmed = text.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } > 0
    if isArmed {
      self.descriptor = descriptor
    } else {
      Foundation.close(descriptor)
    }
  }

  func inputs(for arrived: Int16) -> [ProcessLife.Input] {
    guard arrived & Int16(POLLERR | POLLNVAL) == 0 else {
      close()
      return []
    }
    return [.memoryWarning]
  }

  func close() {
    if let descriptor { Foundation.close(descriptor) }
    descriptor = nil
  }
}
#endif
