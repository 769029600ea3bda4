import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// The keys of a keyboard notification's userInfo, in UIKit's spelling.
enum UserInfoKey {
  static let frameBegin = "UIKeyboardFrameBeginUserInfoKey"
  static let frameEnd = "UIKeyboardFrameEndUserInfoKey"
  static let animationDuration = "UIKeyboardAnimationDurationUserInfoKey"
  static let animationCurve = "UIKeyboardAnimationCurveUserInfoKey"
  static let isLocal = "UIKeyboardIsLocalUserInfoKey"
}

extension KeyboardNotableInfo {
  /// Reads a keyboard notification's userInfo; never fails and never traps.
  ///
  /// A number may be of any width, boxed or not, a frame a `CGRect` or an `NSValue` of one. What is
  /// absent, or of another type (strings are), goes to `missing`. On Linux an `NSValue` of
  /// `NSEdgeInsets`, four numbers too, is not told from a frame.
  public init(userInfo: [AnyHashable: Any]?) {
    var curve: AnimationCurve?
    var duration: TimeInterval?
    var begin: CGRect?
    var end: CGRect?
    var isLocal: Bool?
    // One walk: each look-up of a key costs as much as the walk does.
    for (key, value) in userInfo ?? [:] {
      switch key.base as? String {
      case UserInfoKey.frameBegin: begin = Unboxed.rect(value)
      case UserInfoKey.frameEnd: end = Unboxed.rect(value)
      case UserInfoKey.animationDuration: duration = Unboxed.double(value)
      case UserInfoKey.animationCurve: curve = Unboxed.curve(value)
      case UserInfoKey.isLocal: isLocal = Unboxed.bool(value)
      default: break
      }
    }
    self.init(
      animationCurve: curve,
      animationDuration: duration,
      frameBegin: begin,
      frameEnd: end,
      isLocal: isLocal
    )
  }

  /// Reads a keyboard notification's userInfo strictly.
  ///
  /// - Throws: ``KeyboardUserInfoError`` for the first of begin, end, duration, curve and isLocal
  ///   that is absent or not of its type.
  public init(validating userInfo: [AnyHashable: Any]?) throws {
    let info = KeyboardNotableInfo(userInfo: userInfo)
    if let key = info.missing.names.first {
      throw KeyboardUserInfoError(key: key, found: userInfo?[key])
    }
    self = info
  }

  /// The info as a notification carries it.
  ///
  /// Frames are `NSValue`s, numbers `NSNumber`s, what is missing is absent. Reading it gives an equal
  /// info.
  public var userInfo: [AnyHashable: Any] {
    var userInfo: [AnyHashable: Any] = [:]
    if !missing.contains(.frameBegin) { userInfo[UserInfoKey.frameBegin] = Boxed.rect(frameBegin) }
    if !missing.contains(.frameEnd) { userInfo[UserInfoKey.frameEnd] = Boxed.rect(frameEnd) }
    if !missing.contains(.animationDuration) {
      userInfo[UserInfoKey.animationDuration] = NSNumber(value: animationDuration)
    }
    if !missing.contains(.animationCurve) {
      userInfo[UserInfoKey.animationCurve] = NSNumber(value: animationCurve.rawValue)
    }
    if !missing.contains(.isLocal) { userInfo[UserInfoKey.isLocal] = NSNumber(value: isLocal) }
    return userInfo
  }
}

/// Why a userInfo could not be read strictly.
public struct KeyboardUserInfoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the value.
  public enum Reason: Hashable, Sendable {
    /// The userInfo has no value for the key.
    case absent
    /// The value is of this type, or a number that is none of those allowed.
    case unreadable(found: String)
  }

  /// The raw string of the key.
  public let key: String
  /// What is wrong with its value.
  public let reason: Reason

  init(key: String, found value: Any?) {
    self.key = key
    reason = value.map { .unreadable(found: "\(type(of: $0)) \($0)") } ?? .absent
  }

  /// The key, what was expected, and what was found.
  public var description: String {
    let expected =
      switch key {
      case UserInfoKey.frameBegin, UserInfoKey.frameEnd: "a rectangle"
      case UserInfoKey.animationCurve: "a whole number"
      case UserInfoKey.isLocal: "a boolean"
      default: "a number"
      }
    switch reason {
    case .absent: return "\(key): expected \(expected), found nothing"
    case .unreadable(let found): return "\(key): expected \(expected), found \(found)"
    }
  }
}
