import Dispatch

enum MainQueue {
  /// Returns when all that was sent to the main queue before has run.
  static func drain() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
