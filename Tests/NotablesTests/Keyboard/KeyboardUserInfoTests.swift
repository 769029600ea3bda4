import Notables
import TestSupport
import XCTest

/// Reading a keyboard notification's userInfo: what is there, what is not, and what is odd.
final class KeyboardUserInfoTests: XCTestCase {
  func testB01_curve_keepsAnyRawValue() {
    let expected: [Int: (options: UInt, named: AnimationCurve)] = [
      0: (0, .easeInOut), 1: (65536, .easeIn), 2: (131072, .easeOut), 3: (196608, .linear),
      7: (458752, .easeInOut), 15: (983040, .easeInOut), 16: (0, .easeInOut),
      -1: (0, .easeInOut), 99: (0, .easeInOut), .max: (0, .easeInOut), .min: (0, .easeInOut),
    ]
    for (raw, right) in expected {
      let info = KeyboardNotableInfo(userInfo: full.setting(Key.curve, to: NSNumber(value: raw)))
      XCTAssertEqual(info.animationCurve.rawValue, raw)
      XCTAssertEqual(info.animationCurve.options, right.options, "raw \(raw)")
      XCTAssertEqual(info.animationCurve.named, right.named, "raw \(raw)")
      XCTAssertEqual(info.animationDuration, 0.25)
      XCTAssertEqual(info.missing, [])
    }
  }

  func testB02_nilAndEmpty_areAllDefaults() {
    for userInfo in [nil, [:], ["other": 1]] as [[AnyHashable: Any]?] {
      let info = KeyboardNotableInfo(userInfo: userInfo)
      XCTAssertEqual(info.animationCurve, .easeInOut)
      XCTAssertEqual(info.animationDuration, 0)
      XCTAssertTrue(info.frameBegin.isNull)
      XCTAssertTrue(info.frameEnd.isNull)
      XCTAssertTrue(info.isLocal)
      XCTAssertEqual(info.missing.names, Key.all)
    }
  }

  @MainActor
  func testB02_nilUserInfo_stillCallsTheHook() async {
    let center = NotificationCenter()
    let spy = Spy()
    spy.note_registerForKeyboardEvents(on: center)

    center.post(name: KeyboardEvent.willShow.notificationName, object: nil)

    XCTAssertEqual(spy.infos, [KeyboardNotableInfo(userInfo: nil)])
  }

  func testB02_everySubsetOfKeys_decodes() {
    for bits in 0..<(1 << Key.all.count) {
      let present = Key.all.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
      let info = KeyboardNotableInfo(userInfo: full.filter { present.contains("\($0.key)") })
      XCTAssertEqual(info.missing.names, Key.all.filter { !present.contains($0) })
      let end = present.contains(Key.end) ? CGRect(x: 0, y: 451, width: 375, height: 216) : .null
      XCTAssertEqual(info.frameEnd, end)
      let begin = CGRect(x: 0, y: 667, width: 375, height: 216)
      XCTAssertEqual(info.frameBegin, present.contains(Key.begin) ? begin : end)
      XCTAssertEqual(info.animationDuration, present.contains(Key.duration) ? 0.25 : 0)
      XCTAssertEqual(info.animationCurve, present.contains(Key.curve) ? .keyboard : .easeInOut)
      XCTAssertEqual(info.isLocal, !present.contains(Key.isLocal))
      XCTAssertEqual(KeyboardNotableInfo(userInfo: info.userInfo), info)
    }
  }

  func testB02_absentAndZero_differ() {
    let zero = KeyboardNotableInfo(userInfo: full.setting(Key.duration, to: 0))
    let absent = KeyboardNotableInfo(userInfo: full.setting(Key.duration, to: nil))
    XCTAssertEqual(zero.animationDuration, absent.animationDuration)
    XCTAssertNotEqual(zero, absent)
  }

  func testB02_validating_namesTheKeyAndWhatItFound() throws {
    XCTAssertEqual(
      try KeyboardNotableInfo(validating: full),
      KeyboardNotableInfo(userInfo: full)
    )
    for key in Key.all {
      XCTAssertThrowsError(try KeyboardNotableInfo(validating: full.setting(key, to: nil))) {
        XCTAssertEqual(($0 as? KeyboardUserInfoError)?.key, key)
        XCTAssertEqual(($0 as? KeyboardUserInfoError)?.reason, .absent)
      }
    }
    XCTAssertThrowsError(try KeyboardNotableInfo(validating: full.setting(Key.curve, to: "7"))) {
      XCTAssertEqual(
        "\($0)",
        "UIKeyboardAnimationCurveUserInfoKey: expected a whole number, found String 7"
      )
    }
    XCTAssertThrowsError(try KeyboardNotableInfo(validating: nil)) {
      XCTAssertEqual(
        "\($0)",
        "UIKeyboardFrameBeginUserInfoKey: expected a rectangle, found nothing"
      )
    }
  }

  func testB03_numbersOfAnyWidth_areRead() {
    let sevens: [Any] = [
      7, Int8(7), Int16(7), Int32(7), Int64(7), UInt(7), UInt8(7), UInt16(7), UInt32(7), UInt64(7),
      7.0, Float(7), CGFloat(7), NSNumber(value: 7), NSNumber(value: 7.0),
      NSDecimalNumber(value: 7),
    ]
    for seven in sevens {
      let info = KeyboardNotableInfo(
        userInfo: full.setting(Key.curve, to: seven).setting(Key.duration, to: seven)
      )
      XCTAssertEqual(info.animationCurve, .keyboard, "\(type(of: seven))")
      XCTAssertEqual(info.animationDuration, 7, "\(type(of: seven))")
    }
    for (value, right) in [(0, 0), (Float(0.25), 0.25), (CGFloat(0.4), 0.4)] as [(Any, Double)] {
      let info = KeyboardNotableInfo(userInfo: full.setting(Key.duration, to: value))
      XCTAssertEqual(info.animationDuration, right, accuracy: 1e-7)
    }
    for value in [1, true, NSNumber(value: true), Int8(1), 1.0] as [Any] {
      let info = KeyboardNotableInfo(userInfo: full.setting(Key.isLocal, to: value))
      XCTAssertTrue(info.isLocal)
      XCTAssertEqual(info.missing, [])
    }
    for value in [0, false, NSNumber(value: false)] as [Any] {
      XCTAssertFalse(KeyboardNotableInfo(userInfo: full.setting(Key.isLocal, to: value)).isLocal)
    }
  }

  func testB03_stringsAndOtherTypes_areMissing() {
    for key in Key.all {
      for value in ["7", "0.25", "{{0, 451}, {375, 216}}", Date(), [7], NSNull()] as [Any] {
        let info = KeyboardNotableInfo(userInfo: full.setting(key, to: value))
        XCTAssertEqual(info.missing.names, [key], "\(value)")
      }
    }
    for value in [7.5, Double.nan, Double.infinity, 1e300, UInt64.max] as [Any] {
      let info = KeyboardNotableInfo(userInfo: full.setting(Key.curve, to: value))
      XCTAssertEqual(info.missing, .animationCurve, "\(value)")
    }
  }

  func testB03_frames_areReadBoxedAndUnboxed_otherBoxesAreNot() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    for frame in [rect, KeyboardNotableInfo.boxed(rect)] as [Any] {
      let info = KeyboardNotableInfo(userInfo: full.setting(Key.end, to: frame))
      XCTAssertEqual(info.frameEnd, rect)
    }
    #if !canImport(Darwin)
    for frame in [NSValue(point: .zero), NSValue(size: .zero), NSValue(range: NSRange())] {
      let info = KeyboardNotableInfo(userInfo: full.setting(Key.end, to: frame))
      XCTAssertEqual(info.missing, .frameEnd)
    }
    #endif
  }

  func testB07_oddNumbers_areKeptAsTheyCame() {
    let odd = CGRect(x: CGFloat.infinity, y: -CGFloat.infinity, width: 0, height: CGFloat.nan)
    let info = KeyboardNotableInfo(
      userInfo: full.setting(Key.end, to: odd).setting(Key.duration, to: -1.5)
    )
    XCTAssertEqual(info.frameEnd.origin.x, .infinity)
    XCTAssertEqual(info.frameEnd.origin.y, -.infinity)
    XCTAssertTrue(info.frameEnd.size.height.isNaN)
    XCTAssertEqual(info.animationDuration, -1.5)
    XCTAssertEqual(info, KeyboardNotableInfo(userInfo: info.userInfo))
    XCTAssertEqual(info.hashValue, KeyboardNotableInfo(userInfo: info.userInfo).hashValue)
  }

  func testB11_beginAndEnd_areNotMixedUp() {
    let info = KeyboardNotableInfo(
      animationCurve: .keyboard,
      animationDuration: 0.25,
      frameBegin: CGRect(x: 0, y: 736, width: 414, height: 0),
      frameEnd: CGRect(x: 0, y: 466, width: 414, height: 270),
      isLocal: true
    )
    XCTAssertEqual(info.frameEnd.height, 270)
    XCTAssertEqual(KeyboardNotableInfo(userInfo: info.userInfo), info)
  }

  func testRandomUserInfos_neverTrap_andEncodeWithoutLoss() {
    var random = SeededGenerator(seed: 20)
    for round in 0..<100_000 {
      let info = KeyboardNotableInfo(userInfo: random.userInfo())
      guard KeyboardNotableInfo(userInfo: info.userInfo) == info else {
        return XCTFail("round \(round): \(info)")
      }
    }
  }
}

private enum Key {
  static let begin = "UIKeyboardFrameBeginUserInfoKey"
  static let end = "UIKeyboardFrameEndUserInfoKey"
  static let duration = "UIKeyboardAnimationDurationUserInfoKey"
  static let curve = "UIKeyboardAnimationCurveUserInfoKey"
  static let isLocal = "UIKeyboardIsLocalUserInfoKey"
  static let all = [begin, end, duration, curve, isLocal]
}

private var full: [AnyHashable: Any] {
  [
    Key.begin: CGRect(x: 0, y: 667, width: 375, height: 216),
    Key.end: CGRect(x: 0, y: 451, width: 375, height: 216),
    Key.duration: NSNumber(value: 0.25),
    Key.curve: NSNumber(value: 7),
    Key.isLocal: NSNumber(value: false),
  ]
}

extension [AnyHashable: Any] {
  fileprivate func setting(_ key: String, to value: Any?) -> Self {
    var copy = self
    copy[key] = value
    return copy
  }
}

extension KeyboardNotableInfo {
  /// The rectangle as `userInfo` boxes it.
  fileprivate static func boxed(_ rect: CGRect) -> Any {
    let info = KeyboardNotableInfo(
      animationCurve: nil,
      animationDuration: nil,
      frameBegin: nil,
      frameEnd: rect,
      isLocal: nil
    )
    return info.userInfo[Key.end] ?? rect
  }
}

private final class Spy: KeyboardNotable {
  private(set) var infos: [KeyboardNotableInfo] = []

  func note_keyboardWillShow(info: KeyboardNotableInfo) { infos.append(info) }
}

extension SeededGenerator {
  fileprivate mutating func userInfo() -> [AnyHashable: Any] {
    var userInfo: [AnyHashable: Any] = [:]
    for key in Key.all + ["other"] where Bool.random(using: &self) { userInfo[key] = value() }
    if Bool.random(using: &self) { userInfo[7] = value() }
    return userInfo
  }

  private mutating func value() -> Any {
    switch Int.random(in: 0..<16, using: &self) {
    case 0: return "text"
    case 1: return Bool.random(using: &self)
    case 2: return Int.random(in: .min ... .max, using: &self)
    case 3: return UInt64.random(in: 0 ... .max, using: &self)
    case 4: return number()
    case 5: return Float(number())
    case 6: return CGFloat(number())
    case 7: return NSNumber(value: number())
    case 8: return NSNumber(value: UInt64.random(in: 0 ... .max, using: &self))
    case 9: return [1, 2]
    case 10: return NSNull()
    case 11: return Int.random(in: 0...8, using: &self)
    case 12: return KeyboardNotableInfo.boxed(rect())
    case 13: return NSValue(range: NSRange(location: 1, length: 2))
    default: return rect()
    }
  }

  private mutating func rect() -> CGRect {
    CGRect(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func number() -> Double {
    switch Int.random(in: 0..<10, using: &self) {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    case 3: -0.0
    case 4: .greatestFiniteMagnitude
    case 5: .leastNonzeroMagnitude
    case 6: Double(bitPattern: next())
    default: .random(in: -2000...2000, using: &self)
    }
  }
}
