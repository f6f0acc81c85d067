/// Something that can say, synchronously, what it draws.
///
/// This is the one door between a toolkit of components and their snapshots: the frame is laid out within
/// the call, and nothing waits for a run loop.
public protocol LayoutTreeProviding {
  /// The first frame in an environment. The root's frame is the picture.
  @MainActor func layoutTree(in environment: RenderingEnvironment) -> LayoutNode
}
