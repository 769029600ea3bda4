/// Objects that live as long as their holder, each for one other object, which is not kept.
@MainActor
struct Companions {
  private struct Companion {
    weak var subject: AnyObject?
    let object: AnyObject
  }

  private var companions: [Companion] = []

  /// The companion of an object; a new one takes the place of the old, and nil ends that.
  ///
  /// Setting one lets go of those whose subject is gone.
  subscript(of subject: AnyObject) -> AnyObject? {
    get { companions.first { $0.subject === subject }?.object }
    set {
      companions.removeAll { $0.subject == nil || $0.subject === subject }
      if let newValue { companions.append(Companion(subject: subject, object: newValue)) }
    }
  }

  /// How many are kept.
  var count: Int { companions.count }
}
