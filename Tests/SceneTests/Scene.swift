import FirstFrameLayoutTree

/// A layout tree that is already made.
struct Scene: LayoutTreeProviding {
  let root: LayoutNode

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode { root }
}
