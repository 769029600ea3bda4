import Foundation

/// A file that text is written to, standard output most of all.
///
/// Text is collected and written in large pieces; `flush()` hands over what has been collected. A
/// reader that has gone away ends the program quietly.
final class Output {
  private let descriptor: Int32
  private let name: String
  private var pending: [UInt8] = []

  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Creates a file, or empties the one that is there; `-` is standard output.
  convenience init(path: String) throws {
    guard path != "-" else {
      self.init(descriptor: STDOUT_FILENO, name: "standard output")
      return
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    if descriptor < 0 {
      throw Failure(.cannotCreate, "\(path): \(String(cString: strerror(errno)))")
    }
    self.init(descriptor: descriptor, name: path)
  }

  /// True when a person watches.
  private(set) lazy var isTerminal = isatty(descriptor) == 1

  /// True when the cursor can be moved back to draw over what stands there.
  private(set) lazy var canRedraw =
    isTerminal && ProcessInfo.processInfo.environment["TERM"] != "dumb"

  /// True when colours are wanted: on a terminal that can show them, unless NO_COLOR is set.
  private(set) lazy var isColored: Bool = {
    let environment = ProcessInfo.processInfo.environment
    let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return canRedraw && !refused
  }()

  /// The number of columns of the terminal, 80 when there is none.
  var columns: Int {
    var size = winsize()
    let isKnown = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  func write(_ text: String) throws {
    pending.append(contentsOf: text.utf8)
    if pending.count >= 1 << 16 { try flush() }
  }

  func writeLine(_ text: String) throws {
    try write(text + "\n")
  }

  func flush() throws {
    var written = 0
    while written < pending.count {
      let count = pending.withUnsafeBytes { bytes in
        systemWrite(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        exit(ExitStatus.success.rawValue)
      } else if errno == EAGAIN {
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = systemPoll(&poll, 1, -1)
      } else if errno != EINTR {
        pending = []
        throw Failure(.writeFailed, "\(name): \(String(cString: strerror(errno)))")
      }
    }
    pending.removeAll(keepingCapacity: true)
  }
}

// The methods of the same names would hide the system's calls.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func systemPoll(_ list: UnsafeMutablePointer<pollfd>, _ n: nfds_t, _ wait: Int32) -> Int32 {
  poll(list, n, wait)
}
