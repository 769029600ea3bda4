// Seeds: Fuzz/Seeds/AvoidQuestions/*.jsonl

import Foundation
import Notables
import NotablesTraces

@testable import NotablesDemo

/// Questions about keyboards and views: whatever numbers they hold, there is an answer, and it is
/// JSON that keeps to the rules.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  for line in input(start, count).split(separator: 0x0a) {
    StrictJSON.check(line)
    guard let question = try? AvoidQuestion(JSONReader().value(of: line)) else { continue }
    let answer = "\(question.json)"
    require(!answer.utf8.contains(0x0a), "an answer is one line: \(answer)")
    let data = Data(answer.utf8)
    switch question.subject {
    case .keyboard:
      let answer = mustNotThrow(answer) { try JSONReader().read(Answer.self, from: data) }
      require(answer.isRight(for: question), "the rules: \(answer)")
    case .steps(let steps, _):
      let answer = mustNotThrow(answer) { try JSONReader().read(Sequence.self, from: data) }
      require(answer.states.count == steps.count, "a state for each event")
      require(answer.states.allSatisfy(\.isRight), "the rules: \(answer)")
    }
    require(question.text.hasSuffix("\n"), "a picture ends with its line")
  }
  return 0
}

private struct Answer: Decodable {
  let placement: String
  let overlap: Double
  let safeAreaInset: Double
  let rect: [Double]?

  func isRight(for question: AvoidQuestion) -> Bool {
    let isFinite = ([overlap, safeAreaInset] + (rect ?? [])).allSatisfy(\.isFinite)
    let height = max(0, Double(question.view.size.height))
    let isWithin = overlap >= 0 && overlap <= height * (1 + 1e-9) && safeAreaInset >= 0
    let agrees = (overlap == 0) == (rect == nil) && (placement != "hidden" || overlap == 0)
    return isFinite && isWithin && agrees
  }
}

private struct Sequence: Decodable {
  struct State: Decodable {
    let placement: String
    let overlap: Double
    let inset: Double

    var isRight: Bool { overlap >= 0 && overlap.isFinite && !inset.isNaN }
  }

  let states: [State]
}
