import FirstFrameLocalFiles
import Foundation
import Synchronization

/// A progress bar on standard error for operations longer than a second. Shows nothing if standard error is not a
/// terminal.
package final class ProgressBar: Sendable {
  private struct State {
    var done = 0
    /// The number of filled blocks; `nil` if nothing is drawn.
    var filled: Int?
  }

  private let label: String
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  /// The width of the bar in columns.
  private static let width = 30

  package init(_ label: String, total: Int, isQuiet: Bool = false) {
    self.label = label
    self.total = max(total, 1)
    isShown = !isQuiet && isatty(STDERR_FILENO) == 1
  }

  /// Advances the bar by one step.
  package func advance() {
    state.withLock { state in
      state.done += 1
      let filled = min(state.done, total) * Self.width / total
      guard isShown, .now - start > .seconds(1), filled != state.filled else { return }
      state.filled = filled
      let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
      write("\r\(label) \(bar) \(state.done)/\(total)")
    }
  }

  /// Removes the bar.
  package func end() {
    state.withLock { state in
      if state.filled != nil { write("\r\u{1B}[K") }
      state.filled = nil
    }
  }

  private func write(_ text: String) {
    StandardError.writeUnterminated(text)
  }
}
