// Hooks that the library cannot see.

import Notables

final class Hiding: AppNotable {
  private func note_appDidBecomeActive() {}  // error
}

/// Public, with a hook that is not.
public final class HalfPublic: AppNotable {
  func note_appWillTerminate() {}  // error
}
