import Foundation

/// Whether synchronous code runs on the main actor, found out without a crash where it does not.
public enum MainActorPresence {
  /// Asks the isolation that the caller was compiled with, the thread, and the queue.
  ///
  /// Each knows what the others miss: the queue alone tells for a nonisolated helper of a test that runs on the
  /// main actor's queue but, as under Swift Testing on Linux, not on the main thread.
  public static func isCertain(for isolation: (any Actor)?) -> Bool {
    isolation === MainActor.shared || Thread.isMainThread || isOnMainQueue
  }

  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static var isOnMainQueue: Bool {
    DispatchQueue.getSpecific(key: mainQueueKey) == true
  }
}
