/// How the program ends; the numbers are those of sysexits.h.
enum ExitStatus: Int32 {
  case success = 0
  case usage = 64
  case badData = 65
  case noInput = 66
  case cannotCreate = 73
  case writeFailed = 74
}

/// Why a command ended early: one line for standard error and the exit status.
struct Failure: Error {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
