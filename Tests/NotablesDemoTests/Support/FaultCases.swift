import Foundation

/// What the program says of itself.
enum Program {
  static func commands() throws -> [String] {
    try ProgramRunner.run("--help").output.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  static func usage(of command: String) throws -> String {
    let help = try ProgramRunner.run(command, "--help").output
    return help.components(separatedBy: "\n\n").first { $0.hasPrefix("usage: ") } ?? ""
  }

  static func formats(of command: String) throws -> [String] {
    let words = try usage(of: command).split { !($0.isLetter || $0 == "|" || $0 == "-") }
    guard let index = words.firstIndex(of: "--format") else { return [] }
    return words[index + 1].split(separator: "|").map(String.init)
  }
}

/// How each command is made to write.
enum Writing {
  static let all: [String: (arguments: [String], input: Data)] = [
    "run": (["--speed", "0"], Data()),
    "replay": (["-"], Reading.dump.data),
    "avoid": ([], Reading.question.data),
    "curve": ([], Data()),
    "keyboard": ([], Data()),
    "live": ([], Data()),
    // It has no formats: only a terminal is written to.
    "phone": ([], Data()),
  ]

  /// Every command in every format, and what the program says of itself.
  static func invocations() throws -> [([String], Data)] {
    var invocations: [([String], Data)] = [(["--help"], Data()), (["--version"], Data())]
    for (command, (arguments, input)) in all {
      for format in try Program.formats(of: command) {
        invocations.append(([command] + arguments + ["--format", format], input))
      }
    }
    return invocations
  }
}

/// How each command is made to read, and what; every text has a q.
struct Reading {
  let command: String
  let options: [String]
  let text: String
  let isJSON: Bool
  /// Whether it answers line by line, rather than at the end.
  let answersAsItReads: Bool

  var data: Data { Data(text.utf8) }

  func arguments(_ file: String) -> [String] { [command] + options + [file] }

  static let dump = Reading(
    command: "replay",
    options: ["--format", "json"],
    text: """
      quick App[1:2] NSConcreteNotification 0x1 {name = UIKeyboardWillShowNotification; userInfo = {
          UIKeyboardAnimationCurveUserInfoKey = 7;
      }}
      UIKeyboardDidHideNotification

      """,
    isJSON: false,
    answersAsItReads: true
  )

  static let trace = Reading(
    command: "replay",
    options: ["--format", "json"],
    text: """
      {"name":"UIKeyboardWillShowNotification","note":"q","info":{"curve":7}}
      {"name":"UIApplicationDidBecomeActiveNotification"}

      """,
    isJSON: true,
    answersAsItReads: true
  )

  static let question = Reading(
    command: "avoid",
    options: [],
    text: """
      {"screen":[9,9],"view":[0,0,9,9],"keyboard":null,"note":"q"}
      {"screen":[9,9],"view":[0,0,9,9],"keyboard":[0,5,9,4]}

      """,
    isJSON: true,
    answersAsItReads: true
  )

  static let layout = Reading(
    command: "keyboard",
    options: ["--format", "json", "--layout"],
    text: """
      {"rows":[{"items":[{"key":"q"},{"key":"w"}]},
       {"items":[{"text":"go"}]}]}

      """,
    isJSON: true,
    answersAsItReads: false
  )

  static let all = [dump, trace, question, layout]
}
