import Dispatch

enum MainQueue {
  /// Returns when the main queue has run every block that was enqueued before.
  static func drain() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
