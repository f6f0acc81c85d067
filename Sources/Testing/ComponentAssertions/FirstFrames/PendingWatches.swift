import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation
import Synchronization

/// The unfinished watches for late changes that synchronous assertions have started. The process waits for them before
/// it ends, so that findings are not lost after the last test.
final class PendingWatches: Sendable {
  static let process: PendingWatches = {
    SnapshotSession.process.beforeEnd { PendingWatches.process.wait() }
    return PendingWatches()
  }()

  private let state = Mutex(State())

  private struct State {
    var locations: [Int: String] = [:]
    var count = 0
  }

  /// The maximum duration, in seconds. A watch takes milliseconds unless the main queue is blocked.
  private static let timeout: TimeInterval = 10

  /// Starts a watch that the process waits for before it ends.
  @MainActor
  func watch(for location: String, _ body: @escaping @MainActor () async -> Void) {
    let number = state.withLock { state in
      state.count += 1
      state.locations[state.count] = location
      return state.count
    }
    Task { @MainActor in
      await body()
      state.withLock { $0.locations[number] = nil }
    }
  }

  private func wait() {
    let end = ContinuousClock.now + .seconds(Self.timeout)
    while !isDone, .now < end {
      // If the main thread ends the process, it has to run its own queue.
      if Thread.isMainThread {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      } else {
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
    for location in state.withLock({ $0.locations.values.sorted() }) { warn(about: location) }
  }

  private var isDone: Bool { state.withLock(\.locations.isEmpty) }

  private func warn(about location: String) {
    StandardError.write(
      "FirstFrame: changes of \(location) after its first frame are unknown, because the process ended too early; "
        + "`await` it.")
  }
}
