import Foundation

/// Something that can say, synchronously, what it draws.
///
/// This is the one door between a toolkit of components and their snapshots: the frame is laid out within
/// the call, and nothing waits for a run loop.
public protocol LayoutTreeProviding {
  /// The first frame in an environment. The root's frame is the picture.
  @MainActor func layoutTree(in environment: RenderingEnvironment) -> LayoutNode

  /// Why the layout tree that was just given is not to be relied on, as a clause; nil where it is.
  ///
  /// It is asked right after ``layoutTree(in:)``. A frame with a problem is neither recorded nor compared.
  @MainActor var layoutProblem: String? { get }

  /// What a person should know about the layout tree that was just given, though it can be relied on; a sentence each.
  @MainActor var layoutWarnings: [String] { get }
}

extension LayoutTreeProviding {
  @MainActor public var layoutProblem: String? { nil }

  @MainActor public var layoutWarnings: [String] { [] }
}

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
