#if os(Linux) || os(macOS)
/// Something outside the program that tells of its life through a file descriptor.
///
/// One thread uses it at a time: the starting one for `open`, then the watching one, and when that
/// has ended the stopping one for `close`.
protocol LifeSource: AnyObject {
  /// What to poll; nil while there is nothing to wait for.
  var descriptor: Int32? { get }

  /// What to poll it for.
  var awaited: Int16 { get }

  /// Begins to tell.
  ///
  /// A source that the machine does not offer has no descriptor afterwards.
  ///
  /// - Throws: `POSIXError` where only the machine's limits are in the way.
  func open() throws

  /// Called once by the watching thread, before it begins to wait.
  func watch()

  /// Takes what has arrived; nothing, when it was taken already.
  func inputs(for arrived: Int16) -> [ProcessLife.Input]

  /// Takes what can call off a stop of the process in the last moment.
  func lastInputs() -> [ProcessLife.Input]

  /// Called when the process is about to stop or end; harmless when repeated.
  func pause()

  /// Called when the process runs on, and whenever something has happened while it runs.
  func resume()

  /// Gives everything back; harmless when it was never opened.
  func close()
}

extension LifeSource {
  func watch() {}
  func lastInputs() -> [ProcessLife.Input] { [] }
  func pause() {}
  func resume() {}
}
#endif
