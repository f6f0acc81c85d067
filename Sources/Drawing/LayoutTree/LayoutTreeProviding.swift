import Foundation

/// A component that can be laid out synchronously and described as a layout tree.
///
/// This is the only interface between a component toolkit and snapshots. The frame is laid out within the call, without
/// waiting for a run loop.
public protocol LayoutTreeProviding {
  /// Lays out the first frame for an environment. The root's frame is the area of the picture.
  @MainActor func layoutTree(in environment: RenderingEnvironment) -> LayoutNode

  /// The reason why the last layout tree is unreliable, as a clause; `nil` if it is reliable.
  ///
  /// Snapshots read it immediately after calling ``layoutTree(in:)``. A frame with a problem is neither recorded nor
  /// compared.
  @MainActor var layoutProblem: String? { get }

  /// Warnings about the last layout tree, as sentences. They do not make it unreliable.
  @MainActor var layoutWarnings: [String] { get }

  /// The contents that the last layout tree does not show although the component has them, for the message about a blank
  /// frame. Snapshots read it only if the frame is blank.
  @MainActor var frameOmissions: [FrameOmission] { get }
}

extension LayoutTreeProviding {
  @MainActor public var layoutProblem: String? { nil }

  @MainActor public var layoutWarnings: [String] { [] }

  @MainActor public var frameOmissions: [FrameOmission] { [] }
}

/// Determines whether synchronous code runs on the main actor, without trapping if it does not.
///
/// Toolkits and assertions use it, because ``LayoutTreeProviding`` is isolated to the main actor.
package enum MainActorContext {
  /// Whether the current thread runs the main actor: the main thread, or the thread that runs the main queue.
  ///
  /// Both tests are needed, because under Swift Testing on Linux another thread runs the main queue.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
  }

  /// Whether the current thread runs the main actor, or the caller is isolated to the main actor.
  package static func isCurrent(for isolation: (any Actor)?) -> Bool {
    isolation === MainActor.shared || isCurrent
  }

  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
