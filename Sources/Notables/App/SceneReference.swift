import Foundation

/// A scene as it travels with a ``SceneEvent``: held weakly, equal by identity.
///
/// It can cross threads and be kept; it does not extend the scene's life. References to one scene are
/// equal, also once it is gone, and never equal one to another scene that took over its address. On
/// UIKit `scene` gives the `UIScene`.
public struct SceneReference: Hashable, Sendable {
  private let identity: SceneIdentity?

  /// Refers to a scene; nil for a notification that carried none.
  public init(_ scene: AnyObject?) {
    identity = scene.map(SceneIdentities.shared.identity(of:))
  }

  /// The scene, nil when it is gone or there was none.
  @MainActor
  public var object: AnyObject? { identity?.object }

  /// Compares the identities of the scenes; two references without a scene are equal.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Hashes the identity of the scene.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity.map { ObjectIdentifier($0) })
  }
}

/// Stands for one scene, and for no other even after its end.
///
/// Unchecked, because the reference is weak: it is set in the initializer only, and reading a weak
/// reference is safe on every thread.
private final class SceneIdentity: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(of object: AnyObject) {
    self.object = object
  }
}

/// The identities of the scenes that are alive.
///
/// Unchecked, because `known` is touched under the lock only.
private final class SceneIdentities: @unchecked Sendable {
  static let shared = SceneIdentities()

  private let lock = NSLock()
  private var known: [ObjectIdentifier: SceneIdentity] = [:]

  func identity(of scene: AnyObject) -> SceneIdentity {
    lock.lock()
    defer { lock.unlock() }
    if let identity = known[ObjectIdentifier(scene)], identity.object === scene { return identity }
    let identity = SceneIdentity(of: scene)
    known = known.filter { $0.value.object != nil }
    known[ObjectIdentifier(scene)] = identity
    return identity
  }
}
