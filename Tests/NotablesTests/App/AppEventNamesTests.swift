import XCTest

@testable import Notables

/// Which notification stands for which event, platform by platform.
final class AppEventNamesTests: XCTestCase {
  func testNames_ofEveryPlatform() {
    XCTAssertEqual(
      table(.uiKit),
      [
        "didFinishLaunching UIApplicationDidFinishLaunchingNotification",
        "didBecomeActive UIApplicationDidBecomeActiveNotification",
        "willResignActive UIApplicationWillResignActiveNotification",
        "didEnterBackground UIApplicationDidEnterBackgroundNotification",
        "willEnterForeground UIApplicationWillEnterForegroundNotification",
        "didReceiveMemoryWarning UIApplicationDidReceiveMemoryWarningNotification",
        "willTerminate UIApplicationWillTerminateNotification",
      ]
    )
    XCTAssertEqual(
      table(.appKit),
      [
        "didFinishLaunching NSApplicationDidFinishLaunchingNotification",
        "didBecomeActive NSApplicationDidBecomeActiveNotification",
        "willResignActive NSApplicationWillResignActiveNotification",
        "didEnterBackground never",
        "willEnterForeground never",
        "didReceiveMemoryWarning never",
        "willTerminate NSApplicationWillTerminateNotification",
      ]
    )
    XCTAssertEqual(
      table(.watchKit),
      [
        "didFinishLaunching never",
        "didBecomeActive WKApplicationDidBecomeActiveNotification",
        "willResignActive WKApplicationWillResignActiveNotification",
        "didEnterBackground WKApplicationDidEnterBackgroundNotification",
        "willEnterForeground WKApplicationWillEnterForegroundNotification",
        "didReceiveMemoryWarning never",
        "willTerminate never",
      ]
    )
    XCTAssertEqual(
      table(.extensionHost),
      [
        "didFinishLaunching never",
        "didBecomeActive NSExtensionHostDidBecomeActiveNotification",
        "willResignActive NSExtensionHostWillResignActiveNotification",
        "didEnterBackground NSExtensionHostDidEnterBackgroundNotification",
        "willEnterForeground NSExtensionHostWillEnterForegroundNotification",
        "didReceiveMemoryWarning never",
        "willTerminate never",
      ]
    )
  }

  func testPlatform_isTheOneThatTheTestsRunOn() {
    #if os(macOS)
    XCTAssertEqual(AppEvent.Names.platform, .appKit)
    #elseif os(watchOS)
    XCTAssertEqual(AppEvent.Names.platform, .watchKit)
    #else
    XCTAssertEqual(AppEvent.Names.platform, .uiKit)
    #endif
    XCTAssertEqual(AppEvent.defaultNames, .platform)
  }

  func testSceneAndKeyboardNames_areUIKitsEverywhere() {
    XCTAssertEqual(
      SceneEvent.allCases.map { SceneEvent.defaultNames[$0]?.rawValue },
      [
        "UISceneWillConnectNotification", "UISceneDidDisconnectNotification",
        "UISceneDidActivateNotification", "UISceneWillDeactivateNotification",
        "UISceneWillEnterForegroundNotification", "UISceneDidEnterBackgroundNotification",
      ]
    )
    XCTAssertEqual(
      KeyboardEvent.allCases.map { KeyboardEvent.defaultNames[$0]?.rawValue },
      [
        "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification",
        "UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification",
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardDidChangeFrameNotification",
      ]
    )
  }

  @MainActor
  func testInjectedPerRegistration_onlyThoseNamesAreHeard_byEveryFace() async {
    for names in [AppEvent.Names.uiKit, .appKit, .watchKit, .extensionHost] {
      let center = NotificationCenter()
      let spy = Spy()
      spy.note_registerForAppEvents(on: center, names: names)
      var closures: [AppEvent] = []
      let observer = AppObserver(on: center, names: names)
      for event in AppEvent.allCases { observer.on(event) { closures.append(event) } }
      observer.start()
      let stream = AppEvent.notifications(on: center, names: names)

      for posted in [AppEvent.Names.uiKit, .appKit, .watchKit, .extensionHost] {
        for event in AppEvent.allCases {
          if let name = posted[event] { center.post(name: name, object: nil) }
        }
      }
      let expected = AppEvent.allCases.filter { names[$0] != nil }

      XCTAssertEqual(spy.events, expected)
      XCTAssertEqual(closures, expected)
      var streamed: [AppEvent] = []
      for await (event, _) in stream {
        streamed.append(event)
        if streamed.count == expected.count { break }
      }
      XCTAssertEqual(streamed, expected)
    }
  }

  private func table(_ names: AppEvent.Names) -> [String] {
    AppEvent.allCases.map { "\($0) \(names[$0]?.rawValue ?? "never")" }
  }
}

private final class Spy: AppNotable {
  private(set) var events: [AppEvent] = []

  func note_appDidFinishLaunching() { events.append(.didFinishLaunching) }
  func note_appDidBecomeActive() { events.append(.didBecomeActive) }
  func note_appWillResignActive() { events.append(.willResignActive) }
  func note_appDidEnterBackground() { events.append(.didEnterBackground) }
  func note_appWillEnterForeground() { events.append(.willEnterForeground) }
  func note_appDidReceiveMemoryWarning() { events.append(.didReceiveMemoryWarning) }
  func note_appWillTerminate() { events.append(.willTerminate) }
}
