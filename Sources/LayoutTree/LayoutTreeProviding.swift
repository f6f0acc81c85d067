import Foundation

/// A component that can lay itself out synchronously and describe what it draws.
///
/// This is the only interface between a component toolkit and snapshots: the frame is laid out within the call, without
/// waiting for a run loop.
public protocol LayoutTreeProviding {
  /// Lays out the first frame for an environment. The root's frame is the area of the picture.
  @MainActor func layoutTree(in environment: RenderingEnvironment) -> LayoutNode

  /// Why the last layout tree is unreliable, as a clause; `nil` if it is reliable.
  ///
  /// Read right after ``layoutTree(in:)``. A frame with a problem is neither recorded nor compared.
  @MainActor var layoutProblem: String? { get }

  /// Warnings about the last layout tree, though it is reliable; one sentence each.
  @MainActor var layoutWarnings: [String] { get }
}

extension LayoutTreeProviding {
  @MainActor public var layoutProblem: String? { nil }

  @MainActor public var layoutWarnings: [String] { [] }
}

/// Determines without crashing whether synchronous code runs on the main actor.
///
/// Toolkits and assertions share it, since ``LayoutTreeProviding`` is isolated to the main actor.
public enum MainActorContext {
  /// Whether this thread runs the main actor: the main thread, or the thread that serves the main queue.
  ///
  /// Both tests are needed: under Swift Testing on Linux, another thread serves the main queue.
  public static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
  }

  /// Also considers the isolation with which the caller was compiled.
  public static func isCurrent(for isolation: (any Actor)?) -> Bool {
    isolation === MainActor.shared || isCurrent
  }

  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
