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
