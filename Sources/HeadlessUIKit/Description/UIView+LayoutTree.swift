public import LayoutTree

extension UIView: LayoutTreeProviding {
  /// The view's first frame: properties and layout settled, then every visible view described.
  public func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    host(in: environment) { LayoutCycle(root: self).settle() }
    defer { if superview != nil { hosting = nil } }
    let name = accessibilityIdentifier ?? String(describing: type(of: self))
    return layoutNode(name: name, names: PropertyNames())
  }

  /// That the last layout of the view never came to rest, and whose fault it is.
  public var layoutProblem: String? {
    layoutFeedbackLoop?.description
  }
}
