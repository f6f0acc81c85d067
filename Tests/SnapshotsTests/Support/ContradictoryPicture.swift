import FirstFrameLayoutTree

/// A component that draws something, and warns of how it came about.
struct ContradictoryPicture: LayoutTreeProviding {
  var layoutWarnings: [String] { ["Two constraints contradict each other."] }

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    Picture.black.layoutTree(in: environment)
  }
}
