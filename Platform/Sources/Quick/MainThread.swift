import Foundation
import Synchronization

/// The thread on which tests run.
enum MainThread {
  private final class Flag: Sendable {
    let isRaised = Mutex(false)
  }

  /// Runs an asynchronous closure to its end, while the run loop of the thread goes on.
  static func wait(for body: @escaping @MainActor @Sendable () async -> Void) {
    let flag = Flag()
    Task { @MainActor in
      await body()
      flag.isRaised.withLock { $0 = true }
    }
    while !flag.isRaised.withLock({ $0 }) {
      RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }
}
