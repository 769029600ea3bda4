/// A display whose frames come by hand.
@MainActor
final class ManualFrames {
  private var bodies: [@MainActor () -> Bool] = []

  /// How many want the next frame.
  var count: Int { bodies.count }

  func everyFrame(_ body: @escaping @MainActor () -> Bool) { bodies.append(body) }

  func tick() {
    let bodies = bodies
    self.bodies = []
    self.bodies = bodies.filter { $0() } + self.bodies
  }
}
