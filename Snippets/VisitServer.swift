// A daemon that counts visits. It keeps the counts from run to run, and trims its cache when memory
// is short.

import Foundation
import Notables

/// Answers every line of standard input, where another daemon would listen to a socket.
@MainActor
func answerLines(_ answer: @escaping @MainActor (String) -> String) -> any DispatchSourceRead {
  var unread = Data()
  let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
  input.setEventHandler {
    let piece = FileHandle.standardInput.availableData
    if piece.isEmpty { input.cancel() }
    unread.append(piece)
    while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: unread[..<end], as: UTF8.self)
      unread = Data(unread[(end + 1)...])
      FileHandle.standardOutput.write(Data((answer(line) + "\n").utf8))
    }
  }
  input.activate()
  return input
}

// snippet.show
@MainActor
final class VisitCounter: AppNotable {
  private let file: URL
  private var visits: [String: Int] = [:]
  private var greetings: [String: String] = [:]

  init(file: URL) throws {
    self.file = file
    if FileManager.default.fileExists(atPath: file.path) {
      visits = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))
    }
    note_registerForAppEvents(names: .uiKit)
  }

  func answer(_ name: String) -> String {
    visits[name, default: 0] += 1
    let greeting = greetings[name] ?? "Hello, \(name)"
    greetings[name] = greeting
    return "\(greeting): visit \(visits[name, default: 0])"
  }

  func note_appDidReceiveMemoryWarning() {
    greetings.removeAll()
  }

  func note_appWillTerminate() {
    do {
      try JSONEncoder().encode(visits).write(to: file, options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("cannot save the visits: \(error)\n".utf8))
    }
  }
}

let path = CommandLine.arguments.dropFirst().first ?? "visits.json"
let counter = try VisitCounter(file: URL(fileURLWithPath: path))
let lifecycle = ProcessLifecycle(sources: [.signals, .memoryPressure], names: .uiKit)
try lifecycle.start()
let requests = answerLines { counter.answer($0) }
dispatchMain()
