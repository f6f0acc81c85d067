import Foundation

/// Whether synchronous code runs on the main actor, found out without a crash where it does not.
///
/// It lives beside ``LayoutTreeProviding``, whose door only the main actor may pass, so that toolkits and
/// assertions share one answer.
public enum MainActorPresence {
  /// Whether this thread is the main actor's: the main one, or whichever serves the main queue.
  ///
  /// Each knows what the other misses: under Swift Testing on Linux, the main queue is served by another thread.
  public static var isCertain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
  }

  /// Asks the isolation that the caller was compiled with, too.
  public static func isCertain(for isolation: (any Actor)?) -> Bool {
    isolation === MainActor.shared || isCertain
  }

  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
