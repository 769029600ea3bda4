#if os(macOS)
import Foundation

/// Memory pressure by the system's own events.
final class PressureEvents: LifeSource {
  private var pipe: BytePipe?
  private var source: (any DispatchSourceMemoryPressure)?
  private let queue = DispatchQueue(label: "org.notables.memory-pressure")

  var descriptor: Int32? { pipe?.readEnd }

  let awaited = Int16(POLLIN)

  func open() throws {
    let pipe = try BytePipe()
    let source = DispatchSource.makeMemoryPressureSource(
      eventMask: [.warning, .critical],
      queue: queue
    )
    source.setEventHandler { pipe.send(0) }
    source.activate()
    self.pipe = pipe
    self.source = source
  }

  func inputs(for arrived: Int16) -> [ProcessLife.Input] {
    pipe?.received().isEmpty == false ? [.memoryWarning] : []
  }

  func close() {
    source?.cancel()
    source = nil
    // A handler that has begun is over when the queue is free.
    queue.sync {}
    pipe?.close()
    pipe = nil
  }
}
#endif
