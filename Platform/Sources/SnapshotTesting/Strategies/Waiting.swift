import Foundation

/// Waits for values that arrive after the first frame.
enum Waiting {
  /// The environment variable that disables waiting, to find values that arrive late.
  static let variable = "FIRSTFRAME_WITHOUT_WAITS"

  static let isDisabled = !["", "0", "false"].contains(ProcessInfo.processInfo.environment[variable] ?? "")

  /// Runs the main run loop, or sleeps on another thread, until a condition holds.
  ///
  /// - Parameters:
  ///   - seconds: The maximum time to wait, in seconds.
  ///   - isDone: Returns whether the condition holds.
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
  /// Returns a strategy that waits before it takes a snapshot.
  ///
  /// - Parameters:
  ///   - duration: How long to wait, in seconds. There is no wait if `FIRSTFRAME_WITHOUT_WAITS` is set.
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
