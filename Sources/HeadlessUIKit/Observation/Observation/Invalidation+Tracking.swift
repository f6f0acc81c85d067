import Dispatch
import FirstFrameLayoutTree
import Observation

extension Invalidation {
  /// Runs a pass, and marks it as pending when a value that it read is about to change.
  func tracking(_ pass: PendingPasses, turn: Int, _ body: () -> Void) {
    withObservationTracking(body) { [weak self] in
      self?.mark(pass, readIn: turn)
      // On another thread, a pass may run between this call and the change and read the old value.
      guard !MainActorPresence.isCertain else { return }
      DispatchQueue.main.async { self?.mark(pass) }
    }
  }
}
