import Foundation

/// Waiting for what arrives after the first frame.
enum Waiting {
  /// The environment variable that disables waiting, which shows what is late.
  static let variable = "FIRSTFRAME_WITHOUT_WAITS"

  static let isDisabled = !["", "0", "false"].contains(ProcessInfo.processInfo.environment[variable] ?? "")

  /// Runs the main run loop, or sleeps on another thread, until a condition holds.
  ///
  /// - Parameter seconds: The longest time to wait.
  static func wait(seconds: TimeInterval, until isDone: () -> Bool = { false }) {
    guard !isDisabled else { return }
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !isDone(), deadline.timeIntervalSinceNow > 0 {
      let step = min(0.01, deadline.timeIntervalSinceNow)
      if Thread.isMainThread {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: step))
      } else {
        Thread.sleep(forTimeInterval: step)
      }
    }
  }
}

extension Snapshotting {
  /// A strategy that waits before it takes a snapshot.
  ///
  /// - Parameters:
  ///   - duration: How long to wait, in seconds. Nothing waits where `FIRSTFRAME_WITHOUT_WAITS` is set.
  ///   - strategy: The strategy that takes the snapshot.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    strategy.asyncPullback { value in
      Async { callback in
        Waiting.wait(seconds: duration)
        callback(value)
      }
    }
  }
}
