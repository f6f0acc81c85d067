public import FirstFrameLayoutTree
import Foundation

extension UIViewController: LayoutTreeProviding {
  /// The first frame of the controller's view, with the controller's appearance calls.
  public func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    hostedTraits = UITraitCollection(environment: environment)
    loadViewIfNeeded()
    guard let view = viewIfLoaded else { return LayoutNode(frame: .zero) }
    var environment = environment
    if environment.size == nil, preferredContentSize.width > 0, preferredContentSize.height > 0 {
      environment.size = preferredContentSize
    }
    view.host(in: environment) {
      if isCovered { LayoutCycle(root: view).settle() } else { appear() }
    }
    defer { if view.superview != nil { view.hosting = nil } }
    let name = view.accessibilityIdentifier ?? String(describing: type(of: self))
    var node = view.layoutNode(name: name, names: PropertyNames())
    describePresentations(in: &node, environment: environment)
    return node
  }

  /// The layout problem of the controller's view, or `nil` if there is none.
  public var layoutProblem: String? {
    viewIfLoaded?.layoutProblem
  }

  /// The layout warnings of the controller's view.
  public var layoutWarnings: [String] {
    viewIfLoaded?.layoutWarnings ?? []
  }
}
