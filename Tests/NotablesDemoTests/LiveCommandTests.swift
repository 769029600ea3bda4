#if os(Linux)
import XCTest

final class LiveCommandTests: XCTestCase {
  func testJSON_ofALifeThatASignalEnds() throws {
    let live = try ChildProcess("NotablesDemo", ["live", "--format", "json"])
    var objects = live.objects(2)

    live.send(SIGTSTP)
    objects += live.objects(2)
    XCTAssertEqual(live.waitForStop(), SIGSTOP)
    XCTAssertEqual(live.state, "T")
    live.send(SIGCONT)
    objects += live.objects(2)
    live.send(SIGTERM)
    objects += live.objects(3)

    XCTAssertEqual(live.rest(), [])
    XCTAssertEqual(live.waitForEnd(), .signal(SIGTERM))
    XCTAssertEqual(
      objects.map(\.hook),
      ["note_appDidFinishLaunching", "note_appDidBecomeActive"]
        + ["note_appWillResignActive", "note_appDidEnterBackground"]
        + ["note_appWillEnterForeground", "note_appDidBecomeActive"]
        + ["note_appWillResignActive", "note_appDidEnterBackground", "note_appWillTerminate"]
    )
    XCTAssertEqual(
      objects.map(\.name),
      ["DidFinishLaunching", "DidBecomeActive", "WillResignActive", "DidEnterBackground"]
        + ["WillEnterForeground", "DidBecomeActive"]
        + ["WillResignActive", "DidEnterBackground", "WillTerminate"]
    )
    XCTAssertEqual(objects.map(\.index), Array(0..<9))
    XCTAssertEqual(objects.map(\.time), objects.map(\.time).sorted())
    XCTAssertLessThan(try XCTUnwrap(objects.first?.time), 1)
  }

  func testJSON_keysAndTheirOrder() throws {
    let live = try ChildProcess("NotablesDemo", ["live", "--format=json"])

    let line = try XCTUnwrap(live.lines(1).first)

    let time = try XCTUnwrap(line.components(separatedBy: "\"time\":").last?.prefix { $0 != "," })
    XCTAssertNotNil(Double(time))
    XCTAssertEqual(
      line,
      #"{"index":0,"time":\#(time),"name":"UIApplicationDidFinishLaunchingNotification","#
        + #""hook":"note_appDidFinishLaunching","info":null}"#
    )
  }

  func testText() throws {
    let live = try ChildProcess("NotablesDemo", ["live"])

    let lines = live.lines(2).map { $0.dropFirst(8) }

    XCTAssertEqual(
      lines,
      [
        " s  UIApplicationDidFinishLaunching       note_appDidFinishLaunching",
        " s  UIApplicationDidBecomeActive          note_appDidBecomeActive",
      ]
    )
  }

  func testEnd_isByTheSignalThatWasSent() throws {
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      let live = try ChildProcess("NotablesDemo", ["live", "--format", "json"])
      _ = live.lines(2)

      live.send(signal)

      XCTAssertEqual(live.objects(3).last?.hook, "note_appWillTerminate")
      XCTAssertEqual(live.waitForEnd(), .signal(signal))
    }
  }

  func testEnd_inAShell() throws {
    let path = ChildProcess.path(of: "NotablesDemo")
    let shell = try ChildProcess(
      "/bin/sh",
      ["-c", "'\(path)' live & read line; kill $!; wait $!; echo $?"]
    )
    _ = shell.lines(2)

    shell.write("\n")

    XCTAssertEqual(shell.lines(4).last, "143")
  }

  func testContinue_withoutAStop() throws {
    let live = try ChildProcess("NotablesDemo", ["live", "--format", "json"])
    _ = live.lines(2)

    live.send(SIGCONT)
    live.send(SIGTERM)

    XCTAssertEqual(
      live.rest().compactMap(LiveObject.init).map(\.hook),
      ["note_appWillResignActive", "note_appDidEnterBackground", "note_appWillTerminate"]
    )
  }

  func testNohup_staysDeafToSIGHUP() throws {
    let path = ChildProcess.path(of: "NotablesDemo")
    let live = try ChildProcess(
      "/bin/sh",
      ["-c", "trap '' HUP INT; exec '\(path)' live --format json"]
    )
    _ = live.lines(2)

    live.send(SIGHUP)
    live.send(SIGINT)
    live.send(SIGTERM)

    XCTAssertEqual(live.objects(3).last?.hook, "note_appWillTerminate")
    XCTAssertEqual(live.waitForEnd(), .signal(SIGTERM))
  }

  func testBlockedSignals_areHeardAllTheSame() throws {
    let live = try ChildProcess(
      "NotablesDemo",
      ["live", "--format", "json"],
      blocking: [SIGTERM, SIGTSTP, SIGCONT]
    )
    _ = live.lines(2)

    live.send(SIGTSTP)
    XCTAssertEqual(live.objects(2).last?.hook, "note_appDidEnterBackground")
    XCTAssertEqual(live.waitForStop(), SIGSTOP)
    live.send(SIGCONT)
    XCTAssertEqual(live.objects(2).last?.hook, "note_appDidBecomeActive")
    live.send(SIGTERM)

    XCTAssertEqual(live.objects(3).last?.hook, "note_appWillTerminate")
    XCTAssertEqual(live.waitForEnd(), .signal(SIGTERM))
  }

  func testFocus_onATerminal() throws {
    let terminal = try PseudoTerminal()
    let live = try ChildProcess("NotablesDemo", ["live", "--format", "json"], on: terminal)
    XCTAssertEqual(terminal.output.text(upTo: "\u{1b}[?1004h"), "\u{1b}[?1004h")
    _ = live.lines(2)

    terminal.send("\u{1b}[O")
    XCTAssertEqual(live.objects(1).first?.hook, "note_appWillResignActive")
    terminal.send("\u{1b}[I")

    XCTAssertEqual(live.objects(1).first?.hook, "note_appDidBecomeActive")
  }
}

/// One line of the program's JSON.
private struct LiveObject {
  let index: Int
  let time: Double
  let name: String
  let hook: String

  init?(_ line: String) {
    let json = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    guard let index = json?["index"] as? Int, let time = json?["time"] as? Double,
      let name = json?["name"] as? String, let hook = json?["hook"] as? String
    else { return nil }
    self.index = index
    self.time = time
    self.name = name.replacingOccurrences(of: "UIApplication", with: "")
      .replacingOccurrences(of: "Notification", with: "")
    self.hook = hook
  }
}

extension ChildProcess {
  fileprivate func objects(_ count: Int) -> [LiveObject] {
    lines(count).compactMap(LiveObject.init)
  }
}
#endif
