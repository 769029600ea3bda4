import Notables
import NotablesTesting
import NotablesTraces
import XCTest

@testable import NotablesDemo

final class RunCommandTests: XCTestCase {
  func testRun_isTheDefault_andReachesEveryHook() throws {
    let life = try ProgramRunner.run("--format", "json")
    XCTAssertEqual(life, try ProgramRunner.run("run", "--speed", "0", "--format", "json"))
    XCTAssertEqual(life.status, 0)
    let hooks = Set(try life.objects().compactMap { $0["hook"] as? String })
    XCTAssertEqual(hooks.count, 13)
  }

  func testRun_linesAreExact() throws {
    let lines = try ProgramRunner.run("run", "--format", "json", "--device", "iphone-8").output
      .split(separator: "\n")
    XCTAssertEqual(
      lines[0],
      """
      {"index":0,"time":0,"name":"UIApplicationDidFinishLaunchingNotification",\
      "hook":"note_appDidFinishLaunching","info":null}
      """
    )
    XCTAssertEqual(
      lines[3],
      """
      {"index":3,"time":1,"name":"UIKeyboardWillShowNotification","hook":"note_keyboardWillShow",\
      "info":{"curve":7,"duration":0.25,"begin":[0,667,375,260],"end":[0,407,375,260],\
      "isLocal":true,"missing":[]}}
      """
    )
    XCTAssertEqual(lines.last?.contains(#""hook":"note_appWillTerminate""#), true)
  }

  func testRun_text_isPlainAndAligned() throws {
    let text = try ProgramRunner.run("run").output
    XCTAssertFalse(text.contains("\u{1b}"))
    let lines = text.split(separator: "\n")
    XCTAssertEqual(
      lines[3],
      "   1.000 s  UIKeyboardWillShow                    note_keyboardWillShow"
        + "            (0 852 393 336) -> (0 516 393 336)  0.25 s keyboard"
    )
  }

  func testRun_timesAreSimulated_whateverTheSpeed() throws {
    XCTAssertEqual(
      try ProgramRunner.run("run", "--speed", "200", "--format", "json"),
      try ProgramRunner.run("run", "--speed", "0", "--format", "json")
    )
  }

  func testRun_everyDevice() throws {
    for device in SimulatedDevice.all {
      let life = try ProgramRunner.run("run", "--device", device.name, "--format", "json")
      XCTAssertEqual(life.status, 0, device.name)
      let hooks = Set(try life.objects().compactMap { $0["hook"] as? String })
      XCTAssertEqual(hooks.count, 13, device.name)
    }
  }

  @MainActor
  func testHook_isWrittenByTheObject_unregisteredThereIsNone() async {
    let stage = HookStage()
    let time = ManualTime()
    var records: [TraceRecord] = []
    let life = FakedLife(device: .standard, time: time) { record, _ in records.append(record) }
    life.begin { XCTFail("\($0)") }
    time.run()
    XCTAssertFalse(records.isEmpty)
    XCTAssertTrue(records.allSatisfy { stage.hook(for: $0) != nil })

    stage.recorder.unregister(from: stage.center)
    XCTAssertTrue(records.allSatisfy { stage.hook(for: $0) == nil })
  }
}
