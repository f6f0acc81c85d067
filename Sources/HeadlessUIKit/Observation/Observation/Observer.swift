import Dispatch
import FirstFrameLayoutTree
import Foundation
import Observation

/// A closure that runs again after a value that it read has changed.
final class Observer: @unchecked Sendable {
  private let lock = NSLock()
  private var apply: (@MainActor () -> Void)?
  private var turn = 0

  init(_ apply: @escaping @MainActor () -> Void) {
    self.apply = apply
  }

  @MainActor func run() {
    let (apply, turn) = lock.withLock {
      self.turn += 1
      return (self.apply, self.turn)
    }
    guard let apply else { return }
    withObservationTracking(apply) { [weak self] in
      guard let self, isCurrent(turn) else { return }
      ObservationQueue.shared.enqueue(self)
      // On another thread, a pass may run between this call and the change and read the old value.
      let isAgain = !MainActorPresence.isCertain
      DispatchQueue.main.async {
        if isAgain { ObservationQueue.shared.enqueue(self) }
        MainActor.assumeIsolated { ObservationQueue.shared.flush() }
      }
    }
  }

  func cancel() {
    lock.withLock { apply = nil }
  }

  private func isCurrent(_ turn: Int) -> Bool {
    lock.withLock { self.turn == turn && apply != nil }
  }
}
