import Dispatch

/// Whether the main queue has turned since.
@MainActor
final class MainActorTurn {
  private(set) var hasTurned = false

  init() {
    DispatchQueue.main.async { self.hasTurned = true }
  }
}
