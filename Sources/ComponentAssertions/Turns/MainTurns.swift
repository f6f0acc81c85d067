import Dispatch

/// Turns of the main queue: what was enqueued before one has run when it is over.
enum MainTurns {
  /// As many turns in a row without a change count as quiet: a task may hop to another executor and back.
  static let quietTurns = 3
  /// Whatever still changes things then never ends.
  static let limit = 40

  /// Lets everything run that the main queue, the main actor and the global executor have been given so far.
  @MainActor
  static func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    await Task.detached {}.value
    await Task.yield()
  }
}
