import FirstFrameLayoutTree

/// A component that draws something and says that it is not to be relied on.
struct UnsettledPicture: LayoutTreeProviding {
  var layoutProblem: String? { "the layout did not settle" }

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    Picture.black.layoutTree(in: environment)
  }
}
